import { vi } from 'vitest'
import { main } from '../src/cli.ts'

/** Runs the command as a person would. Returns its exit code and its output. */
export async function run(...args: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const code = await main({ name: 'verify', version: '1.2.3', args })
  const said = { code, out: log.mock.calls.join('\n'), err: error.mock.calls.join('\n') }
  log.mockRestore()
  error.mockRestore()
  return said
}
