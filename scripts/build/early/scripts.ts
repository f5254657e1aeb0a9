import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type CSSOptions, type InlineConfig, type Plugin } from 'vite'
import { operationOf } from '../../../mocks/contract.ts'
import type { OperationId, ReadPayload } from '../../../src/api/operation.ts'
import type * as drawing from '../../../src/early/page/at-end.ts'
import type * as pendingLoan from '../../../src/early/page/loan-pending.tsx'
import type * as opener from '../../../src/early/page/at-hash-address.ts'
import type * as anyway from '../../../src/early/page/if-none-ran.ts'
import type * as calls from '../../../src/early/page/in-head.ts'
import type * as starter from '../../../src/early/page/before-all.ts'
import type * as pending from '../../../src/parts/pending-screen.tsx'
import type { FileRouteTypes } from '../../../src/app/route-tree.gen.ts'
import { cssTarget } from '../../check/engines/floor.ts'
import { classNames } from '../class-names.ts'
import { classConstants } from '../class-constants.ts'
import { earlyStandIns, type StandIns } from './stand-ins.ts'
import { LAYOUTS, localeRuntime, routesOptions } from '../generators.ts'
import { requireFiles } from '../named-modules.ts'
import type * as storage from '../../../src/platform/storage/storage.ts'
import { shortMessages } from '../words/words.ts'
import { withoutKinds } from './without-kinds.ts'
import { withoutReasons } from './without-reasons.ts'

/** The name of a screen is its address. */
type ScreenName = FileRouteTypes['fullPaths'] extends infer Path
  ? Path extends `/${infer Name}`
    ? Name
    : never
  : never

interface DrawnRoute {
  /** Whether the data is as expected. The function becomes a part of the script, so it may use nothing from outside. */
  isExpected?: (loan: ReadPayload<'getLoanDetails'>) => boolean
  /** Examples of the contract for the rehearsal while it waits (src/early/page/rehearsal.ts). */
  practice: Partial<Record<OperationId, string>>
}

const ORDER: DrawnRoute = {
  isExpected: ({ orderStatus }) => orderStatus !== undefined,
  practice: { getLoanDetails: 'order-180' },
}

/** Routes that are drawn from the reply before the app has loaded. */
export const DRAWN: Partial<Record<ScreenName, DrawnRoute>> = {
  loanDetails: ORDER,
  borrowDetail: ORDER,
  repayment: { practice: { getLoanDetails: 'order-180', getInstalments: 'instalments-three' } },
  repaymentDelay: { practice: { getExtension: 'extension-open' } },
}

/**
 * The replies for a route's rehearsal, by the paths of their operations. Their texts are removed, because nobody reads them.
 */
export function practiceOf({ practice }: DrawnRoute): Record<string, unknown> {
  const answers = Object.entries(practice).map(([id, name]) => {
    // The record's keys are names of operations.
    const { path, examples } = operationOf(id as OperationId)
    if (!examples[name]) throw new Error(`${id} has no example ${name}`)
    return [path, JSON.parse(JSON.stringify(examples[name].value, withoutWords))]
  })
  return Object.fromEntries(answers)
}

/** Codes and addresses are kept, because the drawing depends on them. A picture is kept as an empty one. */
function withoutWords(_key: string, value: unknown): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  if (value.startsWith('data:')) return 'data:image/png,'
  return /\s/.test(value) && !URL.canParse(value) ? value.replaceAll(/\p{L}/gu, 'x') : value
}

/** The screen whose hash address belongs to the page at `/`, which loads its early scripts as files (site-pages.ts). */
export const SHARED: ScreenName = 'borrowDetail'

const ROUTES = routesOptions.routesDirectory

export interface EarlyRouteFile {
  /** The name of the address and of the page: `loanDetails`. */
  name: ScreenName
  file: string
  /** The layout that defines the required session. */
  layout: string | undefined
}

const routeOf = (name: string, layout?: string): EarlyRouteFile => ({
  // The route tree is made from these files.
  name: name as ScreenName,
  file: `/${ROUTES}/${layout ? `${layout}/` : ''}${name}.tsx`,
  layout: layout && `/${ROUTES}/${layout}.tsx`,
})

const PROMOTION: ScreenName = 'registerTemplate'

/** Screens whose address says what to load: those of a borrower, and the landing page of a promotion. */
export const earlyRoutes: EarlyRouteFile[] = [
  ...LAYOUTS.map((id) => id.slice(1)).flatMap((layout) =>
    readdirSync(join(ROUTES, layout)).map((file) => routeOf(basename(file, '.tsx'), layout)),
  ),
  routeOf(PROMOTION),
].filter(hasLoader)

/** Whether a route has a loader. Throws if the text of its file does not show this. */
function hasLoader({ file }: EarlyRouteFile): boolean {
  const text = readFileSync(file.slice(1), 'utf8')
  const has = text.includes('loader:')
  if (!has && /\bloader\b/.test(text)) throw new Error(`${file.slice(1)}: write its loader as \`loader: …\``)
  return has
}

const BY = 'scripts/build/early/scripts.ts'

/** An import in a generated script. `satisfies` lets the compiler check the name; the path is checked here. */
function importOf(path: string, name: string): string {
  requireFiles(BY, [path])
  return `import { ${name} } from '/${path}'\n`
}

const [LOOK, SKELETON_STYLES] = requireFiles(BY, ['src/early/page/early.css', 'src/ui/skeleton.module.css'] as const)

export const SKELETON = `
import '/${LOOK}'
${importOf('src/parts/pending-screen.tsx', 'PendingScreen' satisfies keyof typeof pending)}globalThis.skeleton = PendingScreen`

