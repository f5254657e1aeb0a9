import { outcomePointer } from './contract-line.ts'
import type { Finding } from './finding.ts'
import type { TrialResult } from './run-trial.ts'

/** One finding for all calls that a gateway seems to have refused because they came too fast, without saying so as the contract has it. */
export function limitedFindings(results: TrialResult[]): Finding[] {
  const seen = results.flatMap(({ limited = [] }) => limited)
  const [first] = seen
  if (!first) return []
  const [operation, ...alsoIn] = new Set(seen.map((one) => one.operation))
  const times = seen.length === 1 ? 'once' : `${seen.length} times`
  return [
    {
      operation: operation ?? '',
      alsoIn,
      says: `was answered HTTP 503 without \`Retry-After\` ${times}, and properly when asked again: if a gateway limits the rate, ask more slowly (--pace 10), or let it answer HTTP 429`,
      pointer: outcomePointer(first.trial.operation, 'busy'),
      kind: 'flaky',
      trials: [...new Set(seen.map(({ trial }) => trial.name))],
      curl: first.curl,
    },
  ]
}
