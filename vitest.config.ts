import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { localeRuntime, preserveSymlinks } from './scripts/generators.ts'
import { readEnv } from './src/platform/read-env.ts'

/** Those that take longest begin first, so that no core waits for one of them at the end. */
const LONG = [
  'payments-model',
  'deploy-trials',
  'cli',
  'mutants',
  'sloppy-payloads',
  'same-picture',
  'change',
  'for-server',
  'page',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // Vitest's own, by how long they took, or else by size.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const long = LONG.flatMap((name) => sorted.filter(({ moduleId }) => moduleId.includes(`/${name}`)))
    return [...new Set([...long, ...sorted])]
  }
}

/** Tests whose first line asks for a page. They run one after the other, since making a page takes a second. */
const WITH_PAGE = ['src/**/*.test.tsx', 'src/features/repayment/{stored-choice,last-payment/last-payment}.test.ts']

/** Tests that need more of a machine than Node: a step each (scripts/check/steps.ts). */
const WITH_COMMANDS = ['tests/verifier/{mutants,packed}.test.ts']
const WITH_BROWSER = ['reference/scripts/{page,page-tries,search-box}.test.ts']

export default defineConfig({
  define: { RUPYA_ENV: JSON.stringify(readEnv({})), RUPYA_COMPANY: JSON.stringify(readEnv({}).company) },
  resolve: { preserveSymlinks },
  plugins: [localeRuntime()],
  test: {
    setupFiles: ['tests/setup/location.ts', 'tests/setup/patience.ts'],
    expect: { poll: { timeout: 30_000 } },
    // A machine that is busy with something else is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // By default one core is left to whoever works at the machine.
    maxWorkers: '100%',
    // The files of a worker share their modules, which takes half the time. A test that needs a fresh one asks for it.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'page', include: WITH_PAGE } },
      // It changes the page itself and does on it all that a borrower can do, which no other test may meet.
      { extends: true, test: { name: 'usage', include: ['tests/usage/**/*.test.tsx'], isolate: true } },
      // What needs the release, which `npm run build` has to have written.
      { extends: true, test: { name: 'served', include: ['tests/served/**/*.test.ts'] } },
      { extends: true, test: { name: 'verifier', include: WITH_COMMANDS } },
      { extends: true, test: { name: 'pages', include: WITH_BROWSER } },
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{src,mocks,reference,tests/contract,tests/journeys,tests/verifier,tests/bench,scripts,deploy}/**/*.test.ts',
          ],
          exclude: [...WITH_PAGE, ...WITH_COMMANDS, ...WITH_BROWSER],
        },
      },
    ],
  },
})
