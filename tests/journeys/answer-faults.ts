/**
 * Faults of the reply to a person's action. The client treats all of them alike (call.test.ts), so this has one for each
 * outcome.
 */
export const ANSWER_FAULTS = ['html-instead', 'session-ended']
