import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../setup/free-port.ts'

const PATIENCE = 300_000

/** Starts a server like npm does. Resolves once it answers. */
export async function startServer(script: string, options: string[]) {
  const port = await freePort()
  const withPorts = options.map(async (option) =>
    option.endsWith('port') ? [option, String(await freePort())] : [option],
  )
  const args = (await Promise.all(withPorts)).flat()
  const setup = spawn(
    process.execPath,
    ['scripts/setup.js', '--light', `scripts/${script}`, '--port', String(port), ...args],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  running.add(setup)
  const origin = `http://127.0.0.1:${port}`
  for (const until = performance.now() + PATIENCE; ; await setTimeout(100)) {
    const isThere = await fetch(origin).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (isThere) break
    if (setup.exitCode !== null || performance.now() > until) throw new Error(`scripts/${script} did not start`)
  }
  const stop = async () => {
    running.delete(setup)
    setup.kill()
    await once(setup, 'exit')
  }
  return { origin, process: childOf(setup.pid ?? 0), stop }
}

// Ending this process ends everything that it started.
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill()))

const childOf = (id: number) => Number(readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ')[0])
