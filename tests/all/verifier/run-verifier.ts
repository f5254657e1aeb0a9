import { vi } from 'vitest'
import { contract } from '../../../mocks/contract.ts'
import { main } from '../../../packages/verifier/src/cli.ts'
import { journeys } from './journeys.ts'

/** Not the verifier's own limit: a busy machine answers later. */
const LIMIT = ['--max-time', '60']

/** Runs the command as a person would. Returns its exit code and its output. */
export async function runVerifier(...args: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const code = await main({
    name: 'verify',
    version: '0',
    args: [...LIMIT, ...args],
    bundle: async () => contract,
    journeys: async () => journeys,
  })
  const said = { code, out: log.mock.calls.join('\n'), err: error.mock.calls.join('\n') }
  log.mockRestore()
  error.mockRestore()
  return said
}
