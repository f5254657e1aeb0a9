import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import type { renderSkeleton } from '../src/app/early/skeleton.tsx'
import type { AppFiles } from '../src/app/early/start-app.ts'
import type { Env } from '../src/platform/read-env.ts'
import { earlyStandIns, type StandIns } from './early-stand-ins.ts'
import { localeRuntime, shortMessages } from './generators.ts'
import { loadedBy } from './loaded-by.ts'

/** Routes that are drawn from the answer before the app is there, and what their data has to be for that. */
const DRAWN: Record<string, string> = {
  loanDetails: '({ orderStatus }) => orderStatus !== undefined',
  borrowDetail: '({ orderStatus }) => orderStatus !== undefined',
  repayment: '',
  repaymentDelay: '',
  that: '',
}

const LAYOUTS = ['_card', '_token']
const ROUTES = 'src/routes'

interface EarlyRouteFile {
  /** The address's name, and the page's: `loanDetails`. */
  name: string
  file: string
  layout: string
}

/** The screens whose address says what to load. */
const earlyRoutes: EarlyRouteFile[] = LAYOUTS.flatMap((layout) =>
  readdirSync(join(ROUTES, layout))
    .map((file) => ({
      name: basename(file, '.tsx'),
      file: `/${ROUTES}/${layout}/${file}`,
      layout: `/${ROUTES}/${layout}.tsx`,
    }))
    .filter(({ file }) => readFileSync(file.slice(1), 'utf8').includes('loader:')),
)

/** Writes the pages that hold a screen's skeleton, start its calls, and draw some screens, before the app is there. */
export function earlyPages({ theme }: Pick<Env, 'theme'>): Plugin {
  const colours = `html:root{--lender-background:${theme.background};--lender-link:${theme.link};--lender-font:${theme.font}}`
  let define: Record<string, unknown> = {}
  return {
    name: 'early-pages',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      define = config.define ?? {}
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const appFile = bundle['app.html']
        if (appFile?.type !== 'asset') throw new Error('The build has no app.html')
        const skeleton = await renderedSkeleton(define)
        const settings = { ...define, RUPYA_DECLARED: JSON.stringify(await declaredParams(define)) }
        const plain = await bundled(SKELETON, 'draw', settings)
        for (const route of earlyRoutes) {
          const [start, drawn] = await Promise.all([
            bundled(entryOf(route, 'start'), 'start', settings),
            route.name in DRAWN ? bundled(entryOf(route, 'draw'), 'draw', settings) : undefined,
          ])
          const page = earlyDocument(String(appFile.source), {
            files: filesOf(bundle, route, String(appFile.source)),
            start: start.script,
            draw: drawn?.script,
            css: colours + (drawn ?? plain).css,
            skeleton,
          })
          this.emitFile({ type: 'asset', fileName: `${route.name}.html`, source: page })
        }
      },
    },
  }
}

interface EarlyParts {
  files: AppFiles
  start: string
  draw: string | undefined
  css: string
  skeleton: string
}

/** The app's own page, in which the early scripts take the place of what it loads. */
const earlyDocument = (html: string, { files, start, draw, css, skeleton }: EarlyParts) =>
  html
    .replaceAll(LOADED, '')
    .replace(
      '</head>',
      () => `<script>const EARLY=${JSON.stringify(files)};${start}</script><style>${css}</style></head>`,
    )
    .replace('<div id="app">', () => `<div id="early">${skeleton}</div><div id="app">`)
    .replace('</body>', () => `${draw ? `<script>${draw}</script>` : ''}</body>`)

/** What app.html loads: the scripts and the stylesheet. */
const LOADED = /<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/g

/** The files of the app with those of the screen, which it would ask for next. */
function filesOf(bundle: Rolldown.OutputBundle, { file }: EarlyRouteFile, html: string): AppFiles {
  const { styles, modules, entry } = loadedBy(html)
  const all = new Set(modules)
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || all.has(`/${name}`)) return
    all.add(`/${name}`)
    chunk.imports.forEach(add)
  }
  for (const [name, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.includes(`${file}?tsr-split=`)) add(name)
  return { styles, modules: [...all], entry }
}

const SKELETON = `
import '/src/app/early/early.css'
import { PendingScreen } from '/src/app/pending-screen.tsx'
globalThis.skeleton = PendingScreen`

/** The entry of a route's early script. */
const entryOf = ({ name, file, layout }: EarlyRouteFile, kind: StandIns) => `
import { Route as route } from '${file}'
${
  kind === 'start'
    ? `import { Route as layout } from '${layout}'; import { startCalls } from '/src/app/early/start-calls.ts'; startCalls(layout, route, ${name in DRAWN})`
    : `import '/src/app/early/early.css'; import { drawScreen } from '/src/app/early/draw-screen.ts'; drawScreen(route, ${DRAWN[name] || 'undefined'})`
}`

/** What hooks do in an early script is nobody's loss where nobody uses what they return. */
const HOOKS = [
  ...[
    'useCallback',
    'useEffect',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  ...['useMutation', 'useQueryClient', 'useIsFetching', 'useNavigate', 'useRouter', 'useCanGoBack', 'useSearch'],
  ...[
    'useBack',
    'useGoHome',
    'useIsMounted',
    'useReportPayment',
    'useSingleFlight',
    'jsx',
    'jsxs',
    'memo',
    'lazyPart',
    'v',
  ],
]

const ENTRY = '\0early-entry.ts'

const own = (define: Record<string, unknown>): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  define,
  publicDir: false,
})

/** An early script without imports, and the stylesheet of what it draws. */
async function bundled(entry: string, kind: StandIns, define: Record<string, unknown>) {
  const built = await build({
    ...own(define),
    plugins: [
      {
        name: 'early-entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? entry : undefined),
      },
      earlyStandIns(kind),
      localeRuntime(),
      shortMessages(),
    ],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: ENTRY,
        shimMissingExports: kind !== 'draw',
        treeshake: {
          moduleSideEffects: (id) => id === ENTRY || id.endsWith('.css'),
          propertyReadSideEffects: false,
          manualPureFunctions: HOOKS,
        },
        output: { codeSplitting: false },
      },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was asked for')
  const css = built.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const [chunk] = built.output
  return { script: `(()=>{"use strict";${chunk.code.trim()}})();`, css: css.join('') }
}

/** The HTML of the skeleton. Its module is compiled as Node reads it. */
async function renderedSkeleton(define: Record<string, unknown>): Promise<string> {
  const outDir = '.cache/early'
  await build({
    ...own(define),
    plugins: [earlyStandIns('skeleton'), localeRuntime()],
    build: {
      ssr: 'src/app/early/skeleton.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'skeleton.mjs' } },
    },
  })
  // What the module exports.
  const { renderSkeleton: render } = (await import(pathToFileURL(resolve(outDir, 'skeleton.mjs')).href)) as {
    renderSkeleton: typeof renderSkeleton
  }
  return render()
}

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
  new Function('globalThis', script)(found)
  return [...new Set(found.rupyaDeclared)]
}
