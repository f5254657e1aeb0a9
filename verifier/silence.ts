import type { TrialResult } from './run-trial.ts'
import type { Trial } from './trial.ts'

/** How often an operation, and how often in a row a server, is waited for in vain before it is asked no more. */
const MOST_OF_ONE = 2
const MOST_IN_A_ROW = 5

/** What gave no answer, however long it was waited for: to wait as long each time would take hours and tell nothing new. */
export function silenceSoFar() {
  const silent = new Map<string, number>()
  let inARow = 0
  return {
    note({ state, silent: operation }: TrialResult) {
      if (state === 'skipped') return
      inARow = operation === undefined ? 0 : inARow + 1
      if (operation !== undefined) silent.set(operation, (silent.get(operation) ?? 0) + 1)
    },
    reasonToSkip({ steps }: Trial): string | undefined {
      if (inARow >= MOST_IN_A_ROW) return `the server gave no answer ${MOST_IN_A_ROW} times in a row`
      const isSilent = ({ id }: { id: string }) => (silent.get(id) ?? 0) >= MOST_OF_ONE
      const found = steps.find(({ operation }) => isSilent(operation))
      return found && `\`${found.operation.id}\` gave no answer ${MOST_OF_ONE} times`
    },
  }
}
