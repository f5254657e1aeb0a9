// A backend team: a folder of its own with the packed verifier, the contract for servers, and a server in Python with a database.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const run = promisify(execFile)
const BACKEND = resolve('tests/all/verifier/backend')

/** Only the machine's own programs: a backend team has neither this repository nor its Node. */
const plainPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

export interface Team {
  folder: string
  /** The packed verifier, and its command when it is unpacked. */
  packed: string
  bin: string
  leave: () => Promise<void>
}

export async function makeTeam(): Promise<Team> {
  const folder = await mkdtemp(join(tmpdir(), 'rupya-team-'))
  const { stdout } = await run(process.execPath, ['scripts/contract-bundle.ts', '--verifier'])
  const [file] = /dist\/\S+\.tgz/.exec(stdout) ?? []
  if (file === undefined) throw new Error(`The command names no file that it has packed: ${stdout}`)
  await run('tar', ['-xzf', file, '-C', folder])
  await run(process.execPath, ['scripts/contract-bundle.ts', '--for', 'server', join(folder, 'server.json')])
  const leave = () => rm(folder, { recursive: true, force: true })
  return { folder, packed: resolve(file), bin: join(folder, 'package/dist/bin.js'), leave }
}

const python = (...args: string[]) => run('python3', ['-B', ...args], { env: { PATH: plainPath }, cwd: BACKEND })

let databases = 0

/** A server with an empty database, and the mistakes of these names. `signal` ends it with its test. */
export async function startServer({ folder }: Team, mistakes: string[] = [], signal?: AbortSignal) {
  const database = join(folder, `db-${++databases}`)
  const named = mistakes.flatMap((name) => ['--mistake', name])
  const child = spawn('python3', ['-B', 'server.py', join(folder, 'server.json'), database, ...named], {
    cwd: BACKEND,
    env: { PATH: plainPath },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const end = () => void child.kill()
  // A test that its limit ends disposes of nothing until what it waits for has ended.
  signal?.addEventListener('abort', end)
  // Not inherited: the run would wait for the output of a server that is left.
  child.stderr.on('data', (data) => process.stderr.write(data))
  const lines = createInterface(child.stdout)
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close')])
  if (line === undefined) throw new Error(`The server in Python has ended, and said no address: ${mistakes.join()}`)
  return {
    origin: String(line),
    database,
    async [Symbol.asyncDispose]() {
      signal?.removeEventListener('abort', end)
      end()
      await ended
    },
  }
}

/** Runs the packed verifier as a team does in CI: with a seeds file of fresh values, and its test phone. */
export async function verifyServer(
  team: Team,
  { origin, database }: { origin: string; database: string },
  args: string[] = [],
  command = [process.execPath, team.bin],
): Promise<{ code: number; stdout: string }> {
  await python('fresh.py', database, `${database}.seeds.json`)
  const [program = '', ...first] = command
  const options = [
    '--allow-writes',
    '--allow-money',
    `--seeds=${database}.seeds.json`,
    `--later-cmd=python3 -B "${BACKEND}/later.py" "${database}" "$RUPYA_SECONDS"`,
    `--otp-cmd=tail -n 1 "${database}.sms"`,
    `--captcha-cmd=sed 's/<[^>]*>//g' "$RUPYA_PICTURE"`,
  ]
  return run(program, [...first, origin, ...options, ...args], {
    cwd: team.folder,
    env: { ...process.env, PATH: plainPath },
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: unknown) => {
      const { code, stdout, stderr } = Object(error)
      if (typeof code !== 'number') throw error
      return { code, stdout: `${stdout}${stderr}` }
    },
  )
}

export interface Mistake {
  group: string
  name: string
  says: string
  options: string[]
  /** Why the verifier finds nothing, or more than three things. */
  remark: string
}

export async function listMistakes(): Promise<Mistake[]> {
  const { stdout } = await python('list_mistakes.py')
  return JSON.parse(stdout)
}

/** The sentences of the findings about a server that makes these mistakes, each with its operation. */
export async function findingsAbout(
  team: Team,
  mistakes: Mistake[],
  { reports = [], signal, command }: { reports?: string[]; signal?: AbortSignal; command?: string[] } = {},
): Promise<string[]> {
  await using server = await startServer(
    team,
    mistakes.map(({ name }) => name),
    signal,
  )
  const report = `${server.database}.json`
  const options = ['--report', [report, ...reports].join(','), ...mistakes.flatMap((mistake) => mistake.options)]
  const { code, stdout } = await verifyServer(team, server, options, command)
  if (code > 1) return [stdout.trim().split('\n').at(-1) ?? '']
  const { findings } = JSON.parse(await readFile(report, 'utf8'))
  return findings.map(({ operation, says }: { operation: string; says: string }) => `${operation}: ${says}`)
}
