import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { operations } from '../../mocks/contract.ts'
import { VARIABLES } from '../../verifier/curl.ts'
import type { Sighting } from '../../verifier/finding.ts'
import { shown } from '../../verifier/schema-problems.ts'
import { textAt } from '../../verifier/trials/examples.ts'
import { judge } from './mutant.ts'
import { TIMES } from './time-mutants.ts'

const run = promisify(execFile)

/** Around what curl tells of a reply beside its body. */
const MARK = '\u001F'
/** Seconds that a busy machine may need for an answer which is at once. */
const LONG = 60
/** Curl's exit codes: no answer in time, and an empty one. */
const LOST = [28, 52, 56]

let worlds = 0

const valueShown = (value: string | undefined) => (value === undefined ? 'missing' : shown(value))

/** Runs the commands of a finding in a shell, as its reader would. Says how what came differs, or nothing. */
export async function replay({
  operation: id,
  trial,
  curl,
  came,
  path,
  says,
  isTime,
}: Sighting): Promise<string | undefined> {
  const operation = operations.find((candidate) => candidate.id === id)
  if (!operation) return `no operation ${id}`
  const env = {
    PATH: process.env['PATH'],
    [VARIABLES.token]: '723421968459640832',
    [VARIABLES.userId]: '880021460173',
    [VARIABLES.sessionId]: '5c1f0a7e94',
    [VARIABLES['x-world']]: `again-${++worlds}`,
  }
  const told = `curl() { command curl --max-time ${isTime ? TIMES.patience / 1000 : LONG} -w '${MARK}%{http_code}${MARK}%{content_type}${MARK}%{time_total}${MARK}' "$@"; }`
  const [stdout, code] = await run('bash', ['-c', [told, ...curl].join('\n')], { env }).then(
    (done): [string, number] => [done.stdout, 0],
    (error: { stdout: string; code: number }): [string, number] => [error.stdout, error.code],
  )
  if (LOST.includes(code)) return isTime ? undefined : `curl ended with ${code}`
  const [text = '', status, type = '', time] = stdout.split(MARK).slice(-5)
  if (isTime) return Number(time) * 1000 > TIMES.limit ? undefined : `it took ${time} s`
  const verdict = judge(operation, { status: Number(status), type: type.split(';')[0] ?? '', text, milliseconds: 0 })
  if (came !== undefined) return verdict.came === came ? undefined : `${verdict.came} came, not ${came}`
  // What replies say of each other: the value is there again.
  if (trial.kind === 'journey' && says.startsWith('is '))
    return says.startsWith(`is ${valueShown(textAt(verdict.body, path))}`)
      ? undefined
      : `\`${path}\` ${says} is not there: ${text}`
  const isThere = verdict.problems.some((problem) => problem.path === path && problem.says === says)
  return isThere ? undefined : `\`${path}\` ${says} is not there: ${JSON.stringify(verdict.problems)} ${verdict.came}`
}
