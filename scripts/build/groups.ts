import { compileOrSay } from './words/compile-words.ts'
import { messagesOptions } from './generators.ts'
import { startsWithOne } from './paths.ts'

// Some of the modules named below are compiled messages. A tool that loads Vite's configuration directly has not run
// setup.js.
await compileOrSay()

const message = (name: string) => `${messagesOptions.outdir}/messages/${name}`

const modules = (...starts: string[]) => startsWithOne('scripts/build/groups.ts', starts)

/** The code that every screen needs, in one file that a new release does not change. */
const CORE = {
  name: 'core',
  test: modules(...['react', 'react-dom', 'scheduler', '@tanstack', 'valibot'].map((name) => `node_modules/${name}/`)),
  priority: 2,
}

/** Without their imports, which other screens may need without the rest. */
const SHARED = { minShareCount: 2, includeDependenciesRecursively: false }

const OF_LEDGER = modules('src/ledger/', 'src/features/loan/confirm/')
const OF_EVERY_SCREEN = modules('src/ledger/on-disk.ts', 'src/ledger/ready.ts', 'src/ledger/sent-complaints.ts')

/**
 * The entry and the first screen stay one file each, with all their imports: by default the bundler would split off every
 * part that another screen also uses, and each would be one more request before the order is shown. Not if the entry waits
 * for mocks, which use parts of it.
 */
const PARTS = [
  {
    name: 'loan-details',
    test: modules(
      'src/features/loan/loan-details.tsx',
      'src/features/repayment/journal/payment-note-slot.tsx',
      'src/features/repayment/journal/journal-keys.ts',
    ),
    priority: 1,
  },
  // With the code that two screens use to show a loan that was taken. Screens that send nothing, including the first one, do
  // not load it.
  {
    name: 'ledger',
    test: (id: string) => OF_LEDGER(id) && !OF_EVERY_SCREEN(id),
    ...SHARED,
    priority: 1,
  },
  // One file for what several screens of a domain share, and one for what several domains share, instead of one file per pair
  // of screens. Without their imports, or the screens of one domain would load the parts of another; and without the calls,
  // because the order's screen makes one.
  { name: 'repayment-parts', test: modules('src/features/repayment/'), ...SHARED },
  {
    name: 'complaint-parts',
    test: modules('src/features/complaints/', 'src/ledger/sent-complaints.ts'),
    ...SHARED,
  },
  {
    name: 'promotion-parts',
    test: modules('src/features/promotion/', 'src/api/promotion.ts'),
    ...SHARED,
  },
  // Three screens have such fields; the others do not load this.
  {
    name: 'digit-parts',
    test: modules(
      'src/ui/digits-field.',
      'src/parts/number-field.tsx',
      'src/lib/bring-digits.ts',
      'src/lib/find-number.ts',
      'src/lib/regroup-digits.ts',
      message('digits_'),
    ),
    ...SHARED,
  },
  // Code that the order's screen needs only after it is shown. Without this group, it would load everything that screens
  // share.
  {
    name: 'order-parts',
    test: modules(
      'src/api/repayment.ts',
      'src/ui/progress.',
      'src/ui/copy-value.',
      'src/ui/print.css',
      'src/parts/count-paid.ts',
      'src/parts/copy-line.tsx',
      ...['instalments_progress', 'extension_fee', 'copy_loan_number', 'loan_number_copied'].map((key) =>
        message(`${key}.js`),
      ),
    ),
    minShareCount: 2,
    priority: 0.5,
  },
  { name: 'parts', test: modules('src/'), minShareCount: 2 },
] as const

/** The names with which the build's files begin. */
export type GroupName = (typeof PARTS)[number]['name']

/** The groups of a build's modules. */
export const groups = (isRelease: boolean) =>
  isRelease ? [CORE, { name: 'first', tags: ['$initial' as const], priority: 1 }, ...PARTS] : [CORE]

/** What the page itself loads: the libraries, the entry (named by site/site-pages.ts), and Rolldown's runtime. */
const OF_PAGE = ['core', 'index', 'rolldown-runtime']

export const isOfPage = (file: string) => OF_PAGE.some((name) => file.includes(`/${name}-`))
