import type { ContractDocument, Operation, SessionKind } from '../read/document.ts'

/** The parts of a session as security schemes. Each is also declared as a parameter. */
export const SECURITY_SCHEMES: ContractDocument['components']['securitySchemes'] = {
  token: { type: 'apiKey', in: 'query', name: 'token', description: "The borrower's session, from the native app." },
  cardUser: { type: 'apiKey', in: 'header', name: 'userId', description: 'The borrower, with `cardSession`.' },
  cardSession: {
    type: 'apiKey',
    in: 'header',
    name: 'sessionId',
    description: "The session of a card repayment's address, with `cardUser`.",
  },
}

/** An operation's `security`, by its `x-session`. */
export const SECURITY: Record<SessionKind, Operation['security']> = {
  none: [],
  token: [{ token: [] }],
  card: [{ token: [] }, { cardUser: [], cardSession: [] }],
}
