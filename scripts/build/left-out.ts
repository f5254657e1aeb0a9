import type { Plugin } from 'vite'
import { namedModules } from './named-modules.ts'

const leaving = (path: string, names: readonly string[]) => ({
  modules: namedModules('scripts/build/left-out.ts', [`node_modules/@tanstack/${path}`]),
  names,
})

/** Parts of libraries that every page would load and none uses. If one is called anyway, it throws. */
const PARTS = [
  // Each of our queries reads one reply (src/api/queries.ts).
  leaving('query-core/build/modern/infiniteQueryBehavior.js', [
    'infiniteQueryBehavior',
    'hasNextPage',
    'hasPreviousPage',
  ]),
  // The router uses our own parser (src/app/router.ts).
  leaving('router-core/dist/esm/searchParams.js', [
    'defaultParseSearch',
    'defaultStringifySearch',
    'parseSearchWith',
    'stringifySearchWith',
  ]),
]

/** Removes these parts from the release. */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      PARTS.find(({ modules }) => modules.has(id))
        ?.names.map((name) => `export const ${name} = () => { throw new Error('${name} is left out') }`)
        .join('\n'),
    // A failed build already has a reason.
    buildEnd: (error) => {
      if (!error) for (const { modules } of PARTS) modules.refuseUnmet()
    },
  }
}
