import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin, type ProxyOptions } from 'vite'
import { framedOrigins, securityHeaders } from './deploy/headers.ts'
import { isMissing, pathOf } from './deploy/release-paths.ts'
import { WORKER_POLICY } from './mocks/allow-worker.ts'
import { HOSTED_PATH } from './mocks/hosted-address.ts'
import { hostedFiles, hostedPage } from './mocks/hosted-pages.ts'
import { paymentSiteFile, paymentSiteFiles, SITE_PATH } from './mocks/payment-site.ts'
import { classConstants } from './scripts/build/class-constants.ts'
import { classNames } from './scripts/build/class-names.ts'
import { groups, groupsMet, isOfPage } from './scripts/build/groups.ts'
import { leftOut } from './scripts/build/left-out.ts'
import { localeRuntime, messagesOptions, routesOptions } from './scripts/build/generators.ts'
import { settingsOrExit } from './scripts/build/settings.ts'
import { earlyPages } from './scripts/build/early/pages.ts'
import { cssTarget } from './scripts/check/engines/floor.ts'
import { folderPages } from './scripts/build/site/folder-pages.ts'
import { pageWords } from './scripts/build/words/page-words.ts'
import { replaceIn } from './scripts/build/replace-in.ts'
import { wellKnown } from './scripts/build/site/well-known.ts'
import { sitePages } from './scripts/build/site/site-pages.ts'
import { shortMessages } from './scripts/build/words/words.ts'

/** The replacement of the API in each mode. */
const MOCKS: Record<string, 'world' | 'prism' | ''> = { development: 'world', demo: 'world', prism: 'prism' }

/** React has this since version 18; libraries that support older versions bundle their own. */
const OWN_STORE = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  'use-sync-external-store/shim': 'react',
}

/** The target of `/gateway` if the page does not answer it itself. */
const API_TARGET = process.env['RUPYA_API'] ?? 'http://localhost:4020'

export default defineConfig(({ mode }) => {
  const mocks = MOCKS[mode] ?? ''
  const { company: lender, nativeApps, ...env } = settingsOrExit(mode)
  // Templates that the world has.
  const { id, in: india } = lender.registerTemplate
  const company = { ...lender, ...(mocks === 'world' && !id && !india && { registerTemplate: { id: '88', in: '91' } }) }
  const { apiBase, h5Base } = env
  const proxy = { [`${apiBase}/`]: passOn(apiBase) }
  const site = {
    frameOrigins: framedOrigins(h5Base, company.termsUrl),
    scriptPolicies: mocks === 'world' ? [WORKER_POLICY] : [],
  }
  return {
    // The demo can be at any path, docs/decisions/041.
    base: mode === 'demo' ? './' : '/',
    resolve: { alias: OWN_STORE },
    css: classNames(mode === 'production'),
    // One cache per mode, because two dev servers may run side by side.
    cacheDir: `node_modules/.vite/${mode}`,
    plugins: [
      tanstackRouter(routesOptions),
      react(),
      paraglideVitePlugin(messagesOptions),
      localeRuntime(),
      ...(mode === 'production' ? [shortMessages(), classConstants()] : []),
      // First, so that it refuses addresses on which the other plugins fail.
      missingPaths(),
      pageWords(env),
      ...(mode === 'production' ? [earlyPages(env)] : []),
      sitePages({ ...env, company }),
      ...(mocks === 'world' ? [msw({ mode: 'worker-only' }), worldPages()] : []),
      ...(mode === 'demo' ? [folderPages(env.appName.en)] : []),
      wellKnown(nativeApps),
      leftOut(),
      ...(mocks ? [] : [groupsMet()]),
    ],
    define: {
      RUPYA_ENV: JSON.stringify(env),
      RUPYA_COMPANY: JSON.stringify(company),
      'import.meta.env.MOCKS': JSON.stringify(mocks),
      // scripts/build.ts asks for it in the build for test systems, which is otherwise the release.
      'import.meta.env.TEST_PAGE': JSON.stringify(mode !== 'production' || process.env['RUPYA_TEST_PAGE'] === '1'),
    },
    // Otherwise it would also scan the pages that are built into dist.
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
      // One file, docs/decisions/047.
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // Files that the page itself loads need not be listed again for every screen.
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === 'html' ? dependencies : dependencies.filter((file) => !isOfPage(file)),
      },
      rolldownOptions: {
        // A slow machine must not cause a warning.
        checks: { pluginTimings: false },
        output: { codeSplitting: { groups: groups(!mocks) } },
      },
      chunkSizeWarningLimit: mocks ? 2000 : 500,
    },
  }
})

/** The dev server answers missing files like the release. Only its headers differ. */
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

/** The world's pages for the mode with the world inside the browser: its service worker answers only calls, not pages. */
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

/** Forwards calls to the API without their prefix. */
function passOn(prefix: string): ProxyOptions {
  return {
    target: API_TARGET,
    changeOrigin: true,
    rewrite: (path) => path.slice(prefix.length),
    configure: (proxy) => {
      // If the connection behind the proxy fails, break the one in front too. Vite's own handler would answer with a 500.
      proxy.on('error', (_error, _request, response) => response.destroy())
    },
  }
}

/** The release's headers, extended for hot reload: its socket, its inline script and its style elements. */
function forHotReload({ 'Content-Security-Policy': policy, ...others }: Record<string, string>) {
  const relaxed = replaceIn('The policy of deploy/headers.ts', policy ?? '', {
    "connect-src 'self'": "connect-src 'self' ws:",
    "script-src 'self'": "script-src 'self' 'unsafe-inline'",
    "style-src 'self'": "style-src 'self' 'unsafe-inline'",
  })
  const { 'Strict-Transport-Security': _localhost, ...rest } = others
  return { ...rest, 'Content-Security-Policy': relaxed }
}
