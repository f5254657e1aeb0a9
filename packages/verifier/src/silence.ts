import { STAYS_BUSY, WAITED_LONG } from './ask-busy.ts'
import type { TrialResult } from './run-trial.ts'
import { seconds } from './send.ts'
import type { Trial } from './trial.ts'

/** After this many timeouts an operation, or (in a row) the whole server, is no longer called. */
const MOST_OF_ONE = 2
const MOST_IN_A_ROW = 5
/** How many times its patience a run may spend on late and missing answers together. */
const MOST_WAITS = 20
/** How many trials in a row may end because a server stays busy: waiting for it each time would also take hours. */
const MOST_BUSY = 3

/** Counts calls without a complete answer: waiting for each of them would take hours and find nothing new. */
export function silenceSoFar(patience: number) {
  const silent = new Map<string, number>()
  let inARow = 0
  let late = 0
  let busy = 0
  return {
    note(result: Pick<TrialResult, 'state' | 'why' | 'silent' | 'late'>) {
      if (result.why === STAYS_BUSY || result.why === WAITED_LONG) busy += 1
      else if (result.state !== 'skipped') busy = 0
      if (result.state === 'skipped') return
      late += result.late
      inARow = result.silent === undefined ? 0 : inARow + 1
      if (result.silent !== undefined) silent.set(result.silent, (silent.get(result.silent) ?? 0) + 1)
    },
    reasonToSkip({ steps }: Trial): string | undefined {
      if (inARow >= MOST_IN_A_ROW) return `the server gave no whole answer ${MOST_IN_A_ROW} times in a row`
      if (late >= MOST_WAITS * patience)
        return `the run has waited ${seconds(MOST_WAITS * patience)} for answers that came late or not at all`
      if (busy >= MOST_BUSY) return `the server stayed busy ${MOST_BUSY} times in a row`
      const isSilent = ({ id }: { id: string }) => (silent.get(id) ?? 0) >= MOST_OF_ONE
      const found = steps.find(({ operation }) => isSilent(operation))
      return found && `\`${found.operation.id}\` gave no whole answer ${MOST_OF_ONE} times`
    },
  }
}
