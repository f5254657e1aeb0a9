import { variableOf } from './credentials.ts'
import { runCommand } from './run-command.ts'
import type { TrialResult } from './run-trial.ts'
import type { Trial } from './trial.ts'
import { changes } from './trial-values.ts'

/**
 * Runs the reset before each trial that would otherwise see what another has changed. It is due at the start, where nobody
 * knows what a run before has left, and after each trial that changed something or was answered wrongly.
 */
export function resetting(command: string | undefined) {
  let isDue = command !== undefined
  let failure: string | undefined
  return {
    /** Why the server could not be reset; afterwards nothing more is tried. */
    async before({ name, given, operation }: Trial): Promise<string | undefined> {
      if (command === undefined || !isDue || failure !== undefined) return failure
      const named = (variable: string) => variableOf(operation.prefix, variable)
      const told = await runCommand(command, {
        [named('trial')]: name,
        [named('given')]: given.scenario ?? '',
      })
      isDue = false
      failure = 'failed' in told ? `${RESET_FAILED}: ${told.failed}` : undefined
      return failure
    },
    note({ trial, state, requests }: TrialResult) {
      const isWrite = trial.steps.some(({ operation }) => operation.effect !== 'read')
      if (requests > 0 && isWrite && (changes(trial) || state === 'failed')) isDue = command !== undefined
    },
  }
}

export const RESET_FAILED = '--before-each failed'
