import type { ContractOperation } from '../../contract/read/operations.ts'
import type { Trial } from '../trial.ts'

/**
 * A call that needs a session must be refused without one, and with an unknown one. A card repayment session is enough for
 * the calls that accept it, as the first of the operation's examples shows. A borrower's `userId` alone is not secret, so it
 * is not enough.
 */
export function sessionTrials(operation: ContractOperation, examples: Trial[]): Trial[] {
  if (operation.session === 'none') return []
  const trial = (name: string, says: string, session: 'none' | 'wrong' | 'wrong-card'): Trial => ({
    kind: 'session',
    name: `${operation.id}/${name}`,
    says,
    operation,
    outcome: 'sessionEnded',
    given: {},
    market: 'id',
    isScrambled: false,
    steps: [{ operation, request: operation.request, expects: ['sessionEnded'], session }],
  })
  const refused = [
    trial('without-session', 'without a session', 'none'),
    trial('wrong-session', 'with a session that nobody has', 'wrong'),
  ]
  if (operation.session !== 'card') return refused
  refused.push(trial('wrong-card-session', 'with a `sessionId` that nobody has', 'wrong-card'))
  const shown = examples.find(({ outcome }) => outcome === 'success')
  if (!shown) return refused
  const steps = shown.steps.map((step) => ({ ...step, session: 'card' as const }))
  const says = 'with the session of a card repayment (`userId` and `sessionId`)'
  return [...refused, { ...shown, kind: 'session', name: `${operation.id}/card-session`, says, steps }]
}
