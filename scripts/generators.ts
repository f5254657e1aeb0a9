import { resolve } from 'node:path'
import type { Plugin } from 'vite'

// Options that `npm run generate` and the dev server share, so that both write the same files.

// The language comes from the address (src/platform/i18n/language.ts), nothing else decides it.
const strategy: ('globalVariable' | 'baseLocale')[] = ['globalVariable', 'baseLocale']

export const messagesOptions = {
  project: 'src/platform/i18n/project.inlang',
  outdir: 'src/platform/i18n/generated',
  strategy,
  // One module a message, so that a screen's script holds its own words only.
  outputStructure: 'message-modules' as const,
  isServer: 'false',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
}

/** Takes src/platform/i18n/locale-runtime.ts in place of the runtime that Paraglide generates. */
export const localeRuntime = (): Plugin => ({
  name: 'locale-runtime',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source.endsWith('/runtime.js') && `${importer} ${source}`.includes('/i18n/')
      ? resolve(import.meta.dirname, '../src/platform/i18n/locale-runtime.ts')
      : undefined,
})

/** Nothing but an outlet: a script of their own would cost a request. */
const LAYOUTS = ['/_token', '/_card']

/** The loan order, at both of its addresses: its data must not wait for a script. */
const FIRST_SCREENS = ['/_card/loanDetails', '/_card/borrowDetail']

export const routesOptions = {
  target: 'react' as const,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/app/route-tree.gen.ts',
  autoCodeSplitting: true,
  codeSplittingOptions: {
    splitBehavior: ({ routeId }: { routeId: string }): ('loader' | 'component' | 'errorComponent')[][] => {
      if (LAYOUTS.includes(routeId)) return []
      // A screen that others lead to brings all of its own: the first script holds only the screen people begin with.
      return FIRST_SCREENS.includes(routeId) ? [['component']] : [['loader', 'component', 'errorComponent']]
    },
  },
  quoteStyle: 'single' as const,
  semicolons: false,
}

/** Vite reads paths as Node does, which is told so where the project's own path holds a `#` (setup/plain-path.js). */
export const preserveSymlinks = process.env['NODE_OPTIONS']?.includes('--preserve-symlinks') ?? false
