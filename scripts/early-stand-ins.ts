import { resolve } from 'node:path'
import { type ESTree, type Plugin } from 'vite'

/**
 * What is built: the script that starts the calls, the one that draws, the skeleton, with the real React, or what routes say
 * of their parameters.
 */
export type StandIns = 'start' | 'draw' | 'skeleton' | 'params'

const early = (name: string) => resolve(import.meta.dirname, '../src/app/early', name)

const PACKAGES: Record<string, string> = {
  react: 'react.ts',
  'react/jsx-runtime': 'react.ts',
  '@tanstack/react-query': 'query.ts',
  '@tanstack/react-router': 'router.ts',
}

/** Modules of which an early script needs nothing but that they are there (src/app/early/inert.ts). */
const INERT =
  /\/src\/(ledger\/ready\.ts|platform\/(lazy-part|error-log|back)\.ts|ui\/(toast|dialog|focus-heading)\.tsx?|lib\/(retry-after|use-(single-flight|is-mounted))\.ts|parts\/(error-words\.ts|stale-notice\.tsx)|features\/promotion\/visit\.ts|features\/repayment\/(journal\/(payment-note|payment-note-slot)|extension\/extension-refused)\.tsx?)$/

/** The script that starts the calls draws nothing. */
const COMPONENTS = /\/src\/(features|parts|ui)\/.*\.tsx$/

const OF_KIND: Partial<Record<StandIns, { module: RegExp; instead: string }>> = {
  start: { module: /\/src\/api\/call\.ts$/, instead: 'start-call.ts' },
  draw: { module: /\/src\/api\/client\.ts$/, instead: 'early-client.ts' },
}

/**
 * Compiles the app's own screens for the early scripts: other packages behind them, and nothing that answers a tap. A plain
 * one reads its address and nothing else by a schema.
 */
export function earlyStandIns(kind: StandIns, { isPlain = false } = {}): Plugin[] {
  const own = OF_KIND[kind]
  return [
    {
      name: 'early-stand-ins',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (source === 'valibot' && kind === 'start' && isPlain) return early('schema.ts')
        if (PACKAGES[source] && !(kind === 'skeleton' && source.startsWith('react'))) return early(PACKAGES[source])
        const found = await this.resolve(source, importer, { skipSelf: true })
        const id = found?.id.replaceAll('\\', '/') ?? ''
        if (INERT.test(id) || (kind !== 'draw' && kind !== 'skeleton' && COMPONENTS.test(id))) return early('inert.ts')
        return own?.module.test(id) ? early(own.instead) : undefined
      },
    },
    {
      name: 'early-without-handlers',
      enforce: 'post',
      transform: {
        filter: { id: /\/src\/.*\.tsx$/ },
        handler(code) {
          const cuts: [number, number][] = []
          visit(this.parse(code), (node) => {
            if (node.type !== 'CallExpression') return
            // What is loaded on demand is not here, and a route's address is its page's: alike routes are alike scripts.
            if (node.callee.type === 'Identifier' && ['lazyPart', 'createFileRoute'].includes(node.callee.name))
              for (const argument of node.arguments) cuts.push([argument.start, argument.end])
            const props = node.arguments[isJsx(node) ? 1 : 0]
            if (props?.type !== 'ObjectExpression' || !(isJsx(node) || isRoute(node))) return
            for (const property of props.properties)
              if (property.type === 'Property' && property.key.type === 'Identifier')
                if (isJsx(node) ? /^on[A-Z]/.test(property.key.name) : isLeftOut(property.key.name, kind))
                  cuts.push([property.start, property.end])
          })
          return { code: cutOut(code, cuts), map: null }
        },
      },
    },
  ]
}

const isJsx = ({ callee }: ESTree.CallExpression) => callee.type === 'Identifier' && /^_?jsxs?$/.test(callee.name)

const isRoute = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'CallExpression' && callee.callee.type === 'Identifier' && callee.callee.name === 'createFileRoute'

/** What a route has that is not for this script. */
const isLeftOut = (name: string, kind: StandIns) => LEFT_OUT[kind].includes(name)

const LEFT_OUT: Record<StandIns, string[]> = {
  start: ['component', 'errorComponent', 'staticData'],
  // The first script has read the address.
  draw: ['beforeLoad', 'validateSearch', 'errorComponent', 'staticData'],
  skeleton: [],
  params: ['beforeLoad', 'loaderDeps', 'loader', 'component', 'errorComponent', 'staticData'],
}

/** Calls `use` for a node and all below it. */
function visit(node: unknown, use: (node: ESTree.Node) => void) {
  if (Array.isArray(node)) for (const each of node) visit(each, use)
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    // What has a type in the tree of a module is a node.
    use(node as ESTree.Node)
    for (const value of Object.values(node)) visit(value, use)
  }
}

/** The code without some properties, and without the comma that follows each. Those inside others are gone with them. */
function cutOut(code: string, cuts: [number, number][]): string {
  let end = 0
  let kept = ''
  for (const [from, to] of cuts.toSorted(([a], [b]) => a - b)) {
    if (from < end) continue
    kept += code.slice(end, from)
    end = to + (/^\s*,/.exec(code.slice(to))?.[0].length ?? 0)
  }
  return kept + code.slice(end)
}
