import type { Plugin } from 'vite'
import { namedModules } from './named-modules.ts'

const leaving = (path: string, names: readonly string[]) => ({
  modules: namedModules('scripts/left-out.ts', [`node_modules/@tanstack/${path}`]),
  names,
})

/** Parts of libraries that every page would carry and none runs. Where one is called after all, it throws. */
const PARTS = [
  // Each query of ours reads one answer (src/api/read.ts).
  leaving('query-core/build/modern/infiniteQueryBehavior.js', [
    'infiniteQueryBehavior',
    'hasNextPage',
    'hasPreviousPage',
  ]),
  // The router has our own parser (src/app/router.ts).
  leaving('router-core/dist/esm/searchParams.js', [
    'defaultParseSearch',
    'defaultStringifySearch',
    'parseSearchWith',
    'stringifySearchWith',
  ]),
]

/** Leaves these parts out of the release. */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      PARTS.find(({ modules }) => modules.has(id))
        ?.names.map((name) => `export const ${name} = () => { throw new Error('${name} is left out') }`)
        .join('\n'),
    // What has failed has its own reason.
    buildEnd: (error) => {
      if (!error) for (const { modules } of PARTS) modules.refuseUnmet()
    },
  }
}
