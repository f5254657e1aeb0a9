import { relative, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type CSSOptions, type InlineConfig, normalizePath, type Plugin } from 'vite'
import { cssTarget } from '../../check/engines/floor.ts'
import { classNames } from '../class-names.ts'
import { localeRuntime } from '../generators.ts'
import { pageModules } from './page-modules.ts'
import type { EarlyScreen } from './screens.ts'
import { type ScriptKind, standIns, withoutHandlers } from './stand-ins.ts'

export type Constants = Record<string, unknown>

interface Bundling {
  define: Constants
  /** The screen of the page that gets the script. */
  screen?: EarlyScreen
  css?: CSSOptions
  plugins?: Plugin[]
}

/** A file of `src/early` with its imports as one script, and the stylesheet of what it draws. */
export async function bundled(entry: string, kind: ScriptKind, { define, screen, css, plugins = [] }: Bundling) {
  const input = normalizePath(resolve(entry))
  const built = await build({
    ...plainConfig(define),
    ...(css && { css }),
    plugins: [...plugins, pageModules(screen), standIns(kind), withoutHandlers(kind), localeRuntime()],
    build: {
      cssTarget,
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input,
        // What is drawn must be complete; of the others, only a part is used.
        shimMissingExports: kind !== 'draw',
        treeshake: {
          moduleSideEffects: (id) => id === input || id.endsWith('.css'),
          propertyReadSideEffects: false,
          // The name by which our modules import valibot.
          manualPureFunctions: ['v'],
        },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { codeSplitting: false },
      },
    },
  }).catch((error: unknown) => {
    throw lacking(error) ?? error
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was asked for')
  const styles = built.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  // The drawing script can run a second time with its own state (src/early/page/rehearsal.ts).
  const head = kind === 'draw' ? 'function rupyaAgain(rupyaPractice)' : '()=>'
  return { script: `(${head}{"use strict";${built.output[0].code.trim()}})();`, css: styles.join('') }
}

/** What screens use that an early page does not have, one line each. Undefined if the build failed for another reason. */
function lacking(error: unknown): Error | undefined {
  // Rolldown's own errors: https://rolldown.rs/reference/Interface.RolldownError
  const { errors = [] } = Object(error) as { errors?: { code?: string; id?: string; message: string }[] }
  const lines = errors.flatMap(({ code, id = '', message }) => {
    const [, name] = /"(\w+)" is not exported/.exec(message) ?? []
    return code === 'MISSING_EXPORT' && name
      ? [`${relative('', id)} uses ${name}, which an early page does not have.`]
      : []
  })
  if (lines.length === 0) return undefined
  return new Error([...lines, 'Load that part on demand: detail(lazyPart(...)), src/early/README.md'].join('\n'))
}

export const plainConfig = (define: Constants): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  define,
  css: classNames,
  publicDir: false,
})

/** The constants of the early scripts: the app's own, and the parameters that routes declare. */
export async function earlyConstants(define: Constants): Promise<Constants> {
  const { script } = await bundled('src/early/page/declared-params.ts', 'params', { define })
  const found: { rupyaDeclared?: string[] } = {}
  runInNewContext(script, found)
  if (!found.rupyaDeclared?.length) throw new Error('No route declares a parameter: are their schemas of another kind?')
  return { ...define, RUPYA_DECLARED: JSON.stringify([...new Set(found.rupyaDeclared)]) }
}
