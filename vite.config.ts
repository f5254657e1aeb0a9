import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { framedOrigins } from './deploy/headers.ts'
import { classNames } from './scripts/build/class-names.ts'
import { earlyPages } from './scripts/build/early/pages.ts'
import { localeRuntime, messagesOptions, routesOptions } from './scripts/build/generators.ts'
import { groups, isOfPage } from './scripts/build/groups.ts'
import { settingsOrExit } from './scripts/build/settings.ts'
import { folderPages } from './scripts/build/site/folder-pages.ts'
import { sitePages } from './scripts/build/site/site-pages.ts'
import { wellKnown } from './scripts/build/site/well-known.ts'
import { pageWords } from './scripts/build/words/page-words.ts'
import { cssTarget } from './scripts/check/engines/floor.ts'
import { devServer, missingPaths, worldPages } from './scripts/serve/dev-server.ts'

/** What answers calls in place of the API: the mock server in the browser, Prism, or nothing in a release. */
const MOCKS: Record<string, 'world' | 'prism' | ''> = { development: 'world', demo: 'world', prism: 'prism' }

/** React has this since version 18; libraries that support older versions bundle their own. */
const OWN_STORE = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  'use-sync-external-store/shim': 'react',
}

export default defineConfig(({ mode }) => {
  const mocks = MOCKS[mode] ?? ''
  const isRelease = mode === 'production'
  const isDemo = mode === 'demo'
  const { company: lender, nativeApps, ...env } = settingsOrExit(mode)
  // Templates that the world has.
  const { id, in: india } = lender.registerTemplate
  const company = { ...lender, ...(mocks === 'world' && !id && !india && { registerTemplate: { id: '88', in: '91' } }) }
  return {
    // The demo can be at any path, docs/decisions/041.
    base: isDemo ? './' : '/',
    resolve: { alias: OWN_STORE },
    // One cache per mode, because two dev servers may run side by side.
    cacheDir: `node_modules/.vite/${mode}`,
    plugins: [
      // Routes and messages become modules, as tests have them too.
      tanstackRouter(routesOptions),
      react(),
      paraglideVitePlugin(messagesOptions),
      localeRuntime(),
      // Before the plugins of pages, which fail on the addresses that it refuses.
      missingPaths(),
      // Pages: words of those without the app, loans that are drawn before the app, the site, the world's payment site.
      pageWords(env),
      ...(isRelease ? [earlyPages(env)] : []),
      sitePages({ ...env, company }),
      ...(mocks === 'world' ? [msw({ mode: 'worker-only' }), worldPages()] : []),
      // Last, because it moves the pages of all others.
      ...(isDemo ? [folderPages(env.appName.en)] : []),
      wellKnown(nativeApps),
    ],
    css: classNames,
    define: {
      RUPYA_ENV: JSON.stringify(env),
      RUPYA_COMPANY: JSON.stringify(company),
      'import.meta.env.MOCKS': JSON.stringify(mocks),
      // scripts/build.ts asks for it in the build for test systems, which is otherwise the release.
      'import.meta.env.TEST_PAGE': JSON.stringify(!isRelease || process.env['RUPYA_TEST_PAGE'] === '1'),
    },
    // Otherwise it would also scan the pages that are built into dist.
    optimizeDeps: { entries: ['app.html'] },
    server: devServer(env.apiBase, framedOrigins(env.h5Base, company.termsUrl), mocks === 'world'),
    build: {
      outDir: isDemo ? 'dist/demo' : 'dist/app',
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
