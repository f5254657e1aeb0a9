import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { phoneLink } from './src/lib/phone-link.ts'
import type { Env } from './src/platform/read-env.ts'
import { defineConfig, type Plugin, type ProxyOptions } from 'vite'
import { framedOrigins, securityHeaders } from './deploy/headers.ts'
import { isMissing, pathOf } from './deploy/release-paths.ts'
import { WORKER_POLICY } from './mocks/allow-worker.ts'
import { HOSTED_PATH } from './mocks/hosted-address.ts'
import { hostedFiles, hostedPage } from './mocks/hosted-pages.ts'
import { paymentSiteFile, paymentSiteFiles, SITE_PATH } from './mocks/payment-site.ts'
import { classNames } from './scripts/class-names.ts'
import { leftOut } from './scripts/left-out.ts'
import { localeRuntime, messagesOptions, preserveSymlinks, routesOptions } from './scripts/generators.ts'
import { settingsOrExit } from './scripts/settings.ts'
import { earlyPages } from './scripts/early-pages.ts'
import { cssTarget } from './scripts/floor/floor.ts'
import { folderPages } from './scripts/folder-pages.ts'
import { sitePages } from './scripts/site-pages.ts'
import { shortMessages } from './scripts/words.ts'

/** The page for engines below the floor (docs/decisions/068). */
const TOO_OLD = 'too-old.html'

/** Which stand-in for the API each mode carries. */
const MOCKS: Record<string, 'world' | 'prism' | ''> = { development: 'world', demo: 'world', prism: 'prism' }

/** What every screen needs, in one file that a new release leaves as it is. */
const CORE_GROUP = { name: 'core', test: /node_modules\/(react|react-dom|scheduler|@tanstack|valibot)\//, priority: 2 }

/**
 * The entry and the first screen stay one file each, with all that they import: by itself the bundler would cut out every
 * part that some other screen uses too, each a request more before the order shows. Not where the entry waits for mocks,
 * which use parts of it.
 */
const GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  {
    name: 'loan-details',
    test: /src\/features\/(loan\/loan-details\.tsx|repayment\/journal\/(payment-note-slot\.tsx|journal-keys\.ts))$/,
    priority: 1,
  },
  // With what two screens say of a loan that was taken. Screens that send nothing, the first one among them, load none of it.
  {
    name: 'ledger',
    test: /src\/(ledger\/(?!on-disk|ready|sent-complaints)|features\/loan\/confirm\/)/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // What several screens of a domain share, and what several domains do: one file each, not one for each pair of screens.
  // Without what they import, or the screens of one domain would load the parts of another; and without the calls, of which
  // the order's screen makes one.
  {
    name: 'repayment-parts',
    test: /src\/features\/repayment/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'complaint-parts',
    test: /src\/(features\/complaints|ledger\/sent-complaints)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'promotion-parts',
    test: /src\/(features\/promotion|api\/(promotion|image-address)\.ts)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Three screens have such fields; the others load none of it.
  {
    name: 'digit-parts',
    test: /src\/(ui\/digits-field|parts\/number-field|lib\/(bring-digits|find-number|regroup-digits))|messages\/digits_/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What the order's screen needs once it is there: it would load all that screens share for it.
  {
    name: 'order-parts',
    test: /src\/(api\/repayment|ui\/(progress|copy-value)|parts\/(count-paid|copy-line))\.|messages\/(instalments_progress|extension_fee|copy_loan_number|loan_number_copied)\./,
    minShareCount: 2,
    priority: 0.5,
  },
  { name: 'parts', test: /src\//, minShareCount: 2 },
]

/** React has this itself since version 18; libraries that also run on older ones bring it along. */
const OWN_STORE = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  'use-sync-external-store/shim': 'react',
}

/** Where `/gateway` leads when the page does not answer it itself. */
const API_TARGET = process.env['RUPYA_API'] ?? 'http://localhost:4020'

export default defineConfig(({ mode }) => {
  const mocks = MOCKS[mode] ?? ''
  const { company: lender, ...env } = settingsOrExit(mode)
  // The world has these templates.
  const { id, in: india } = lender.registerTemplate
  const company = { ...lender, ...(mocks === 'world' && !id && !india && { registerTemplate: { id: '88', in: '91' } }) }
  const { apiBase, h5Base } = env
  const proxy = { [`${apiBase}/`]: passOn(apiBase) }
  const site = {
    frameOrigins: framedOrigins(h5Base, company.termsUrl),
    scriptPolicies: mocks === 'world' ? [WORKER_POLICY] : [],
  }
  return {
    // The demo lies anywhere, docs/decisions/052.
    base: mode === 'demo' ? './' : '/',
    resolve: { preserveSymlinks, alias: OWN_STORE },
    css: classNames,
    // One cache a mode: two dev servers may run side by side.
    cacheDir: `node_modules/.vite/${mode}`,
    plugins: [
      tanstackRouter(routesOptions),
      react(),
      paraglideVitePlugin(messagesOptions),
      localeRuntime(),
      ...(mode === 'production' ? [shortMessages()] : []),
      // The first to see a request: it refuses addresses at which the others would break.
      missingPaths(),
      pageWords(env),
      ...(mode === 'production' ? [earlyPages(env)] : []),
      sitePages({ ...env, company }),
      ...(mocks === 'world' ? [msw({ mode: 'worker-only' }), worldPages()] : []),
      ...(mode === 'demo' ? [folderPages(env.appName.en)] : []),
      leftOut(),
      chunkList(),
    ],
    define: {
      RUPYA_ENV: JSON.stringify(env),
      RUPYA_COMPANY: JSON.stringify(company),
      'import.meta.env.MOCKS': JSON.stringify(mocks),
      'import.meta.env.TEST_PAGE': JSON.stringify(mode !== 'production'),
    },
    // Or it would also read the pages that are built into dist.
    optimizeDeps: { entries: ['app.html'] },
    server: {
      port: 5173,
      strictPort: true,
      proxy: mocks === 'world' ? {} : proxy,
      headers: forHotReload(securityHeaders(site)),
    },
    build: {
      outDir: mode === 'demo' ? 'dist/demo' : 'dist/app',
      sourcemap: false,
      cssTarget,
      // One file, docs/decisions/025-one-stylesheet.md.
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // What the page itself has loaded need not stand in the list of every screen.
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === 'html'
            ? dependencies
            : dependencies.filter((file) => !/\/(core|index|rolldown-runtime)-/.test(file)),
      },
      rolldownOptions: {
        // A slow machine is no warning.
        checks: { pluginTimings: false },
        output: { codeSplitting: { groups: mocks ? [CORE_GROUP] : [CORE_GROUP, ...GROUPS] } },
      },
      chunkSizeWarningLimit: mocks ? 2000 : 500,
    },
  }
})

/** The dev server answers what is nothing as the release does; its headers are its own. */
function missingPaths(): Plugin {
  return {
    name: 'missing-paths',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request.url ?? '/')
        if (path === undefined || isMissing(server.config.publicDir, path)) response.writeHead(404).end()
        else next()
      })
    },
  }
}

