import { vi } from 'vitest'
import { main } from '../src/cli.ts'

/** How far a run is, which is said if it takes a while. */
const PROGRESS = /^\d+ of \d+ trials$/

/** Runs the command as a person would. Returns its exit code and its output, without its progress. */
export async function run(...args: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const code = await main({ name: 'verify', version: '1.2.3', args })
  const said = {
    code,
    out: log.mock.calls.join('\n'),
    err: error.mock.calls
      .flat()
      .map(String)
      .filter((line) => !PROGRESS.test(line))
      .join('\n'),
  }
  log.mockRestore()
  error.mockRestore()
  return said
}
