import { build, type InlineConfig, type Plugin, type Rolldown, runnerImport } from 'vite'
import type { ScreenPath } from '../../../src/app/screens.ts'
import { isSitePath, SITE_PATHS, type SitePath } from '../../../src/site/paths.ts'
import type { SiteAssets } from '../../../src/site/document.ts'
import type { PROMOTION, renderPage, renderPromotion, searchEngineFiles, Settings } from '../../../src/site/render.tsx'
import { ANYWAY_FILE, EARLY_FILE } from '../early/pages.ts'
import { LOCALES } from '../../../src/platform/i18n/languages.ts'
import { localeRuntime } from '../generators.ts'
import { appWords, loadedBy } from '../early/loaded-by.ts'
import { requireFiles } from '../paths.ts'
import { cssTarget } from '../../check/engines/floor.ts'

/** The site links to it, and has settings for it (`VITE_REGISTER_TEMPLATE`). */
type IsScreen<Path extends ScreenPath> = Path

/** The exports of src/site/render.tsx after Vite has compiled it. */
interface Renderer {
  PROMOTION: IsScreen<typeof PROMOTION>
  renderPage: typeof renderPage
  renderPromotion: typeof renderPromotion
  searchEngineFiles: typeof searchEngineFiles
}

const SITE = 'src/site'
const [RENDER, BOOT, SCRIPT, LOOK, REST_OF_LOOK, APP] = requireFiles('scripts/build/site/site-pages.ts', [
  `${SITE}/render.tsx`,
  `${SITE}/boot.ts`,
  `${SITE}/enhance.ts`,
  `${SITE}/site.css`,
  `${SITE}/rest.css`,
  'src/main.tsx',
] as const)

/** The Vite options for the site's own scripts, without the app's configuration. */
const own: InlineConfig = { configFile: false, logLevel: 'warn', plugins: [localeRuntime()], publicDir: false }

/**
 * Writes the site's pages: in development for each request, in a build as files beside the app's page. The page at `/` also
 * contains the app, for its hash addresses (docs/decisions/040).
 */
export function sitePages(settings: Settings): Plugin {
  let base = '/'
  let isRelease = false
  return {
    name: 'site-pages',
    enforce: 'post',
    config: () => ({ build: { rolldownOptions: { input: { index: 'app.html' } } } }),
    configResolved: (config) => {
      base = config.base
      isRelease = config.mode === 'production'
    },

    configureServer(server) {
      // After Vite's own fallback, which changes every address that is not a file to `/index.html`.
      return () =>
        server.middlewares.use((request, response, next) => {
          if (request.url !== '/index.html') return next()
          const { originalUrl = '/' } = request
          const [path = ''] = originalUrl.split(/[?#]/)
          const draw = async () => {
            if (!isSitePath(path)) {
              request.url = '/app.html'
              return next()
            }
            // The module's exports.
            const site = (await server.ssrLoadModule(`/${RENDER}`)) as Renderer
            const app = { html: '', loads: { styles: [], modules: [], entry: `/${APP}`, waits: true } }
            const look = `<link id="site-look" rel="stylesheet" href="/${LOOK}">`
            const restOfLook = `<link rel="stylesheet" href="/${REST_OF_LOOK}">`
            const assets = { look, restOfLook, boot: await inlineScript(BOOT), script: `/${SCRIPT}` }
            const html = site.renderPage(path, settings, withApp(path, assets, app))
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(await server.transformIndexHtml(originalUrl, html))
          }
          void draw().then(undefined, next)
        })
    },

    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const appFile = bundle['app.html']
        if (appFile?.type !== 'asset') throw new Error('The build has no app.html')
        const html = String(appFile.source)
        const [{ module }, boot, files, restFiles] = await Promise.all([
          runnerImport<Renderer>(`/${RENDER}`, own),
          inlineScript(BOOT, base),
          bundled({ input: { site: SCRIPT } }),
          bundled({ input: { site: REST_OF_LOOK } }),
        ])
        const script = files.find(({ name }) => name.endsWith('.js'))
        const look = files.find(({ name }) => name.endsWith('.css'))
        const rest = restFiles.find(({ name }) => name.endsWith('.css'))
        if (!script || !look || !rest) throw new Error('The site has no script or no stylesheet')
        this.emitFile({ type: 'asset', fileName: script.name, source: script.source })
        for (const { name, content } of module.searchEngineFiles(settings))
          this.emitFile({ type: 'asset', fileName: name, source: content })
        // A release already has one, which starts its calls early.
        const promotionFile = `${module.PROMOTION.slice(1)}.html`
        const promotion = bundle[promotionFile]
        const source = module.renderPromotion(promotion?.type === 'asset' ? String(promotion.source) : html, settings)
        if (promotion?.type === 'asset') promotion.source = source
        else this.emitFile({ type: 'asset', fileName: promotionFile, source })
        const assets = {
          look: `<style id="site-look">${look.source}</style>`,
          restOfLook: `<style>${rest.source}</style>`,
          boot,
          script: `/${script.name}`,
        }
        const app = {
          html: appWords(html),
          loads: { ...loadedBy(html), waits: false, ...earlyOf(bundle) },
          anyway: addressIn(bundle, ANYWAY_FILE),
        }
        if (isRelease && !(app.loads.early && app.anyway))
          throw new Error(`The release has no file for ${EARLY_FILE} or ${ANYWAY_FILE} under these names`)
        // The type of a constant object lists its keys.
        for (const path of Object.keys(SITE_PATHS) as SitePath[])
          // Plain file servers, as a demo needs, do not choose by a parameter.
          for (const language of isRelease ? LOCALES : LOCALES.slice(0, 1))
            this.emitFile({
              type: 'asset',
              fileName: `${path === '/' ? 'index' : path.slice(1)}${language === LOCALES[0] ? '' : `.${language}`}.html`,
              source: module.renderPage(path, settings, withApp(path, assets, app), language),
            })
      },
    },
  }
}

/** Only `/` also belongs to the app. */
const withApp = (path: SitePath, assets: SiteAssets, app: SiteAssets['app']): SiteAssets =>
  path === '/' ? { ...assets, app } : assets

/** Opens the loan order at its hash address before the app has loaded (early-pages.ts). Only a release has it. */
function earlyOf(bundle: Rolldown.OutputBundle): { early?: string } {
  const early = addressIn(bundle, EARLY_FILE)
  return early ? { early } : {}
}

const addressIn = (bundle: Rolldown.OutputBundle, named: string) => {
  const file = Object.keys(bundle).find((name) => name.includes(`/${named}-`))
  return file && `/${file}`
}

/** A module with all its imports as one script without imports. */
async function inlineScript(file: string, base?: string): Promise<string> {
  const [output] = await bundled({ input: file, base })
  return `{${output?.source.trim() ?? ''}}`
}

/** Scripts and stylesheets of the site, each in one file with a hash in its name. */
async function bundled({ input, base = '/' }: { input: string | { site: string }; base?: string | undefined }) {
  const built = await build({
    ...own,
    base,
    build: {
      cssTarget,
      // Engines below the floor also run boot.ts, which sends them to the page for them.
      target: 'es2017',
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { codeSplitting: false } },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was asked for')
  return built.output.map((file) => ({
    name: file.fileName,
    source: file.type === 'chunk' ? file.code : String(file.source),
  }))
}
