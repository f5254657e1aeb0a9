import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { endWith } from '../arguments.ts'

/**
 * Runs a build script in a separate process, so that Vite's memory is freed when it ends. Resolves to the script's answer. If
 * it fails, it has printed the reason, and this process ends too. The child ends whenever this process ends.
 */
export async function buildApart<Told>(
  script: string,
  args: string[] = [],
  settings: Record<string, string> = {},
): Promise<Told> {
  const env = { ...process.env, ...settings }
  // A build does not use the memory limits of long-running servers (setup.js).
  const child = fork(resolve(import.meta.dirname, script), args, { env, execArgv: [] })
  let told: unknown
  child.on('message', (message) => (told = message))
  const ended = once(child, 'exit')
  await once(child, 'disconnect')
  const [code, signal] = await ended
  if (signal) endWith(`The build was ended by ${signal}`)
  if (code !== 0) process.exit(code)
  // Both sides use the same type.
  return told as Told
}

/** Runs the task for which `buildApart` started this script, and sends the result. */
export async function tellParent(build: () => Promise<unknown>): Promise<void> {
  // The parent has ended or has received the result.
  process.on('disconnect', () => process.exit())
  const told = (await build()) ?? null
  process.send?.(told, () => process.disconnect?.())
}
