import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { printable } from './printable.ts'

export const MOST_SECONDS = 300

/**
 * Runs a team's command in the shell. `variables` give it the context. Returns the last line of its output, or why it failed.
 * The command itself is not repeated: it may contain a key.
 */
export async function runCommand(
  command: string,
  variables: Record<string, string>,
  mostSeconds = MOST_SECONDS,
): Promise<{ line: string } | { failed: string }> {
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c']
  try {
    const { stdout } = await promisify(execFile)(shell, [flag, command], {
      env: { ...process.env, ...variables },
      timeout: mostSeconds * 1000,
    })
    return { line: stdout.trim().split('\n').at(-1)?.trim() ?? '' }
  } catch (error) {
    const { stderr, killed, code } = Object(error)
    const last = printable(String(stderr).trim().split('\n').at(-1) ?? '')
    return { failed: last || (killed ? `it took more than ${mostSeconds} seconds` : `it ended with ${String(code)}`) }
  }
}
