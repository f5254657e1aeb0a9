import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { operations } from '../../../mocks/contract.ts'
import type { Occurrence } from '../../../packages/verifier/src/finding.ts'
import { shown } from '../../../packages/verifier/src/shown.ts'
import { textAt } from '../../../packages/verifier/src/trials/examples.ts'
import { judge } from './mutant.ts'

const run = promisify(execFile)

/** Surrounds curl's information about a reply, which it writes to the other stream than the body. */
const MARK = '\u001F'
let worlds = 0

const valueShown = (value: string | undefined) => (value === undefined ? 'missing' : shown(value))

/** Runs a finding's commands in a shell, as its reader would. Returns how the result differs, or undefined. */
export async function replay(occurrence: Occurrence): Promise<string | undefined> {
  const { operation: id, trial, curl, came, path, says } = occurrence
  const operation = operations.find((candidate) => candidate.id === id)
  if (!operation) return `no operation ${id}`
  const env = {
    PATH: process.env['PATH'],
    RUPYA_TOKEN: '723421968459640832',
    RUPYA_USER_ID: '880021460173',
    RUPYA_SESSION_ID: '5c1f0a7e94',
    RUPYA_WORLD: `again-${++worlds}`,
  }
  const folder = await mkdtemp(join(tmpdir(), 'replay-'))
  const last = join(folder, 'body')
  const told = `set -o pipefail; curl() { command curl --max-time 60 -w '%{stderr}${MARK}%{http_code}${MARK}%{content_type}${MARK}' "$@" | tee ${last}; }`
  // Without SHLVL, Bash takes its caller for a remote shell and reads ~/.bashrc, which may take seconds.
  const { stderr } = await run('bash', ['--norc', '-c', [told, ...curl].join('\n')], { env })
  const text = await readFile(last, 'utf8')
  await rm(folder, { recursive: true })
  const [status, type = ''] = stderr.split(MARK).slice(-3)
  const verdict = judge(operation, { status: Number(status), type: type.split(';')[0] ?? '', text, milliseconds: 0 })
  if (came !== undefined) return verdict.came === came ? undefined : `${verdict.came} came, not ${came}`
  // A finding about two replies: the value occurs again.
  if (trial.kind === 'journey' && says.startsWith('is '))
    return says.startsWith(`is ${valueShown(textAt(verdict.body, path))}`)
      ? undefined
      : `\`${path}\` ${says} is not there: ${text}`
  const isThere = verdict.problems.some((problem) => problem.path === path && problem.says === says)
  return isThere ? undefined : `\`${path}\` ${says} is not there: ${JSON.stringify(verdict.problems)} ${verdict.came}`
}
