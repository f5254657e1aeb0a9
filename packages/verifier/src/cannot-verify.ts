/** Why nothing can be verified, in one sentence: exit code 2, no stack. */
export class CannotVerify extends Error {}