/** Writes the app's name and service phones into the pages for whoever the app does not start for, and leaves out comments. */
function pageWords({ appName, servicePhone, market }: Pick<Env, 'appName' | 'servicePhone' | 'market'>): Plugin {
  const name = appName.en.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const link = (phone: string) => `<a href="${phoneLink(phone)}">${phone}</a>`
  const { id, in: india } = servicePhone
  // Nothing there knows the market of the address: where that matters, each number has its country, whose name is the same in
  // both languages.
  const phones =
    market || id === india ? link(servicePhone[market ?? 'id']) : `Indonesia: ${link(id)}<br />India: ${link(india)}`
  const withWords = (html: string) =>
    html
      .replaceAll(/ *<!--[\s\S]*?-->\n/g, '')
      // Not as a text, in which `$&` would mean something.
      .replaceAll('%APP_NAME%', () => name)
      .replaceAll('%SERVICE_PHONES%', () => phones)
  return {
    name: 'page-words',
    transformIndexHtml: withWords,
    // Vite would put the app into it.
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: TOO_OLD, source: withWords(readFileSync(TOO_OLD, 'utf8')) })
    },
  }
}

/** The pages beside the world inside a browser, whose service worker answers calls only, and no page. */
function worldPages(): Plugin {
  return {
    name: 'world-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url ?? '/'
        const file = paymentSiteFile(address) ?? hostedPage(address)
        if (file) response.writeHead(200, { 'content-type': file.type }).end(file.content)
        else next()
      })
    },
    generateBundle() {
      const emit = (path: string, files: { name: string; content: string }[]) => {
        for (const { name, content } of files)
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/${name}`, source: content })
      }
      emit(SITE_PATH, paymentSiteFiles())
      emit(HOSTED_PATH, hostedFiles())
    },
  }
}

/** Passes calls on to the API without their prefix. */
function passOn(prefix: string): ProxyOptions {
  return {
    target: API_TARGET,
    changeOrigin: true,
    rewrite: (path) => path.slice(prefix.length),
    configure: (proxy) => {
      // A connection that fails behind the proxy fails in front of it too; Vite's own handler would make it a 500.
      proxy.on('error', (_error, _request, response) => response.destroy())
    },
  }
}

/** The release's headers with what hot reload needs: its socket, its inline script and its style elements. */
function forHotReload({ 'Content-Security-Policy': policy, ...others }: Record<string, string>) {
  const relaxed = (policy ?? '')
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  const { 'Strict-Transport-Security': _localhost, ...rest } = others
  return { ...rest, 'Content-Security-Policy': relaxed }
}

/** Lists what each script of the build imports, for the benchmarks. Not in the release, where anybody could read it. */
function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    writeBundle({ dir = '.' }, bundle) {
      const nameOf = (id: string) => relative('.', id).replaceAll('\\', '/')
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [[file.fileName, { imports: file.imports, entry: file.facadeModuleId && nameOf(file.facadeModuleId) }]]
          : [],
      )
      const folder = join('.cache', relative('.', dir))
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'chunks.json'), JSON.stringify(Object.fromEntries(chunks)))
    },
  }
}
