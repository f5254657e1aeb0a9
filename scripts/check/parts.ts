// What `npm test` and `npm run test:all` run, in this order. Each row runs side by side.
import { resolve } from 'node:path'
import type { NeedName } from '../setup/look-for.ts'

export interface Part {
  name: string
  says: string
  command: string[]
  /** What it needs of the system. Without it, the part does not run. */
  needs?: NeedName[]
  /** Where it counts its tests. Other parts count as one. */
  report?: string
  /** On a person's machine, what failed runs once more, alone. */
  isTriedAgain?: true
}

export const REPORTS = '.cache/reports'

const bin = (path: string) => resolve('node_modules', path)
const reportOf = (name: string) => `${REPORTS}/${name}.json`

const part = (name: string, says: string, ...command: string[]): Part => ({ name, says, command })

/** A part that runs tests of vitest.config.ts. */
const vitest = (name: string, says: string, args: string[], needs: NeedName[] = []): Part => ({
  name,
  says,
  needs,
  command: [
    bin('vitest/vitest.mjs'),
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  report: reportOf(name),
})

/** A part that runs the tests of a Playwright configuration, which names its report. */
const playwright = (name: string, says: string, config: string, needs: NeedName[] = []): Part => ({
  name,
  says,
  needs,
  command: [bin('@playwright/test/cli.js'), 'test', '--config', config],
  report: reportOf(name),
})

/** With a wrong contract, or with files that were generated from another one, a hundred tests fail for one mistake. */
export const CONTRACT: Part[] = [
  part('contract', 'The contract keeps its rules', 'scripts/check/contract-lint.ts'),
  part('generated', 'Everything generated is fresh (npm run generate)', 'scripts/generate.ts', '--check'),
]

const STATIC: Part[] = [
  part('types', 'Types agree', bin('typescript-native/bin/tsc'), '-p', '.'),
  part('lint', 'No suspicious code', bin('oxlint/bin/oxlint'), '--type-aware', '--quiet'),
  part(
    'imports',
    'Nothing is imported against the direction',
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    ...'src mocks scripts tests contract-tools deploy packages contract-pages'.split(' '),
  ),
  part('unused', 'Nothing is unused', bin('knip/bin/knip.js'), '--treat-config-hints-as-errors'),
  part('released', 'Nothing breaks the last release, unless the version says so', 'scripts/contract-diff.ts'),
  part('format', 'Code is formatted (npm run format)', bin('oxfmt/bin/oxfmt'), '--check', '.'),
]

/** The places whose tests say within seconds that a rule, the client or the mock server is wrong. */
const RULES = [
  'src/lib/',
  'src/api/',
  'src/platform/',
  'src/ledger/',
  'src/parts/',
  'src/app/screens',
  'src/early/drawn-early',
  'rules.test',
  'mocks/',
  'contract/provoked',
  'contract/coverage',
  'contract/specification',
]

export const QUICK: Part[][] = [
  STATIC,
  [vitest('rules', 'Rules, client and mock server', ['--project=node', ...RULES])],
]

export const EVERY_CHANGE: Part[][] = [
  STATIC,
  [vitest('unit', 'Rules, client, mock server and contract', ['--project=node', '--project=page'])],
  [
    part('build', 'The release builds', 'scripts/build.ts'),
    part('pages', 'What the journeys open builds', 'tests/journeys/build.ts'),
  ],
  [
    { ...part('size', 'No screen grows unseen', 'scripts/size.ts'), needs: ['shell'] },
    part('floor', 'The release asks for nothing that the oldest engines lack', 'scripts/check/engines.ts'),
  ],
  [
    {
      ...playwright('journeys', 'What people do, on the release', 'tests/journeys/playwright.config.ts', ['shell']),
      isTriedAgain: true,
    },
  ],
]

const GUIDES = 'shell-guides'

export const ALL: Part[][] = [
  [
    vitest(
      'all',
      'Other tools, generators, the contract’s pages',
      ['--project=all', '--project=usage', `--exclude=**/${GUIDES}.test.ts`],
      ['shell', 'curl'],
    ),
    vitest('guides', 'The code in the guides for shells compiles', ['--project=all', GUIDES], ['java']),
  ],
  [playwright('crossings', 'Languages, widths, clocks, links', 'tests/all/playwright.config.ts', ['browser'])],
  [
    playwright('engines', 'WebKitGTK and Firefox, behind nginx', 'tests/all/engines/playwright.config.ts', [
      'webkit',
      'firefox',
      'nginx',
    ]),
    vitest('served', 'The release as nginx serves it', ['--project=served'], ['nginx', 'shell']),
    vitest('verifier', 'As a backend team runs it', ['--project=verifier'], ['bash', 'curl', 'python3']),
  ],
  [playwright('old', 'A Chromium of 2020', 'tests/all/old/playwright.config.ts', ['oldChromium', 'shell'])],
]
