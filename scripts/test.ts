// npm test: everything that CI checks, in the order in which a mistake is cheapest to hear of.
// npm test -- types unit   only the named steps.
// npm test -- full         everything crossed with everything, where the usual run takes one of each.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { failedTests } from './specification/failed-tests.ts'

interface Counts {
  passed: number
  failed: number
  /** What failed and why. */
  failures: string[]
}

interface Step {
  name: string
  description: string
  command: string[]
  /** It keeps no more than one core busy: two of these run side by side. */
  isLight?: boolean
  /** It opens what the step `preview` has built; run alone, it builds that itself. */
  isOpener?: boolean
  /** How many tests ran, for steps that run tests; others count as one. */
  counts?: () => Promise<Counts>
}

const REPORTS = '.cache/reports'
const UNIT = `${REPORTS}/unit.json`
const SERVED = `${REPORTS}/served.json`
const JOURNEYS = `${REPORTS}/journeys.json`
const ENGINES = `${REPORTS}/engines.json`
const ANSWERS = `${REPORTS}/answers.txt`
const ROOMS = ['src', 'mocks', 'scripts', 'tests', 'openapi', 'deploy', 'verifier', 'reference']
const bin = (path: string) => resolve('node_modules', path)

const steps: Step[] = [
  {
    name: 'contract',
    description: 'The contract keeps its rules',
    command: ['scripts/contract-lint.ts'],
    isLight: true,
  },
  {
    name: 'released',
    description: 'Nothing breaks the last release, unless the version says so',
    command: ['scripts/contract-diff.ts'],
    isLight: true,
  },
  {
    name: 'fresh',
    description: 'Everything generated is fresh',
    command: ['scripts/generate.ts', '--check'],
    isLight: true,
  },
  { name: 'types', description: 'Types agree', command: [bin('typescript-native/bin/tsc'), '-p', '.'], isLight: true },
  {
    name: 'node20',
    description: 'The verifier asks no more than Node 20 of a backend team',
    command: [bin('typescript-native/bin/tsc'), '-p', 'verifier'],
    isLight: true,
  },
  {
    name: 'lint',
    description: 'No suspicious code',
    command: [bin('oxlint/bin/oxlint'), '--type-aware', '--quiet'],
    isLight: true,
  },
  {
    name: 'format',
    description: 'Code is formatted (npm run format)',
    command: [bin('oxfmt/bin/oxfmt'), '--check', '.'],
    isLight: true,
  },
  {
    name: 'directions',
    description: 'Nothing is imported against the direction of the house',
    command: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...ROOMS, '--config', '.dependency-cruiser.js'],
    isLight: true,
  },
  { name: 'unused', description: 'Nothing is unused', command: [bin('knip/bin/knip.js')], isLight: true },
  { name: 'house', description: 'Sizes and words', command: ['scripts/house.ts'], isLight: true },
  {
    name: 'specification',
    description: 'Every fact has its state, every citation leads somewhere',
    command: ['scripts/specification.ts'],
    isLight: true,
  },
  {
    name: 'unit',
    description: 'Rules, client, world and contract',
    command: vitest(UNIT, 'page', 'usage', 'node'),
    counts: countsOf(UNIT),
  },
  { name: 'build', description: 'The release builds', command: ['scripts/build.ts'] },
  {
    name: 'preview',
    description: 'What the journeys open builds',
    command: ['tests/journeys/build.ts'],
    isLight: true,
  },
  { name: 'size', description: 'No screen grows unseen', command: ['scripts/size.ts'], isLight: true },
  // It loads what was built.
  { name: 'bench', description: 'The benchmarks run', command: ['tests/bench/bench.ts', '--quick'], isLight: true },
  {
    name: 'engines',
    description: 'What matters most, in WebKitGTK and Firefox, behind nginx',
    command: [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/engines/playwright.config.ts'],
    // Most of it is waiting.
    isLight: true,
    isOpener: true,
    counts: () => countPlaywright(ENGINES),
  },
  {
    name: 'served',
    description: 'The release as nginx serves it, over a deploy and a rollback too, and the documentation',
    command: vitest(SERVED, 'served'),
    isLight: true,
    isOpener: true,
    counts: countsOf(SERVED),
  },
  {
    name: 'journeys',
    description: 'What people do, in a browser, on the release build',
    command: [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/journeys/playwright.config.ts'],
    isOpener: true,
    counts: () => countPlaywright(JOURNEYS),
  },
  {
    name: 'coverage',
    description: 'What the journeys made the world answer is no less than before',
    command: ['scripts/contract-coverage.ts'],
  },
  {
    name: 'shown',
    description: 'The tests that show the facts of docs/specification.md ran and passed',
    command: ['scripts/specification.ts', '--ran', UNIT, SERVED, JOURNEYS, ENGINES],
  },
]

/** Runs projects of vitest.config.ts. */
function vitest(file: string, ...projects: string[]): string[] {
  const only = projects.map((project) => `--project=${project}`)
  return [
    bin('vitest/vitest.mjs'),
    'run',
    ...only,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
}

function countsOf(file: string) {
  return async (): Promise<Counts> => {
    const read = await report(file)
    return {
      passed: read.numPassedTests,
      failed: read.numTotalTests - read.numPassedTests,
      failures: failedTests(read),
    }
  }
}

const named = process.argv.slice(2)
const isFull = named.includes('full')
const wanted = named.filter((name) => name !== 'full')
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}, and full`,
  )
  process.exit(1)
}

await mkdir(REPORTS, { recursive: true })
const total: Counts = { passed: 0, failed: 0, failures: [] }
const failed: string[] = []
let isStopped = false
const running = new Map<string, Promise<void>>()
const succeeded = new Set<string>()
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (running.size > 1) await Promise.race(running.values())
  if (step.isOpener) await running.get('preview')
  if (!step.isLight) await Promise.all(running.values())
  if (isStopped) break
  const ran = runStep(step).finally(() => running.delete(step.name))
  running.set(step.name, ran)
  if (!step.isLight) await ran
}
await Promise.all(running.values())

if (total.failures.length > 0) console.log(`\n${total.failures.join('\n\n')}`)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}. To run one again: npm test -- ${failed[0]}`)
process.exitCode = failed.length > 0 ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)

