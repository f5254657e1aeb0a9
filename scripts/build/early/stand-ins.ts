import { resolve } from 'node:path'
import type * as router from '@tanstack/react-router'
import { type ESTree, type Plugin } from 'vite'
import type * as lazyParts from '../../../src/platform/lazy-part.ts'
import { type NamedModules, namedModules } from '../named-modules.ts'
import { cutOut, visit } from './cut-out.ts'

/**
 * What is built: the script that starts the calls, the drawing script, the skeleton (with the real React), or the list of
 * declared parameters.
 */
export type StandIns = 'start' | 'draw' | 'skeleton' | 'params'

const early = (name: string) => resolve(import.meta.dirname, '../../../src/early/runtime', name)

const PACKAGES: Record<string, string> = {
  react: 'tiny-react.ts',
  'react/jsx-runtime': 'tiny-react.ts',
  '@tanstack/react-query': 'tiny-query.ts',
  '@tanstack/react-router': 'tiny-router.ts',
}

const BY = 'scripts/build/early/stand-ins.ts'

/** Modules that an early script imports but does not use (src/early/runtime/inert.ts). */
const INERT = namedModules(BY, [
  'src/ledger/ready.ts',
  'src/platform/lazy-part.ts',
  'src/platform/error-log.ts',
  'src/platform/back.ts',
  'src/ui/toast.tsx',
  'src/lib/retry-after.ts',
  'src/lib/use-single-flight.ts',
  'src/lib/use-is-mounted.ts',
  'src/parts/error-words.ts',
  'src/parts/stale-notice.tsx',
  'src/features/loan/extension-fee-sent.tsx',
  'src/features/promotion/visit.ts',
  'src/features/repayment/journal/payment-note.tsx',
  'src/features/repayment/journal/payment-note-slot.tsx',
  'src/features/repayment/extension/extension-refused.tsx',
])

/** The script that starts the calls draws nothing. */
const COMPONENTS = namedModules(BY, ['src/features/*/*.tsx', 'src/parts/*.tsx', 'src/ui/*.tsx'])

const OF_KIND: Partial<Record<StandIns, { modules: NamedModules; instead: string }>> = {
  start: { modules: namedModules(BY, ['src/api/call.ts']), instead: 'send-only.ts' },
  draw: { modules: namedModules(BY, ['src/api/call.ts']), instead: 'read-reply.ts' },
}

const unmetPackages = new Set(Object.keys(PACKAGES))

/** Ends the build if no early script used one of these replacements. */
export function refuseUnmetStandIns() {
  // Patterns for whole folders need not all match.
  for (const modules of [INERT, ...Object.values(OF_KIND).map((own) => own.modules)]) modules.refuseUnmet()
  if (unmetPackages.size > 0) throw new Error(`${BY}: no early script imports ${[...unmetPackages].join(', ')}`)
}

/**
 * Compiles the app's screens for the early scripts, with other packages and without the code for taps. A plain screen uses
 * schemas only for its address.
 */
export function earlyStandIns(kind: StandIns, { isPlain = false } = {}): Plugin[] {
  const own = OF_KIND[kind]
  return [
    {
      name: 'early-stand-ins',
      enforce: 'pre',
      async resolveId(source, importer) {
        // A build with another NODE_ENV than production, as tests start one, uses this module instead.
        if (source === 'react/jsx-dev-runtime') unmetPackages.delete('react/jsx-runtime')
        if (source === 'valibot' && kind === 'start' && isPlain) return early('tiny-schema.ts')
        if (PACKAGES[source] && !(kind === 'skeleton' && source.startsWith('react'))) {
          unmetPackages.delete(source)
          return early(PACKAGES[source])
        }
        const found = await this.resolve(source, importer, { skipSelf: true })
        const id = found?.id.replaceAll('\\', '/') ?? ''
        if (INERT.has(id) || (kind !== 'draw' && kind !== 'skeleton' && COMPONENTS.has(id))) return early('inert.ts')
        return own?.modules.has(id) ? early(own.instead) : undefined
      },
    },
    {
      name: 'early-without-handlers',
      enforce: 'post',
      transform: {
        filter: { id: /\/src\/.*\.tsx$/ },
        handler(code) {
          const cuts: [number, number][] = []
          let hasJsx = false
          visit(this.parse(code), (node) => {
            if (node.type !== 'CallExpression') return
            // Code that loads on demand is not included, and a route's address is that of its page, so similar routes get
            // identical scripts.
            if (isCallOf(node, LAZY) || isCallOf(node, ROUTE))
              for (const argument of node.arguments) cuts.push([argument.start, argument.end])
            hasJsx ||= isJsx(node)
            const props = node.arguments[isJsx(node) ? 1 : 0]
            if (props?.type !== 'ObjectExpression' || !(isJsx(node) || isRoute(node))) return
            for (const property of props.properties)
              if (property.type === 'Property' && property.key.type === 'Identifier')
                if (isJsx(node) ? /^on[A-Z]/.test(property.key.name) : isLeftOut(property.key.name, kind))
                  cuts.push([property.start, property.end])
          })
          if (code.includes('react/jsx-runtime') && !hasJsx)
            throw new Error(`${BY}: JSX is compiled to calls of another name, so that handlers would stay`)
          return { code: cutOut(code, cuts), map: null }
        },
      },
    },
  ]
}

const LAZY: keyof typeof lazyParts = 'lazyPart'
const ROUTE: keyof typeof router = 'createFileRoute'

const isCallOf = ({ callee }: ESTree.CallExpression, name: string) =>
  callee.type === 'Identifier' && callee.name === name

const isJsx = ({ callee }: ESTree.CallExpression) => callee.type === 'Identifier' && /^_?jsxs?$/.test(callee.name)

const isRoute = ({ callee }: ESTree.CallExpression) => callee.type === 'CallExpression' && isCallOf(callee, ROUTE)

/** Route options that this script does not need. */
const isLeftOut = (name: string, kind: StandIns) => LEFT_OUT[kind].some((option) => option === name)

const LEFT_OUT: Record<StandIns, (keyof router.AnyRoute['options'])[]> = {
  start: ['component', 'errorComponent', 'staticData'],
  // The first script has already read the address.
  draw: ['beforeLoad', 'validateSearch', 'errorComponent', 'staticData'],
  skeleton: [],
  params: ['beforeLoad', 'loaderDeps', 'loader', 'component', 'errorComponent', 'staticData'],
}
