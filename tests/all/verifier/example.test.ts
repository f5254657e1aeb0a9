// The example for backend teams: it is started and verified as its README says.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const EXAMPLE = resolve('packages/verifier/examples')
const README = readFileSync(`${EXAMPLE}/README.md`, 'utf8')
const VERIFY = 'npm run contract:verify --'
const [command] = /^npm run contract:verify [^`]*/m.exec(README) ?? []
const [, finding = ''] = /^confirmRepayment\n {2}(✗ .*)$/m.exec(README) ?? []

/** Starts the example until the test ends, and verifies it by the README's command. Returns the exit code and the report. */
async function verifyExample(start: string[], verifier = VERIFY, env = process.env) {
  if (command === undefined) throw new Error('The README of the example shows no command that verifies it')
  const server = spawn('python3', ['-B', ...start], { cwd: EXAMPLE, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void server.kill())
  const lines = createInterface(server.stdout)
  const [address] = await Promise.race([once(lines, 'line'), once(lines, 'close')])
  if (address === undefined) throw new Error('The example has ended, and said no address')
  const typed = command.replace(VERIFY, verifier).replaceAll('http://127.0.0.1:8700', String(address))
  return run('bash', ['--norc', '-c', typed], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
}

test('The packed verifier has no findings at a right server in Python @RULE-107', async () => {
  const { stdout } = await run(process.execPath, ['scripts/contract-bundle.ts', '--verifier'])
  const [file = ''] = /dist\/rupya-verifier\S+\.tgz/.exec(stdout) ?? []
  const { stdout: readme } = await run('tar', ['xzOf', file, 'package/README.md'])
  expect(readme.match(/\]\((?!#|https:).*?\)/g)).toBeNull()
  // The machine's own Node: a backend team has no other.
  const PATH = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const env = { ...process.env, PATH: PATH.join(delimiter) }
  const found = await verifyExample(['lending.py', '0'], `npx --offline --yes -p ./${file} rupya-verifier`, env)
  expect(found).toEqual({ code: 0, stdout: expect.stringMatching(/: 0 findings, \d{3} trials of 9 operations, /) })
  expect(found.stdout).toMatch(/^journeys +7 +0 +0$/m)
}, 900_000)

const theirs = (place: string) => expect.stringContaining(`${place} which is another person's`)

test.each([
  ['as the README shows it', 'CODE_TRIES = 1000', [finding]],
  [
    'for each list that shows everybody’s, also where keys are short',
    'of_borrower = lambda call, things: dict(sorted(things.items(), reverse=True))',
    [
      theirs("`data[0].list[0].id` is '7101',"),
      theirs("`data.bankCards[0].id` is '9101',"),
      theirs("`data[0].orderId` is '8101',"),
    ],
  ],
])(
  'One line that is wrong is one finding, %s @RULE-107',
  async (_, line, findings) => {
    const wrong = `import lending; lending.${line}; lending.serve(lending.Bank(), 0)`
    const { code, stdout } = await verifyExample(['-c', wrong])
    expect(code).toBe(1)
    expect(stdout.match(/✗.*/g)).toEqual(findings)
    // No note says a finding again.
    expect(stdout).not.toContain('Notes')
  },
  900_000,
)
