import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { FileRouteTypes } from '../../src/app/route-tree.gen.ts'
import { COMPILED } from '../setup/compiled-words.js'

// Options that `npm run generate` and the dev server share, so that both write the same files.

// Only the address decides the language (src/platform/i18n/language.ts).
const strategy: ('globalVariable' | 'baseLocale')[] = ['globalVariable', 'baseLocale']

export const messagesOptions = {
  project: 'src/platform/i18n/project.inlang',
  outdir: COMPILED,
  strategy,
  // One module per message, so that a screen's script contains only its own messages.
  outputStructure: 'message-modules' as const,
  isServer: 'false',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
}

/**
 * Uses src/platform/i18n/locale-runtime.ts instead of Paraglide's generated runtime. Ends a build that contains other
 * generated code than messages.
 */
export const localeRuntime = (): Plugin => ({
  name: 'locale-runtime',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source.endsWith('/runtime.js') && generatedPath(resolve(dirname(importer), source)) === 'runtime.js'
      ? resolve(import.meta.dirname, '../../src/platform/i18n/locale-runtime.ts')
      : undefined,
  buildEnd(error) {
    const foreign = [...this.getModuleIds()].find(
      (id) => !/^messages(\/[^/]+)?\.js$/.test(generatedPath(id) ?? 'messages.js'),
    )
    if (!error && foreign)
      throw new Error(`scripts/build/generators.ts: ${foreign} is no message of Paraglide's: who imports it?`)
  },
})

/** The path of a module in the folder of Paraglide's generated files, if it is there. */
const generatedPath = (id: string): string | undefined =>
  id.replaceAll('\\', '/').split(`/${messagesOptions.outdir}/`)[1]

/** These contain only an outlet; a separate script would cost a request. */
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
      // A screen that others link to has its own script. The first script contains only the screen that people start with.
      return isOneOf(FIRST_SCREENS) ? [['component']] : [['loader', 'component', 'errorComponent']]
    },
  },
  quoteStyle: 'single' as const,
  semicolons: false,
}
