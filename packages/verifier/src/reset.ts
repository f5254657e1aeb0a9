import { variableOf } from './credentials.ts'
import { runCommand } from './run-command.ts'
import type { TrialResult } from './run-trial.ts'
import type { Trial } from './trial.ts'
import { changes } from './trial-values.ts'

/**
 * Runs the reset before each trial that could otherwise see the changes of another one. It is due at the start, because an earlier
 * run may have changed something, and after each trial that changed something or was answered wrongly.
 */
export function resetting(command: string | undefined) {
  let isDue = command !== undefined
  let failure: string | undefined
  let running: ReturnType<typeof runCommand> | undefined
  return {
    /** Why the server could not be reset; after that, no more trials are sent. */
    async before({ name, given, operation }: Trial): Promise<string | undefined> {
      if (command === undefined || failure !== undefined) return failure
      if (isDue) {
        isDue = false
        const named = (variable: string) => variableOf(operation.prefix, variable)
        running = runCommand(command, { [named('trial')]: name, [named('given')]: given.scenario ?? '' })
      }
      // Trials that run at once wait for the same reset.
      const result = await running
      if (result && 'failed' in result) failure = `${RESET_FAILED}: ${result.failed}`
      return failure
    },
    note({ trial, state, requests }: TrialResult) {
      const isWrite = trial.steps.some(({ operation }) => operation.effect !== 'read')
      if (requests > 0 && isWrite && (changes(trial) || state === 'failed')) isDue = command !== undefined
    },
  }
}

export const RESET_FAILED = '--before-each failed'
