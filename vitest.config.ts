import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { compileOrSay } from './scripts/build/words/compile-words.ts'
import { localeRuntime } from './scripts/build/generators.ts'
import { requireFiles } from './scripts/build/paths.ts'
import { readEnv } from './src/platform/read-env.ts'
import { isLong } from './tests/setup/suite.ts'

const BY = 'vitest.config.ts'

/** The slowest files start first, so that at the end no core waits for one of them. */
const LONG = requireFiles(BY, [
  'src/features/repayment/journal/payments-model.test.ts',
  'src/app/sloppy-payloads.test.tsx',
  'src/early/same-picture.test.tsx',
  'tests/all/contract/third-language.test.ts',
  'tests/all/contract/change.test.ts',
  'packages/verifier/tests/all/packed.test.ts',
  'tests/all/verifier/example.test.ts',
  'tests/all/verifier/mutants.test.ts',
])

const asksForPage = (file: string) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom')

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // Vitest's own order: by duration, or else by size.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const long = LONG.flatMap((name) => sorted.filter(({ moduleId }) => moduleId.endsWith(`/${name}`)))
    // A worker has a page or none. If both kinds take turns, each turn is a new worker, which loads all modules again.
    const [alone = [], paged = []] = [false, true].map((isPaged) =>
      sorted.filter(({ moduleId }) => asksForPage(moduleId) === isPaged),
    )
    return [...new Set([...long, ...alone, ...paged])]
  }
}

/** Tests whose first line asks for a page (jsdom). They run one after another, because creating a page takes a second. */
const WITH_PAGE = requireFiles(BY, [
  'src/**/*.test.tsx',
  'src/early/hand-over/take-over.test.ts',
  'src/features/repayment/stored-choice.test.ts',
])

// Vitest may also be started directly, and must not test outdated messages.
await compileOrSay()

export default defineConfig({
  define: { RUPYA_ENV: JSON.stringify(readEnv({})), RUPYA_COMPANY: JSON.stringify(readEnv({}).company) },
  plugins: [localeRuntime()],
  test: {
    setupFiles: [
      'tests/setup/first-visit.ts',
      'tests/setup/afterwards.ts',
      'tests/setup/location.ts',
      'tests/setup/patience.ts',
    ],
    expect: { poll: { timeout: 30_000 } },
    // A busy machine must not cause a failure.
    testTimeout: isLong ? 1_800_000 : 180_000,
    hookTimeout: isLong ? 1_800_000 : 180_000,
    // By default, one core is left free for the person at the machine.
    maxWorkers: '100%',
    // Test files in one worker share their modules, which halves the time. A test that needs a fresh module resets it.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'page', include: WITH_PAGE } },
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{src,mocks,packages,contract-pages,scripts,deploy}/**/*.test.ts',
            'tests/{bench,contract,journeys}/**/*.test.ts',
          ],
          exclude: [...WITH_PAGE, 'packages/*/tests/all/**'],
        },
      },
      // From here on, only `npm run test:all`.
      {
        extends: true,
        test: {
          name: 'all',
          include: ['tests/all/{contract,pages,scripts}/**/*.test.ts', 'packages/*/tests/all/**/*.test.ts'],
        },
      },
      // This test changes the page and does everything that a borrower can do, which must not affect other tests.
      { extends: true, test: { name: 'usage', include: ['tests/all/usage/**/*.test.tsx'], isolate: true } },
      // Tests of the release, which `npm run build` must have written.
      { extends: true, test: { name: 'served', include: ['tests/all/served/**/*.test.ts'] } },
      { extends: true, test: { name: 'verifier', include: ['tests/all/verifier/**/*.test.ts'] } },
    ],
  },
})
