import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import type * as router from '@tanstack/react-router'
import type { ESTree, Plugin } from 'vite'
import type * as lazyParts from '../../../src/platform/lazy-part.ts'

/**
 * What is built: the script that starts the calls, the one that draws, the skeleton (with the real React), or the list of
 * declared parameters.
 */
export type ScriptKind = 'start' | 'draw' | 'skeleton' | 'params'

/** A stand-in that nothing finds would let the real module into every early page. */
const FOUND = /^(.+)\.early(-start|-draw|-skeleton|-params)?\.ts$/

for (const file of globSync('src/**/*.early*')) {
  const [, module] = FOUND.exec(file) ?? []
  if (module === undefined || !(existsSync(`${module}.ts`) || existsSync(`${module}.tsx`)))
    throw new Error(`${file} stands in for no module beside it: src/early/README.md`)
}

const PACKAGES: Record<string, { file: string; kinds?: ScriptKind[] }> = {
  react: { file: 'tiny-react.ts', kinds: ['start', 'draw', 'params'] },
  'react/jsx-runtime': { file: 'tiny-react.ts', kinds: ['start', 'draw', 'params'] },
  // In a build with another NODE_ENV than production, as tests start one.
  'react/jsx-dev-runtime': { file: 'tiny-react.ts', kinds: ['start', 'draw', 'params'] },
  '@tanstack/react-query': { file: 'tiny-query.ts' },
  '@tanstack/react-router': { file: 'tiny-router.ts' },
  // Only this script is in the head of a page, where code delays everything after it.
  valibot: { file: 'tiny-schema.ts', kinds: ['start'] },
}

/** Replaces packages by those of `src/early/runtime`, and `x.ts` by the `x.early.ts` or `x.early-draw.ts` beside it. */
export const standIns = (kind: ScriptKind): Plugin => ({
  name: 'early-stand-ins',
  enforce: 'pre',
  async resolveId(source, importer) {
    const own = PACKAGES[source]
    if (own && (own.kinds ?? [kind]).includes(kind))
      return resolve(import.meta.dirname, '../../../src/early/runtime', own.file)
    const found = await this.resolve(source, importer, { skipSelf: true })
    const [, start] = /^(.*\/src\/.*)\.tsx?$/.exec(found?.id.replaceAll('\\', '/') ?? '') ?? []
    return [`${start}.early.ts`, `${start}.early-${kind}.ts`].find((file) => existsSync(file))
  },
})

/** Compiles the app's screens without what an early script never runs. */
export const withoutHandlers = (kind: ScriptKind): Plugin => ({
  name: 'early-without-handlers',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/.*\.tsx$/ },
    handler(code) {
      const cuts: ESTree.Node[] = []
      let hasJsx = false
      visit(this.parse(code), (node) => {
        if (node.type !== 'CallExpression') return
        // Code that loads on demand is not included, and a route's address is that of its page, so similar routes get
        // identical scripts.
        if (isCallOf(node, LAZY) || isCallOf(node, ROUTE)) cuts.push(...node.arguments)
        hasJsx ||= isJsx(node)
        const props = node.arguments[isJsx(node) ? 1 : 0]
        if (props?.type !== 'ObjectExpression' || !(isJsx(node) || isRoute(node))) return
        for (const property of props.properties)
          if (property.type === 'Property' && property.key.type === 'Identifier')
            if (isJsx(node) ? /^on[A-Z]/.test(property.key.name) : isLeftOut(property.key.name, kind))
              cuts.push(property)
      })
      if (code.includes('react/jsx-runtime') && !hasJsx)
        throw new Error(
          'scripts/build/early/stand-ins.ts: JSX is compiled to calls of another name, so handlers would stay',
        )
      return { code: withoutNodes(code, cuts), map: null }
    },
  },
})

const LAZY: keyof typeof lazyParts = 'lazyPart'
const ROUTE: keyof typeof router = 'createFileRoute'

const isCallOf = ({ callee }: ESTree.CallExpression, name: string) =>
  callee.type === 'Identifier' && callee.name === name

const isJsx = ({ callee }: ESTree.CallExpression) => callee.type === 'Identifier' && /^_?jsxs?$/.test(callee.name)

const isRoute = ({ callee }: ESTree.CallExpression) => callee.type === 'CallExpression' && isCallOf(callee, ROUTE)

/** Route options that this script does not need. */
const isLeftOut = (name: string, kind: ScriptKind) => LEFT_OUT[kind].some((option) => option === name)

const LEFT_OUT: Record<ScriptKind, (keyof router.AnyRoute['options'])[]> = {
  start: ['component', 'errorComponent', 'staticData'],
  // The first script has already read the address.
  draw: ['beforeLoad', 'validateSearch', 'errorComponent', 'staticData'],
  skeleton: [],
  params: ['beforeLoad', 'loaderDeps', 'loader', 'component', 'errorComponent', 'staticData'],
}

/** Calls `use` for a node and all below it. */
function visit(node: unknown, use: (node: ESTree.Node) => void) {
  if (Array.isArray(node)) for (const each of node) visit(each, use)
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    // An object with a type in a module's tree is a node.
    use(node as ESTree.Node)
    for (const value of Object.values(node)) visit(value, use)
  }
}

/** The code without some properties or arguments, and the comma after each. Nested ones go with their parents. */
function withoutNodes(code: string, nodes: ESTree.Node[]): string {
  let end = 0
  let kept = ''
  for (const { start, end: last } of nodes.toSorted((a, b) => a.start - b.start)) {
    if (start < end) continue
    kept += code.slice(end, start)
    end = last + (/^\s*,/.exec(code.slice(last))?.[0].length ?? 0)
  }
  return kept + code.slice(end)
}