/** The skeleton's own styles, which a drawn screen does not include. */
export const SKELETON_LOOK = `import look from '/${SKELETON_STYLES}'; globalThis.look = look`

export const STARTER = `${importOf('src/early/page/before-all.ts', 'offerStart' satisfies keyof typeof starter)}offerStart()`

export const ANYWAY = `${importOf('src/early/page/if-none-ran.ts', 'startAnyway' satisfies keyof typeof anyway)}startAnyway()`

export const OPENER = `${importOf('src/early/page/at-hash-address.ts', 'openOrder' satisfies keyof typeof opener)}openOrder()`

const CLAIM: keyof typeof storage = 'claimStorage'

/**
 * What the app does before any screen reads the borrower's choice, which only this screen does while it loads
 * (src/app/router.ts).
 */
export const CLAIMS: Partial<Record<ScreenName, string>> = {
  that: `${importOf('src/platform/storage/storage.ts', CLAIM)}${CLAIM}();`,
}

const withoutPage = [SHARED, ...Object.keys(DRAWN), ...Object.keys(CLAIMS)].filter(
  (name) => !earlyRoutes.some((route) => route.name === name),
)
if (withoutPage.length > 0)
  throw new Error(`${BY} names ${withoutPage.join(', ')}, which has no loader and no early page`)

const START_CALLS = importOf('src/early/page/in-head.ts', 'startCalls' satisfies keyof typeof calls)
const DRAW_SCREEN = importOf('src/early/page/at-end.ts', 'drawScreen' satisfies keyof typeof drawing)
const LOAN_PENDING = importOf('src/early/page/loan-pending.tsx', 'LoanPending' satisfies keyof typeof pendingLoan)

/** The entry of a route's early script. If a page does not contain the skeleton, `open` draws it. */
export function entryOf({ name, file, layout }: EarlyRouteFile, kind: 'start' | 'draw' | 'open') {
  const drawn = DRAWN[name]
  if (kind === 'start')
    return `import { Route as route } from '${file}'
${layout ? `import { Route as layout } from '${layout}'` : 'const layout = {}'}
${START_CALLS}${CLAIMS[name] ?? ''}startCalls(layout, route, ${drawn !== undefined})`
  if (!drawn) throw new Error(`${name} is not drawn`)
  return `import '/${LOOK}'
import { Route as route } from '${file}'
${DRAW_SCREEN}${kind === 'open' ? LOAN_PENDING : 'const LoanPending = undefined'}
drawScreen(route, ${String(drawn.isExpected)}, ${inScript(practiceOf(drawn))}, LoanPending)`
}

/** A value as code that is safe inside a page's script. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const ENTRY = '\0early-entry.ts'

export const plainConfig = (define: Record<string, unknown>): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  define,
  publicDir: false,
  css: classNames(true),
})

/** An early script without imports, and the stylesheet of what it draws. */
export async function bundled(entry: string, kind: StandIns, define: Record<string, unknown>, css?: CSSOptions) {
  const whole = await builtOnce(entry, kind, define, css)
  if (kind !== 'draw') return whole
  return builtOnce(entry, kind, define, css, [withoutKinds(whole.ids), classConstants(), withoutReasons()])
}

async function builtOnce(
  entry: string,
  kind: StandIns,
  define: Record<string, unknown>,
  css?: CSSOptions,
  smaller: Plugin[] = [],
) {
  // If the borrower's choice is read too, the whole library is needed.
  const isPlain = !entry.includes(CLAIM)
  const built = await build({
    ...plainConfig(define),
    ...(css && { css }),
    plugins: [
      {
        name: 'early-entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? entry : undefined),
      },
      earlyStandIns(kind, { isPlain }),
      ...smaller,
      localeRuntime(),
      shortMessages(),
    ],
    build: {
      cssTarget,
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: ENTRY,
        shimMissingExports: kind !== 'draw',
        treeshake: {
          moduleSideEffects: (id) => id === ENTRY || id.endsWith('.css'),
          propertyReadSideEffects: false,
          // The name by which our modules import valibot.
          manualPureFunctions: ['v'],
        },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { codeSplitting: false },
      },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was asked for')
  const styles = built.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const [chunk] = built.output
  // The drawing script can run a second time with its own state (src/early/page/rehearsal.ts).
  const head = kind === 'draw' ? 'function rupyaAgain(rupyaPractice)' : '()=>'
  return {
    script: `(${head}{"use strict";${chunk.code.trim()}})();`,
    css: styles.join(''),
    ids: Object.keys(chunk.modules),
  }
}

/** The settings of the early scripts' build: the app's own constants, and one more. */
export const earlySettings = async (define: Record<string, unknown>) => ({
  ...define,
  RUPYA_DECLARED: JSON.stringify(await declaredParams(define)),
})

/** The parameters that routes declare, which are not kept from screen to screen (src/app/retain-params.ts). */
async function declaredParams(define: Record<string, unknown>): Promise<string[]> {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && file !== '__root.tsx')
    .map((file) => `/${ROUTES}/${file.replaceAll('\\', '/')}`)
  const imports = files.map((file, index) => `import { Route as route${index} } from '${file}'`)
  const routes = files.map((_file, index) => `route${index}`)
  const names = `[${routes.join()}].flatMap(({ validateSearch }) => Object.keys(validateSearch?.entries ?? {}))`
  const { script } = await bundled(`${imports.join('\n')}\nglobalThis.rupyaDeclared = ${names}`, 'params', define)
  const found: { rupyaDeclared?: string[] } = {}
  runInNewContext(script, found)
  if (!found.rupyaDeclared?.length) throw new Error('No route declares a parameter: are their schemas of another kind?')
  return [...new Set(found.rupyaDeclared)]
}
