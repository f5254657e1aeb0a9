import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { FileRouteTypes } from '../src/app/route-tree.gen.ts'
import { COMPILED } from './setup/compiled-words.js'

// Options that `npm run generate` and the dev server share, so that both write the same files.

// The language comes from the address (src/platform/i18n/language.ts), nothing else decides it.
const strategy: ('globalVariable' | 'baseLocale')[] = ['globalVariable', 'baseLocale']

export const messagesOptions = {
  project: 'src/platform/i18n/project.inlang',
  outdir: COMPILED,
  strategy,
  // One module a message, so that a screen's script holds its own words only.
  outputStructure: 'message-modules' as const,
  isServer: 'false',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
}

/**
 * Takes src/platform/i18n/locale-runtime.ts in place of the runtime that Paraglide generates. Ends a build that holds more of
 * what it generates than messages.
 */
export const localeRuntime = (): Plugin => ({
  name: 'locale-runtime',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source.endsWith('/runtime.js') && generatedPath(resolve(dirname(importer), source)) === 'runtime.js'
      ? resolve(import.meta.dirname, '../src/platform/i18n/locale-runtime.ts')
      : undefined,
  buildEnd(error) {
    const foreign = [...this.getModuleIds()].find(
      (id) => !/^messages(\/[^/]+)?\.js$/.test(generatedPath(id) ?? 'messages.js'),
    )
    if (!error && foreign)
      throw new Error(`scripts/generators.ts: ${foreign} is no message of Paraglide's: who imports it?`)
  },
})

/** Where below the folder of what Paraglide generates a module lies, if it does. */
const generatedPath = (id: string): string | undefined =>
  id.replaceAll('\\', '/').split(`/${messagesOptions.outdir}/`)[1]

/** Nothing but an outlet: a script of their own would cost a request. */
export const LAYOUTS: FileRouteTypes['id'][] = ['/_card', '/_token']

/** The loan order, at both of its addresses: its data must not wait for a script. */
const FIRST_SCREENS: FileRouteTypes['id'][] = ['/_card/loanDetails', '/_card/borrowDetail']

export const routesOptions = {
  target: 'react' as const,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/app/route-tree.gen.ts',
  autoCodeSplitting: true,
  codeSplittingOptions: {
    splitBehavior: ({ routeId }: { routeId: string }): ('loader' | 'component' | 'errorComponent')[][] => {
      const isOneOf = (ids: string[]) => ids.includes(routeId)
      if (isOneOf(LAYOUTS)) return []
      // A screen that others lead to brings all of its own: the first script holds only the screen people begin with.
      return isOneOf(FIRST_SCREENS) ? [['component']] : [['loader', 'component', 'errorComponent']]
    },
  },
  quoteStyle: 'single' as const,
  semicolons: false,
}

/** Vite reads paths as Node does, which is told so where the project's own path holds a `#` (setup/plain-path.js). */
export const preserveSymlinks = process.env['NODE_OPTIONS']?.includes('--preserve-symlinks') ?? false
