/** `npm test -- full`: everything crossed with everything, where the usual run takes one of each. */
export const isFull = process.env['RUPYA_FULL'] === '1'

/** Faults of an answer to what a person sends. The client reads all of them alike (call.test.ts): here one of each outcome. */
export const ANSWER_FAULTS = isFull
  ? ['server-error', 'html-instead', 'empty-body', 'truncated-json', 'empty-data', 'session-ended']
  : ['html-instead', 'session-ended']
