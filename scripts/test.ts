// npm test: everything that CI checks, ordered so that mistakes are found as cheaply as possible.
// npm test -- types unit   only the named steps, after the steps that they depend on, if these have no output yet.
// npm test -- quick        checks that find a mistake within a minute: the static checks, and the tests of rules, client and world.
// npm test -- full         all combinations, where the usual run takes one of each.
// The needs of the steps are checked first, and installed if that is allowed (setup/needs.js). A step with missing needs is
// skipped: the last lines say so, and with CI=1 it counts as failed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chooseShift } from '../tests/journeys/ports.ts'
import { endWith } from './arguments.ts'
import { chooseSteps, stepsWithout } from './check/choose-steps.ts'
import { ANSWERS, type Counts, QUICK, REPORTS, type Step, STEPS } from './check/steps.ts'
import { lackOf, missingOf, type NeedName } from './setup/look-for.ts'
import { isForbidden } from './setup/packages.js'
import { takeTurn } from './setup/turn.js'

const named = process.argv.slice(2)
const isFull = named.includes('full')
const isCI = ['1', 'true'].includes(process.env['CI'] ?? '')
const wanted = named.filter((name) => name !== 'full').flatMap((name) => (name === 'quick' ? QUICK : name))
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0)
  endWith(
    `There is no step ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}, quick and full`,
  )

const asked = wanted.length > 0 ? wanted : namesOf(STEPS.filter(({ isPart }) => !isPart))
const chosen = chooseSteps(STEPS, asked, existsSync)
await mkdir(REPORTS, { recursive: true })
let isStopped = false
let missing = missingOf([...new Set(chosen.flatMap(({ needs = [] }) => needs))])
const isBringing = missing.length > 0 && !isForbidden()
const endTurn =
  isBringing || !stepsWith(missing).every(({ isReadOnly }) => isReadOnly) ? await takeTurnOfTests() : undefined
process.on('exit', () => endTurn?.())
if (isBringing) {
  const { ok } = await run(['scripts/setup/bring.ts', ...missing], { isKept: false, env: {} })
  if (!ok) endWith('What is missing was not brought.')
  missing = missingOf(missing)
}
const notRun = namesOf(stepsWithout(chosen, missing))
const steps = stepsWith(missing)
// Two needs may lack the same package.
const leftOut = [...Map.groupBy(missing, (name) => lackOf(name))].map(
  ([lack, needs]) => [lack, namesOf(stepsWithout(chosen, needs)).join(', ')] as const,
)
for (const [lack, names] of leftOut) console.log(`${lack} Not run without it: ${names}.`)

const total: Counts = { passed: 0, failed: 0, failures: [] }
const failed: string[] = []
const running = new Map<string, Promise<void>>()
const succeeded = new Set<string>()

// All steps of a run use the same ports.
await chooseShift()
for (const step of steps) {
  if (running.size > 1) await Promise.race(running.values())
  if (step.isOpener) await running.get('preview')
  if (!step.isLight) await Promise.all(running.values())
  if (isStopped) break
  const ran = runStep(step).finally(() => running.delete(step.name))
  running.set(step.name, ran)
  if (!step.isLight) await ran
}
await Promise.all(running.values())

if (isCI) {
  total.failed += notRun.length
  failed.push(...notRun)
}
if (total.failures.length > 0) console.log(`\n${total.failures.join('\n\n')}`)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}. To run one again: npm test -- ${failed[0]}`)
for (const [lack, names] of leftOut) console.log(`\nNOT RUN: ${names}. ${lack}`)
process.exitCode = failed.length > 0 ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)

/** The steps to run if these needs are missing. */
function stepsWith(lacking: NeedName[]): Step[] {
  const left = namesOf(stepsWithout(chosen, lacking))
  return chooseSteps(
    STEPS,
    asked.filter((name) => !left.includes(name)),
    existsSync,
  )
}

function namesOf(of: Step[]): string[] {
  return of.map(({ name }) => name)
}

/** Another run in this folder would overwrite the build that this one uses. A run in another clone is no problem. */
async function takeTurnOfTests() {
  return takeTurn({
    file: resolve('.cache/testing'),
    doing: 'testing in this folder',
    isDone: () => false,
    onLost: () => console.error('Another run of the tests has begun in this folder: what follows may be of its build.'),
    say: console.log,
    patience: 2 * 60 * 60_000,
  }).catch((error: unknown) => endWith(String(Object(error).message)))
}

async function runStep({ name, description, command, counts, leaves, isLight = false, isOpener = false }: Step) {
  const begin = `\n▸ ${name}: ${description}`
  // A step that runs beside another prints all its output at its end.
  if (!isLight) console.log(begin)
  const started = performance.now()
  // Output of an earlier run must not count.
  if (leaves) await rm(leaves, { recursive: true, force: true })
  if (name === 'journeys') await rm(ANSWERS, { force: true })
  const env = isOpener && succeeded.has('preview') ? { RUPYA_BUILT: '1' } : {}
  const { ok, said } = await run(command, { isKept: isLight, env }).catch((error: unknown) => {
    console.error(error)
    return { ok: false, said: '' }
  })
  // A runner that dies before its report has failed, whatever it counted. A skipped test has not passed.
  const counted = await counts?.().catch(() => undefined)
  const failures = Math.max(counted?.failed ?? 0, ok ? 0 : 1)
  total.passed += counted ? counted.passed : Number(ok)
  total.failed += failures
  if (failures === 0) succeeded.add(name)
  else failed.push(name)
  total.failures.push(...(counted?.failures ?? []))
  if (isLight) process.stdout.write(`${begin}\n${said}`)
  console.log(`${failures === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

/** Runs a command with the project's own Node to its end. Returns whether it succeeded, and its output if that is kept. */
async function run(
  command: string[],
  { isKept, env }: { isKept: boolean; env: Record<string, string> },
): Promise<{ ok: boolean; said: string }> {
  const child = spawn(process.execPath, command, {
    stdio: isKept ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      // Without failures, the log shows only what ran.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning`,
      ...(isFull && { RUPYA_FULL: '1' }),
      RUPYA_REPORTS: resolve(REPORTS),
      // A run starts many small programs of the project.
      NODE_COMPILE_CACHE: resolve('.cache/compiled'),
      ...env,
    },
  })
  // Ending this run ends what it started. On any other signal, Playwright would leave its servers running.
  const pass = () => {
    isStopped = true
    child.kill('SIGINT')
  }
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, pass)
  const code = await new Promise<number>((done, fail) => {
    child.on('close', (status) => done(status ?? 1))
    child.on('error', fail)
  })
  for (const signal of signals) process.off(signal, pass)
  return { ok: code === 0, said }
}
