import { env } from '../env.ts'
import { hostedPages } from './hosted-pages.ts'
import { decideLink } from './link-policy.ts'

/** Whether the link policy lets an address from a server open. If not, the link need not be shown. */
export const mayOpen = (address: string | undefined): address is string =>
  decideLink(address, { host: hostedPages(), schemes: env.appSchemes }).kind !== 'refused'
