import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type CSSOptions, type InlineConfig } from 'vite'
import { operationOf } from '../mocks/contract.ts'
import type { OperationId } from '../src/api/operation.ts'
import { cssTarget } from './floor/floor.ts'
import { classNames } from './class-names.ts'
import { earlyStandIns, type StandIns } from './early-stand-ins.ts'
import { localeRuntime } from './generators.ts'
import type * as storage from '../src/platform/storage/storage.ts'
import { shortMessages } from './words.ts'

interface DrawnRoute {
  /** What its data has to be for that: the text of a function. */
  isExpected?: string
  /** Examples of the contract that it draws for practice while it waits (src/app/early/rehearsal.ts). */
  practice: Partial<Record<OperationId, string>>
}

const ORDER: DrawnRoute = {
  isExpected: '({ orderStatus }) => orderStatus !== undefined',
  practice: { getLoanDetails: 'order-180' },
}

/** Routes that are drawn from the answer before the app is there. */
export const DRAWN: Record<string, DrawnRoute> = {
  loanDetails: ORDER,
  borrowDetail: ORDER,
  repayment: { practice: { getLoanDetails: 'order-180', getInstalments: 'instalments-three' } },
  repaymentDelay: { practice: { getExtension: 'extension-open' } },
}

/** The answers that a route draws for practice, by the paths of their operations. Nobody is meant to read their words. */
export function practiceOf({ practice }: DrawnRoute): Record<string, unknown> {
  const answers = Object.entries(practice).map(([id, name]) => {
    // The keys of the record are names of operations.
    const { path, examples } = operationOf(id as OperationId)
    if (!examples[name]) throw new Error(`${id} has no example ${name}`)
    return [path, JSON.parse(JSON.stringify(examples[name].value, withoutWords))]
  })
  return Object.fromEntries(answers)
}

/** Codes and addresses stay as they are: what is drawn depends on them. A picture is there, and nothing of it. */
function withoutWords(_key: string, value: unknown): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  if (value.startsWith('data:')) return 'data:image/png,'
  return /\s/.test(value) && !URL.canParse(value) ? value.replaceAll(/\p{L}/gu, 'x') : value
}

/** The screen whose hash address belongs to the page at `/`, which loads its early scripts as files (site-pages.ts). */
export const SHARED = 'borrowDetail'

const ROUTES = 'src/routes'

export interface EarlyRouteFile {
  /** The address's name, and the page's: `loanDetails`. */
  name: string
  file: string
  /** The layout that decides which session is needed. */
  layout: string | undefined
}

/** The screens whose address says what to load: those of a borrower, and the landing page of a promotion. */
export const earlyRoutes: EarlyRouteFile[] = [
  ...['_card', '_token'].flatMap((layout) =>
    readdirSync(join(ROUTES, layout)).map((file) => ({
      name: basename(file, '.tsx'),
      file: `/${ROUTES}/${layout}/${file}`,
      layout: `/${ROUTES}/${layout}.tsx`,
    })),
  ),
  { name: 'registerTemplate', file: `/${ROUTES}/registerTemplate.tsx`, layout: undefined },
].filter(({ file }) => readFileSync(file.slice(1), 'utf8').includes('loader:'))

export const SKELETON = `
import '/src/app/early/early.css'
import { PendingScreen } from '/src/app/pending-screen.tsx'
globalThis.skeleton = PendingScreen`

/** The skeleton's own look, which a drawn screen does not bring. */
export const SKELETON_LOOK = `import look from '/src/ui/skeleton.module.css'; globalThis.look = look`

export const STARTER = `import { offerStart } from '/src/app/early/starter.ts'; offerStart()`

export const ANYWAY = `import { startAnyway } from '/src/app/early/start-anyway.ts'; startAnyway()`

export const OPENER = `import { openOrder } from '/src/app/early/open-order.ts'; openOrder()`

const CLAIM: keyof typeof storage = 'claimStorage'

/** What the app does before any screen reads the borrower's choice, which only this one does as it loads (src/app/router.ts). */
export const CLAIMS: Record<string, string> = {
  that: `import { ${CLAIM} } from '/src/platform/storage/storage.ts'; ${CLAIM}();`,
}

/** The entry of a route's early script. A page that does not hold the skeleton has it drawn by `open`. */
export function entryOf({ name, file, layout }: EarlyRouteFile, kind: 'start' | 'draw' | 'open') {
  const drawn = DRAWN[name]
  if (kind === 'start')
    return `import { Route as route } from '${file}'
${layout ? `import { Route as layout } from '${layout}'` : 'const layout = {}'}
import { startCalls } from '/src/app/early/start-calls.ts'
${CLAIMS[name] ?? ''}startCalls(layout, route, ${drawn !== undefined})`
  if (!drawn) throw new Error(`${name} is not drawn`)
  return `import '/src/app/early/early.css'
import { Route as route } from '${file}'
import { drawScreen } from '/src/app/early/draw-screen.ts'
${kind === 'open' ? "import { LoanPending } from '/src/app/early/loan-pending.tsx'" : 'const LoanPending = undefined'}
drawScreen(route, ${drawn.isExpected}, ${inScript(practiceOf(drawn))}, LoanPending)`
}

/** A value as a script writes it that stands in a page. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const ENTRY = '\0early-entry.ts'

export const plainConfig = (define: Record<string, unknown>): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  define,
  publicDir: false,
  css: classNames,
})

/** An early script without imports, and the stylesheet of what it draws. */
export async function bundled(entry: string, kind: StandIns, define: Record<string, unknown>, css?: CSSOptions) {
  // Where the choice of a borrower is read, too, the whole library is there.
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
          // What our modules call valibot.
          manualPureFunctions: ['v'],
        },
        output: { codeSplitting: false },
      },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was asked for')
  const styles = built.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const [chunk] = built.output
  // What draws can run a second time, as a world of its own (src/app/early/rehearsal.ts).
  const head = kind === 'draw' ? 'function rupyaAgain(rupyaPractice)' : '()=>'
  return { script: `(${head}{"use strict";${chunk.code.trim()}})();`, css: styles.join('') }
}

/** What the early scripts are built with: the app's own constants, and one of theirs. */
export const earlySettings = async (define: Record<string, unknown>) => ({
  ...define,
  RUPYA_DECLARED: JSON.stringify(await declaredParams(define)),
})

/** The parameters that routes declare, which do not stay in the address from screen to screen (src/app/retain-params.ts). */
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
  return [...new Set(found.rupyaDeclared)]
}
