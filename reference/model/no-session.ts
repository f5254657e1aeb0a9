/** An example that the contract need not write down: the operation's own request without a session. */
export const NO_SESSION = 'without-a-session'
