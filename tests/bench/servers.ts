import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../setup/free-port.ts'
import { ask } from './ask.ts'
import { questions } from './questions.ts'

export const SERVERS = [
  { name: 'The world', script: 'scripts/world.ts' },
  { name: 'Prism', script: 'scripts/prism.ts' },
  { name: 'A mere look-up', script: 'tests/bench/lookup.ts' },
]
const PATIENCE_MS = 60_000

interface Server {
  port: number
  /** Milliseconds from the start of its process to its first correct reply. */
  startUp: number
  stop: () => Promise<void>
}

/** Starts a server at a free port. Resolves once it has answered. */
export async function startServer(script: string): Promise<Server> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [script, '--port', String(port)], { stdio: ['ignore', 'ignore', 'inherit'] })
  running.add(child)
  for (;;) {
    try {
      await ask(port, questions[0])
      return { port, startUp: performance.now() - started, stop: () => stop(child) }
    } catch (error) {
      if (child.exitCode !== null || performance.now() > started + PATIENCE_MS) throw error
      await setTimeout(5)
    }
  }
}

async function stop(child: ChildProcess) {
  running.delete(child)
  child.kill()
  await once(child, 'exit')
}

// Ending this process ends everything that it started.
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill()))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
