import type { Plugin } from 'vite'

/** Parts of libraries that every page would carry and none runs. Where one is called after all, it throws. */
const LEFT_OUT: readonly { file: RegExp; names: readonly string[] }[] = [
  // Each query of ours reads one answer (src/api/read.ts).
  {
    file: /query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    names: ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
  },
  // The router has our own parser (src/app/router.ts).
  {
    file: /router-core\/dist\/esm\/searchParams\.js$/,
    names: ['defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith'],
  },
]

/** Leaves these parts out of the release. */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      LEFT_OUT.find(({ file }) => file.test(id))
        ?.names.map((name) => `export const ${name} = () => { throw new Error('${name} is left out') }`)
        .join('\n'),
  }
}
