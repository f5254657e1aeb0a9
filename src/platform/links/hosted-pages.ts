import { env } from '../env.ts'

/**
 * Where the lender's own pages are: addresses of this origin open in the page, and may be framed. In builds with the mock
 * world they are at the page's own origin (mocks/hosted-pages.ts). In the release, only the settings count.
 */
export const hostedPages = (): string => (import.meta.env.MOCKS === 'world' ? globalThis.location.origin : env.h5Base)
