import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)

/** Only the machine's own programs: a backend team has neither this repository nor its Node. */
const plainPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

let folder: string
/** The file that was packed for this test. */
let packed: string
let origin: string
let backend: ReturnType<typeof spawn>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rupya-team-'))
  const { stdout } = await run(process.execPath, ['scripts/contract-verifier.ts'])
  const [file] = /dist\/\S+\.tgz/.exec(stdout) ?? []
  if (file === undefined) throw new Error(`The command names no file that it has packed: ${stdout}`)
  packed = resolve(file)
  await run(process.execPath, ['scripts/contract-bundle.ts', '--for', 'server', join(folder, 'server.json')])
  backend = spawn('python3', ['-B', resolve('tests/verifier/backend/server.py'), join(folder, 'server.json')], {
    env: { PATH: plainPath },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It has a pipe.
  const [line] = await once(createInterface(backend.stdout as NodeJS.ReadableStream), 'line')
  origin = String(line)
  const session = { token: 'team-token', userId: 'team-user', sessionId: 'team-session' }
  await writeFile(join(folder, 'seeds.json'), JSON.stringify({ session }))
}, 180_000)
afterAll(async () => {
  backend.kill()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the packed verifier in an empty folder, with only the local network. */
async function verify(...args: string[]) {
  const command = ['--offline', '--yes', '-p', packed, 'rupya-verifier', origin, ...args]
  return run('npx', command, { cwd: folder, env: { ...process.env, PATH: plainPath } }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  )
}

test('A team’s server in Python, which makes three mistakes, is told these three and nothing else @RULE-107', async () => {
  const { code, stdout } = await verify('--seeds', 'seeds.json', '--allow-writes', '--report', 'r.html,r.xml,r.json')
  expect(code).toBe(1)
  const found = [...stdout.matchAll(/^(\w+)\n {2}✗ (.*)$/gm)].map(([, operation, says]) => [operation, says])
  expect(found).toEqual([
    ['getProblem', '`data.content` is missing'],
    ['listFaq', "`code` is '0', must be '00'"],
    [
      'getInstalments',
      'was answered code 0 (success), must be `sessionEnded` without a session, with a session that nobody has and with a `sessionId` that nobody has',
    ],
  ])
  expect(stdout.match(/✗/g)).toHaveLength(3)
  const [html, xml, json] = await Promise.all(
    ['r.html', 'r.xml', 'r.json'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  expect(html).toContain('<code>data.content</code> is missing')
  expect(xml?.match(/<failure message="`data\.content` is missing">/)).not.toBeNull()
  expect(JSON.parse(json ?? '').findings).toHaveLength(3)
  expect([html, xml, json].join()).not.toContain('team-token')
}, 180_000)
