import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
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

export const LIBRARY = new URL('library/', import.meta.url).pathname

/** Starts the library's server, right or with a mistake. */
export async function startLibrary(
  mistake = '',
  node = process.execPath,
): Promise<{ origin: string; stop: () => void }> {
  const server = spawn(node, [`${LIBRARY}server.js`, mistake], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface(server.stdout), 'line')
  return { origin: String(line), stop: () => server.kill() }
}

/** The options for everything that can be tried of the library. */
export const ALL = [
  '--bundle',
  `${LIBRARY}openapi.json`,
  '--journeys',
  `${LIBRARY}journeys.arazzo.json`,
  '--seeds',
  `${LIBRARY}seeds.json`,
  '--allow-writes',
  '--allow-money',
]
