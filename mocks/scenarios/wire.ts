import { UNKNOWN_STATUS } from '../unknown-status.ts'
import type { Scenario } from './scenario-type.ts'

/** Formats of replies, on top of any world. */
export const wireScenarios: Record<string, Scenario> = {
  scrambled: {
    summary: 'Replies come in the scrambled envelope',
    overrides: { scrambled: true },
    looksTheSame: true,
  },
  'keys-ignored': {
    summary: 'A request that comes twice is done twice',
    overrides: { ignoresKeys: true },
    looksTheSame: true,
  },
  'busy-once': {
    summary: 'The server has no time for the first call of each kind',
    overrides: { busy: { status: 429, seconds: 2, once: 'each' } },
    looksTheSame: true,
  },
  'language-ignored': {
    summary: 'The server does not read which language is asked for',
    overrides: { ignoresLanguage: true },
    looksTheSame: true,
  },
  texts: { summary: 'Numbers come as texts', overrides: { texts: true }, looksTheSame: true },
  'unknown-status': {
    summary: 'The order has a status that the contract does not know',
    overrides: { tamper: { getLoanDetails: (loan) => ({ ...Object(loan), orderStatus: UNKNOWN_STATUS }) } },
  },
  'order-not-found': {
    summary: 'The server does not find the order',
    overrides: { refuse: { getLoanDetails: 'orderNotFound' } },
  },
  'loan-refused': {
    summary: 'The server refuses to show the order, without a named reason',
    overrides: { refuse: { getLoanDetails: 'other' } },
  },
}
