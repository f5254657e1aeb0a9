import { variableOf } from './credentials.ts'
import { MOST_SECONDS, runCommand } from './run-command.ts'
import type { Trial } from './trial.ts'

/** Lets so many seconds pass at the server, in the world of this name if it has several. Returns why it could not. */
export type Clock = (seconds: number, trial: Trial, world: string) => Promise<string | undefined>

/** A team's command that moves its server's clock, or waits. */
export const clockBy =
  (command: string): Clock =>
  async (seconds, { name, operation }, world) => {
    const named = (variable: string) => variableOf(operation.prefix, variable)
    const variables = { [named('seconds')]: String(seconds), [named('trial')]: name, [named('world')]: world }
    const result = await runCommand(command, variables, MOST_SECONDS + seconds)
    return 'failed' in result ? `--later-cmd failed: ${result.failed}` : undefined
  }
