import { isFull } from '../setup/full.ts'

/** Faults of an answer to what a person sends. The client reads all of them alike (call.test.ts): here one of each outcome. */
export const ANSWER_FAULTS = isFull
  ? ['server-error', 'html-instead', 'empty-body', 'truncated-json', 'empty-data', 'session-ended']
  : ['html-instead', 'session-ended']
