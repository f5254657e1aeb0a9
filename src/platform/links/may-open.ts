import { env } from '../env.ts'
import { hostedPages } from './hosted-pages.ts'
import { decideLink } from './link-policy.ts'

/** Whether an address that a server gave leads anywhere: what the link policy refuses need not be offered. */
export const mayOpen = (address: string | undefined): address is string =>
  decideLink(address, { host: hostedPages(), schemes: env.appSchemes }).kind !== 'refused'
