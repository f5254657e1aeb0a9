// npm test               what every change needs. It installs a Chromium where there is none, and nothing else.
// npm test -- quick      all that comes before Vitest, and Vitest of the rules: about a minute
// npm run test:all       npm test, and what a release needs: other engines, nginx, the verifier as a team runs it, all crossings.
//                        Of the system it installs nothing more: what that lacks is counted as not run.
// npm run test:all -- --long  with 20,000 histories of payments and 200 in browsers, which takes hours
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { chooseShift } from '../tests/journeys/ports.ts'
import { endWith, flag, readArguments } from './arguments.ts'
import { readReport } from './check/read-report.ts'
import { ALL, CONTRACT, EVERY_CHANGE, type Part, QUICK, REPORTS } from './check/parts.ts'
import { bringChromium } from './setup/browser.ts'
import { lackOf, missingOf } from './setup/look-for.ts'

/** Playwright's own way to run only what failed. */
const ONCE_MORE = '--last-failed'
const MOST_FLAKY = 2

const isAll = process.argv[2] === 'all'
const { long, others } = readArguments(
  isAll ? 'npm run test:all' : 'npm test',
  { long: flag },
  isAll ? { args: process.argv.slice(3) } : { others: '[quick]', most: 1 },
)
if (others.some((other) => other !== 'quick')) endWith('npm test has one part of its own: npm test -- quick')
if (long && !isAll) endWith('--long is for a release: npm run test:all -- --long')

const isCI = ['1', 'true'].includes(process.env['CI'] ?? '')
const total = { passed: 0, failed: 0, notRun: 0 }
const last: string[] = []
let isStopped = false

const rows = others.length > 0 ? QUICK : [...EVERY_CHANGE, ...(isAll ? ALL : [])]
if (rows.flat().some(({ needs }) => needs?.includes('shell')) && missingOf(['shell']).length > 0) bringChromium()
if (isAll) process.env['RUPYA_HISTORIES'] ??= long ? '20000' : '3000'
if (long) Object.assign(process.env, { RUPYA_LONG: '1', RUPYA_SEED: process.env['RUPYA_SEED'] ?? Date.now() % 2 ** 31 })
// All parts use the same ports.
await chooseShift()
// Neither reports nor a build of an earlier run may count.
for (const made of others.length > 0 ? [REPORTS] : [REPORTS, 'dist/app', 'dist/demo', 'dist/preview'])
  rmSync(made, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

await sideBySide(CONTRACT)
if (total.failed > 0)
  last.push('Nothing else was run: with a wrong contract, each test would fail for the same reason.')
else for (const row of rows) await sideBySide(row)

console.log(['', ...last].join('\n'))
const notRun = total.notRun > 0 ? `, ${total.notRun} not run` : ''
console.log(`${total.passed} passed, ${total.failed} failed${notRun}`)
process.exitCode = total.failed + total.notRun > 0 ? 1 : 0

/** Runs parts that do not depend on each other, as many at once as there are cores. */
async function sideBySide(row: readonly Part[]) {
  const left = [...row]
  const worker = async () => {
    for (let part = left.shift(); part; part = left.shift()) if (!isStopped) await run(part, row.length > 1)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

async function run(part: Part, isBeside: boolean) {
  const { name, says, command, needs = [], report } = part
  const missing = missingOf(needs)
  if (missing.length > 0) {
    total.notRun += 1
    last.push(`${name} not run. ${missing.map((need) => lackOf(need)).join(' ')}`)
    return
  }
  const started = performance.now()
  if (!isBeside) console.log(`\n▸ ${name}: ${says}`)
  const { isGood, output } = await start(command, isBeside)
  const counted = report === undefined ? undefined : readReport(report)
  let failures = counted?.failures ?? []
  let passed = counted?.passed ?? Number(isGood)
  if (failures.length > 0 && mayBeFlaky(part, failures) && (await start([...command, ONCE_MORE], false)).isGood) {
    last.push(...failures.map(({ title }) => `flaky: ${title}`))
    passed += failures.length
    failures = []
  } else if (!isGood && failures.length === 0)
    // A runner that dies before its report has failed, whatever it counted.
    failures = [{ file: '', title: name, says: 'ended with an error: see above' }]
  // The journeys and the servers need not build it again.
  if (name === 'pages' && isGood) process.env['RUPYA_BUILT'] = '1'
  total.passed += passed
  total.failed += failures.length
  last.push(...failures.map(({ title, says: why }) => `✗ ${title}\n${why}`))
  if (isBeside) console.log(`\n▸ ${name}: ${says}\n${output.trimEnd()}`)
  console.log(`${failures.length > 0 ? '✗' : '✓'} ${name} (${Math.round((performance.now() - started) / 1000)} s)`)
}

/** Few journeys that failed are tried once more, alone; never where money or a session is at stake, and never in CI. */
function mayBeFlaky({ isTriedAgain }: Part, failures: readonly { file: string }[]): boolean {
  const mayBe = ({ file }: { file: string }) => file !== '' && !file.includes('/money/')
  return isTriedAgain === true && !isCI && failures.length <= MOST_FLAKY && failures.every(mayBe)
}

/** Runs a command with the project's own Node to its end. */
async function start(command: readonly string[], isKept: boolean): Promise<{ isGood: boolean; output: string }> {
  const child = spawn(process.execPath, command, {
    stdio: isKept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning`,
      // A run starts many small programs of the project.
      NODE_COMPILE_CACHE: resolve('.cache/compiled'),
    },
  })
  // On any other signal, Playwright would leave its servers running.
  const end = () => {
    isStopped = true
    child.kill('SIGINT')
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  const code = await new Promise<number>((done) => child.on('close', (status) => done(status ?? 1)))
  for (const signal of signals) process.off(signal, end)
  return { isGood: code === 0, output }
}
