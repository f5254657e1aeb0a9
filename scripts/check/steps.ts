import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { NeedName } from '../setup/look-for.ts'
import { failedTests } from './specification/failed-tests.ts'

export interface Counts {
  passed: number
  failed: number
  /** Each failure with its reason. */
  failures: string[]
}

export interface Step {
  name: string
  description: string
  command: string[]
  /** What it needs of the system. If that is missing, the step is not run. */
  needs?: NeedName[]
  /** Steps that it depends on. Those without output yet are run before it. */
  after?: string[]
  /** Steps that must not have failed in this run: without them its own result would mean nothing. */
  trusts?: string[]
  /** Its output for other steps: a file or a folder. */
  leaves?: string
  /** It writes nothing that another run could read. */
  isReadOnly?: boolean
  /** It uses at most one core, so two such steps run in parallel. */
  isLight?: boolean
  /** It runs only if it is named: another step includes it. */
  isPart?: boolean
  /** It uses the build of the step `preview`. If run alone, it builds that itself. */
  isOpener?: boolean
  /** How many tests ran, for steps that run tests. Other steps count as one. */
  counts?: () => Promise<Counts>
}

export const REPORTS = '.cache/reports'
/** The world's answers to the journeys (scripts/contract-coverage.ts). */
export const ANSWERS = `${REPORTS}/answers.txt`

/** With a wrong contract, or with files that were generated of another one, a hundred tests fail for one mistake. */
export const TRUSTED = ['contract', 'fresh']

const bin = (path: string) => resolve('node_modules', path)
const reportOf = (name: string) => `${REPORTS}/${name}.json`

/** A step that reads the sources in a few seconds. */
const check = (name: string, description: string, command: string[], needs: NeedName[] = []): Step => ({
  name,
  description,
  command,
  needs,
  isReadOnly: true,
  isLight: true,
})

