import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { endWith } from './arguments.ts'

/**
 * Runs a script that builds in a process of its own: what Vite takes is given back when it ends. Resolves to what it tells.
 * Where it fails it has said why, and this process ends too. However this process ends, the other one does.
 */
export async function buildApart<Told>(
  script: string,
  args: string[] = [],
  settings: Record<string, string> = {},
): Promise<Told> {
  const env = { ...process.env, ...settings }
  // The limits of what serves for long (setup.js) are none of a build's.
  const child = fork(resolve(import.meta.dirname, script), args, { env, execArgv: [] })
  let told: unknown
  child.on('message', (message) => (told = message))
  const ended = once(child, 'exit')
  await once(child, 'disconnect')
  const [code, signal] = await ended
  if (signal) endWith(`The build was ended by ${signal}`)
  if (code !== 0) process.exit(code)
  // Both sides name the same type.
  return told as Told
}

/** Does what a script was started for by `buildApart`, and tells what comes of it. */
export async function tellParent(build: () => Promise<unknown>): Promise<void> {
  // Whoever has asked is gone, or has been told.
  process.on('disconnect', () => process.exit())
  const told = (await build()) ?? null
  process.send?.(told, () => process.disconnect?.())
}
