import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { renderSkeleton } from '../../../src/app/render-skeleton.tsx'
import type { AppFiles } from '../../../src/early/hand-over/load-app.ts'
import { inOtherLanguages } from '../../../src/platform/i18n/languages.ts'
import type { Env } from '../../../src/platform/read-env.ts'
import { lenderColours } from '../../../src/site/document.ts'
import { bundled, type Constants, earlyConstants, plainConfig } from './bundle.ts'
import { earlyScreens, type EarlyScreen, SHARED } from './screens.ts'
import { standIns } from './stand-ins.ts'
import { localeRuntime } from '../generators.ts'
import { loadedBy, scriptsOf, withoutLoaded } from './loaded-by.ts'
import { replaceIn } from '../replace-in.ts'

/** Writes the pages that contain a screen's skeleton, start its calls and draw some screens before the app has loaded. */
export function earlyPages({ theme }: Pick<Env, 'theme'>): Plugin {
  const ownLanguage = `${inOtherLanguages('html', '#early>')}{display:none}`
  let define: Constants = {}
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
        const html = String(appFile.source)
        const skeletonOf = await skeletonRenderer(define)
        const constants = await earlyConstants(define)
        const script = async (name: string, more: Constants = {}) =>
          (await bundled(`src/early/page/${name}`, 'params', { define: { ...constants, ...more } })).script
        const { styles, entry } = loadedBy(html)
        const RUPYA_APP_FILES = JSON.stringify({ styles, entry })
        const [starter, opener, anyway] = await Promise.all([
          script('before-all.ts'),
          script('at-hash-address.ts'),
          script('if-none-ran.ts', { RUPYA_APP_FILES }),
        ])
        const anywayFile = this.emitFile({ type: 'asset', name: `${ANYWAY_FILE}.js`, source: anyway })
        const look = await bundled('src/early/page/skeleton-look.ts', 'draw', { define: constants })
        for (const screen of earlyScreens) {
          const { name, drawing } = screen
          const [start, drawn] = await Promise.all([
            bundled('src/early/page/in-head.ts', 'start', { define: constants, screen }),
            drawing ? bundled(drawing, 'draw', { define: constants }) : undefined,
          ])
          const files = filesOf(bundle, screen, html)
          const page = earlyDocument(html, {
            files,
            starter,
            start: start.script,
            draw: drawn?.script,
            css: look.css + (drawn?.css ?? '') + lenderColours(theme) + ownLanguage,
            skeleton: skeletonOf(name),
            anyway: `/${this.getFileName(anywayFile)}`,
          })
          this.emitFile({ type: 'asset', fileName: `${name}.html`, source: page })
          if (name !== SHARED) continue
          const opened = await bundled('src/early/page/order-at-hash.tsx', 'draw', { define: constants })
          const drawFile = this.emitFile({ type: 'asset', name: 'early-draw.js', source: opened.script })
          const ownFiles = { ...files, draw: `/${this.getFileName(drawFile)}` }
          const source = `globalThis.rupyaFiles=${JSON.stringify(ownFiles)};${starter}${start.script}${opener}`
          this.emitFile({ type: 'asset', name: `${EARLY_FILE}.js`, source })
        }
      },
    },
  }
}

/** The file that opens the loan order at its hash address (site-pages.ts). */
export const EARLY_FILE = 'early-start'

/** The file that starts the app if a page's own scripts did not run (src/early/page/if-none-ran.ts). */
export const ANYWAY_FILE = 'start-anyway'

interface EarlyParts {
  files: AppFiles
  starter: string
  start: string
  draw: string | undefined
  css: string
  skeleton: string
  anyway: string
}

/** The app's own page, in which the early scripts replace what it loads. */
const earlyDocument = (html: string, { files, starter, start, draw, css, skeleton, anyway }: EarlyParts) =>
  replaceIn('app.html', withoutIndents(withoutLoaded(html)), {
    '</head>': `${headOf({ files, starter, start, isDrawn: draw !== undefined })}<style>${css}</style></head>`,
    '<div id="app">': `<div id="early">${skeleton}</div><div id="app">`,
    '</body>': `${draw ? `<script>${draw}</script>` : ''}<script src="${anyway}" async fetchpriority="low"></script></body>`,
  })

/** Between tags only: a script that changes has another hash in the policy. */
const withoutIndents = (html: string) => html.replaceAll(/>\s*\n\s*(?=<)/g, '>')

/** On a page that is drawn, the call comes first; on others, the app starts at once. */
function headOf({
  files,
  starter,
  start,
  isDrawn,
}: Pick<EarlyParts, 'files' | 'starter' | 'start'> & { isDrawn: boolean }) {
  const data = `<script type="application/json" id="app-files">${JSON.stringify(files)}</script>`
  const [starting, calling] = [`<script>${starter}</script>`, `<script>${start}</script>`]
  return isDrawn ? calling + starting + data : data + starting + calling
}

/** The files of the app and of the screen, which it would request next. */
function filesOf(bundle: Rolldown.OutputBundle, { file }: EarlyScreen, html: string): AppFiles {
  const { styles, modules, entry } = loadedBy(html)
  const all = new Set(modules)
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || all.has(`/${name}`)) return
    all.add(`/${name}`)
    chunk.imports.forEach(add)
  }
  scriptsOf(bundle, `/${file}`).forEach(add)
  return { styles, modules: [...all], entry }
}

/** Renders the skeletons' HTML. The module is compiled for Node. */
async function skeletonRenderer(define: Constants): Promise<typeof renderSkeleton> {
  const outDir = '.cache/early'
  await build({
    ...plainConfig(define),
    plugins: [standIns('skeleton'), localeRuntime()],
    build: {
      ssr: 'src/app/render-skeleton.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'skeleton.mjs' } },
    },
  })
  // The module's exports.
  const { renderSkeleton: render } = (await import(pathToFileURL(resolve(outDir, 'skeleton.mjs')).href)) as {
    renderSkeleton: typeof renderSkeleton
  }
  return render
}
