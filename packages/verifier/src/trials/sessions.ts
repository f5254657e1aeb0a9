import type { Contract } from '../contract.ts'
import type { Credential } from '../credentials.ts'
import type { ContractOperation } from '../operations.ts'
import type { Trial, TrialSession } from '../trial.ts'

/**
 * A call that needs a session must be refused without one, and with an unknown one. It must succeed with each session that the
 * contract allows. In a session of several credentials only the last one is broken: those before it, such as a name, are often not
 * secret.
 */
export function sessionTrials(
  { market, sessionStatuses }: Contract,
  operation: ContractOperation,
  examples: Trial[],
): Trial[] {
  const [usual, ...others] = operation.security.filter((credentials) => credentials.length > 0)
  // With an empty requirement, anybody may call it.
  if (!usual || operation.security.some((credentials) => credentials.length === 0)) return []
  const trial = (name: string, says: string, session: TrialSession): Trial => ({
    kind: 'session',
    name: `${operation.id}/${name}`,
    says,
    operation,
    outcome: 'sessionEnded',
    given: {},
    market,
    isScrambled: false,
    steps: [
      { operation, request: operation.request, expects: ['sessionEnded'], session, statusesWithout: sessionStatuses },
    ],
  })
  const shown = examples.find(({ outcome }) => outcome === 'success')
  return [
    trial('without-session', 'without a session', 'none'),
    trial('wrong-session', 'with a session that nobody has', { wrong: usual }),
    ...others.flatMap((credentials) => {
      const refused = trial(`wrong-${nameOf(credentials)}`, `with a \`${credentials.at(-1)?.name}\` that nobody has`, {
        wrong: credentials,
      })
      if (!shown) return [refused]
      const steps = shown.steps.map((step) => ({ ...step, session: { own: credentials } }))
      const says = `with ${credentials.map(({ name }) => `\`${name}\``).join(' and ')} as its session`
      const name = `${operation.id}/${nameOf(credentials)}`
      return [refused, { ...shown, kind: 'session' as const, name, base: shown.name, says, steps }]
    }),
  ]
}

/** The name of a session, from that of its last scheme: `keyCard` becomes `key-card`. */
const nameOf = (credentials: Credential[]) =>
  (credentials.at(-1)?.scheme ?? '').replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()
