import { isFull } from '../setup/full.ts'

/**
 * Faults of the reply to a person's action. The client treats all of them alike (call.test.ts), so this has one for each
 * outcome.
 */
export const ANSWER_FAULTS = isFull
  ? ['server-error', 'html-instead', 'empty-body', 'truncated-json', 'empty-data', 'session-ended']
  : ['html-instead', 'session-ended']
