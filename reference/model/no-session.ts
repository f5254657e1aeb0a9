/** An example that is not in the contract: the operation's own request without a session. */
export const NO_SESSION = 'without-a-session'
