/** Ends a command with instructions in plain words. */
export class SetupError extends Error {}