async function runStep({ name, description, command, counts, isLight = false, isOpener = false }: Step) {
  const begin = `\n▸ ${name}: ${description}`
  // What runs beside another says all that it has to say when it ends.
  if (!isLight) console.log(begin)
  const started = performance.now()
  // A report of an earlier run must not count, except for a step that reads it.
  await rm(`${REPORTS}/${name}.json`, { force: true })
  if (name === 'journeys') await rm(ANSWERS, { force: true })
  const env = isOpener && succeeded.has('preview') ? { RUPYA_BUILT: '1' } : {}
  const { ok, said } = await run(command, { isKept: isLight, env }).catch((error: unknown) => {
    console.error(error)
    return { ok: false, said: '' }
  })
  // A runner that dies before it reports has failed, whatever it had counted.
  const counted = await counts?.().catch(() => undefined)
  total.passed += counted ? counted.passed : Number(ok)
  total.failed += counted ? Math.max(counted.failed, ok ? 0 : 1) : Number(!ok)
  if (ok) succeeded.add(name)
  else failed.push(name)
  total.failures.push(...(counted?.failures ?? []))
  if (isLight) process.stdout.write(`${begin}\n${said}`)
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

/** Runs a command of the project's own Node to its end: whether it succeeded, and what it said, if that is kept. */
async function run(
  command: string[],
  { isKept, env }: { isKept: boolean; env: Record<string, string> },
): Promise<{ ok: boolean; said: string }> {
  const child = spawn(process.execPath, command, {
    stdio: isKept ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      // The log of a run without failures says nothing but what ran.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning`,
      ...(isFull && { RUPYA_FULL: '1' }),
      RUPYA_REPORTS: resolve(REPORTS),
      // Many small programs of the project start during a run.
      NODE_COMPILE_CACHE: resolve('.cache/compiled'),
      ...env,
    },
  })
  // Whoever ends this run ends what it has started. At any other signal Playwright would leave its servers behind.
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

async function countPlaywright(file: string): Promise<Counts> {
  const read = await report(file)
  const { expected, unexpected, flaky, skipped } = read.stats
  return { passed: expected, failed: unexpected + flaky + skipped, failures: failedTests(read) }
}

async function report(file: string) {
  return JSON.parse(await readFile(file, 'utf8'))
}
