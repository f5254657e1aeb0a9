import { env } from '../env.ts'

/**
 * The origin of the lender's own pages: its addresses open in the page and may be framed. In builds with the mock server it is
 * the page's own origin (mocks/hosted-pages.ts). In the release, only the settings count.
 */
export const hostedPages = (): string => (import.meta.env.MOCKS === 'world' ? globalThis.location.origin : env.h5Base)
