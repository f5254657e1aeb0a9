import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { compileOrSay } from './scripts/compile-words.ts'
import { localeRuntime, preserveSymlinks } from './scripts/generators.ts'
import { requireFiles } from './scripts/named-modules.ts'
import { readEnv } from './src/platform/read-env.ts'

const BY = 'vitest.config.ts'

/** Those that take longest begin first, so that no core waits for one of them at the end. */
const LONG = requireFiles(BY, [
  'src/features/repayment/journal/payments-model.test.ts',
  'deploy/deploy-trials.test.ts',
  'tests/verifier/cli.test.ts',
  'tests/verifier/mutants.test.ts',
  'src/app/sloppy-payloads.test.tsx',
  'src/app/early/same-picture.test.tsx',
  'tests/contract/change.test.ts',
  'tests/contract/change-real.test.ts',
  'tests/contract/third-language.test.ts',
  'tests/contract/for-server.test.ts',
  'reference/pages/pages.test.ts',
  'reference/scripts/page.test.ts',
])

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // Vitest's own, by how long they took, or else by size.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const long = LONG.flatMap((name) => sorted.filter(({ moduleId }) => moduleId.endsWith(`/${name}`)))
    return [...new Set([...long, ...sorted])]
  }
}

/** Tests whose first line asks for a page. They run one after the other, since making a page takes a second. */
const WITH_PAGE = requireFiles(BY, ['src/**/*.test.tsx', 'src/features/repayment/stored-choice.test.ts'])

/** Tests that need more of a machine than Node: a step each (scripts/check/steps.ts). */
const WITH_COMMANDS = requireFiles(BY, ['tests/verifier/mutants.test.ts', 'tests/verifier/packed.test.ts'])
const WITH_BROWSER = requireFiles(
  BY,
  ['page', 'page-tries', 'search-box'].map((name) => `reference/scripts/${name}.test.ts`),
)

// Vitest is also started by itself, and must not test the words of before.
await compileOrSay()

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