/** A step that runs projects of vitest.config.ts. */
const vitest = (
  name: string,
  description: string,
  projects: string[],
  { of = [], ...others }: Partial<Step> & { of?: string[] },
): Step => ({
  name,
  description,
  command: [
    bin('vitest/vitest.mjs'),
    'run',
    ...requireTests(of),
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  trusts: TRUSTED,
  leaves: reportOf(name),
  counts: async () => {
    const read = await report(name)
    return {
      passed: read.numPassedTests,
      failed: read.numTotalTests - read.numPassedTests,
      failures: failedTests(read),
    }
  },
  ...others,
})

/** Vitest would ignore one of several names that matches no test. */
function requireTests(parts: string[]): string[] {
  const tests =
    parts.length > 0
      ? globSync('{src,mocks,scripts,tests/contract,tests/usage}/**/*.test.{ts,tsx}').map((file) =>
          file.replaceAll('\\', '/'),
        )
      : []
  const lost = parts.filter((part) => !tests.some((file) => file.includes(part)))
  if (lost.length > 0)
    throw new Error(`scripts/check/steps.ts names ${lost.join(', ')}, and no test is called so: was it moved?`)
  return parts
}

/** A step that runs the tests of a Playwright configuration. */
const playwright = (name: string, description: string, others: Partial<Step>): Step => ({
  name,
  description,
  command: [bin('@playwright/test/cli.js'), 'test', '--config', `tests/${name}/playwright.config.ts`],
  trusts: TRUSTED,
  leaves: reportOf(name),
  isOpener: true,
  counts: async () => {
    const read = await report(name)
    const { expected, unexpected, flaky, skipped } = read.stats
    return { passed: expected, failed: unexpected + flaky + skipped, failures: failedTests(read) }
  },
  ...others,
})

async function report(name: string) {
  return JSON.parse(await readFile(reportOf(name), 'utf8'))
}

/** Steps that detect a mistake within a minute: the static checks, and the tests of rules, client and world. */
export const QUICK =
  'contract released fresh types node20 lint format directions unused usage house specification rules'.split(' ')

/** Steps that run tests, which may show a fact. */
const TESTING = ['unit', 'verifier', 'pages', 'served', 'old', 'journeys', 'engines']

/** Ordered so that mistakes are found as cheaply as possible. */
export const STEPS: Step[] = [
  check('contract', 'The contract keeps its rules', ['scripts/contract-lint.ts']),
  check('released', 'Nothing breaks the last release, unless the version says so', ['scripts/contract-diff.ts']),
  check('fresh', 'Everything generated is fresh', ['scripts/generate.ts', '--check']),
  check('types', 'Types agree', [bin('typescript-native/bin/tsc'), '-p', '.']),
  // Here, because it is the longest that uses one core: at the end, the other core would wait for it.
  vitest('usage', 'What screens read of replies is what openapi/usage.json says', ['usage'], {
    of: ['usage/usage'],
    isPart: true,
    isLight: true,
  }),
  check('node20', 'The verifier asks no more than Node 20 of a backend team', [
    bin('typescript-native/bin/tsc'),
    '-p',
    'packages/verifier',
  ]),
  check('lint', 'No suspicious code', [bin('oxlint/bin/oxlint'), '--type-aware', '--quiet']),
  check('format', 'Code is formatted (npm run format)', [bin('oxfmt/bin/oxfmt'), '--check', '.']),
  check('directions', 'Nothing is imported against the direction of the house, as docs/house.svg shows it', [
    'scripts/directions.ts',
  ]),
  // Before `unused`, which only hints at what this explains.
  check('house', 'Sizes, words, and files that scripts name', ['scripts/check/house.ts'], ['git']),
  check('unused', 'Nothing is unused', [
    bin('knip/bin/knip.js'),
    // For example, an entry file that no longer exists.
    '--treat-config-hints-as-errors',
  ]),
  check(
    'specification',
    'Every fact is shown by a test or says why not, every citation leads somewhere',
    ['scripts/check/specification.ts'],
    ['git'],
  ),
  vitest('rules', 'Rules, client and world, without histories', ['node'], {
    of: [
      'src/lib/',
      'src/api/',
      'src/platform/',
      'src/ledger/',
      'src/parts/',
      'src/app/screens',
      'rules.test',
      'paid-by',
      'entry.test',
      'periods.test',
      'mocks/',
      'outcomes/plan',
      'contract/coverage',
      'contract/provoked',
      'contract/gallery',
      'contract/screens',
      'contract/tables',
    ],
    isPart: true,
  }),
  vitest('unit', 'Rules, client, world and contract', ['page', 'usage', 'node'], { needs: ['git'] }),
  vitest('verifier', 'The verifier as a backend team runs it, with the commands that it prints', ['verifier'], {
    needs: ['bash', 'curl', 'python'],
    isLight: true,
  }),
  vitest('pages', "The contract's pages in a browser", ['pages'], { needs: ['shell'], isLight: true }),
  {
    name: 'build',
    description: 'The release builds',
    command: ['scripts/build.ts'],
    trusts: TRUSTED,
    leaves: 'dist/app',
  },
  {
    name: 'preview',
    description: 'What the journeys open builds',
    command: ['tests/journeys/build.ts'],
    trusts: TRUSTED,
    isLight: true,
  },
  {
    name: 'size',
    description: 'No screen grows unseen',
    command: ['scripts/size.ts'],
    needs: ['shell'],
    after: ['build'],
    isLight: true,
  },
  {
    name: 'floor',
    description: 'The release asks for nothing that the oldest engines lack',
    command: ['scripts/check/engines.ts'],
    after: ['build'],
    isReadOnly: true,
    isLight: true,
  },
  {
    name: 'bench',
    description: 'The benchmarks run',
    command: ['tests/bench/bench.ts', '--quick'],
    needs: ['shell', 'nginx'],
    // It loads the build.
    after: ['build'],
    isLight: true,
  },
  playwright('engines', 'What matters most, in WebKitGTK and Firefox, behind nginx', {
    needs: ['webkit', 'firefox', 'nginx'],
    // It mostly waits.
    isLight: true,
  }),
  vitest(
    'served',
    'The release as nginx serves it, over a deploy and a rollback too, and the documentation',
    ['served'],
    {
      needs: ['nginx', 'shell'],
      after: ['build'],
      isLight: true,
      isOpener: true,
    },
  ),
  playwright('old', 'What matters most, in a Chromium of 2021', {
    needs: ['oldChromium', 'shell'],
    after: ['build'],
  }),
  playwright('journeys', 'What people do, in a browser, on the release build', {
    needs: ['shell', 'browser'],
    after: ['build'],
  }),
  {
    name: 'coverage',
    description: 'What the journeys made the world answer is no less than before',
    command: ['scripts/contract-coverage.ts'],
    after: ['journeys'],
  },
  {
    name: 'shown',
    description: 'The tests that show the facts of docs/specification/ ran and passed',
    command: ['scripts/check/specification.ts', '--ran', ...TESTING.map(reportOf)],
    needs: ['git'],
    after: TESTING,
  },
]
