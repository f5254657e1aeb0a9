import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { cacheControl, securityHeaders } from './deploy/headers.ts'
import { messagesOptions, routesOptions } from './scripts/generators.ts'
import { readEnv } from './src/platform/read-env.ts'

/** Which stand-in for the API each mode carries. */
const MOCKS: Record<string, 'world' | 'prism' | ''> = { development: 'world', demo: 'world', prism: 'prism' }

/** Where `/gateway` leads when the page does not answer it itself. */
const API_TARGET = process.env['RUPYA_API'] ?? 'http://localhost:4020'

export default defineConfig(({ mode }) => {
  const mocks = MOCKS[mode] ?? ''
  // A setting that is wrong stops the build, or the dev server, with its reason.
  const { apiBase, h5Base } = readEnv(loadEnv(mode, process.cwd()))
  const proxy = apiBase.startsWith('/')
    ? {
        [`${apiBase}/`]: {
          target: API_TARGET,
          changeOrigin: true,
          rewrite: (path: string) => path.slice(apiBase.length),
        },
      }
    : {}
  return {
    // One cache a mode: two dev servers may run side by side.
    cacheDir: `node_modules/.vite/${mode}`,
    plugins: [
      tanstackRouter(routesOptions),
      react(),
      paraglideVitePlugin(messagesOptions),
      ...(mocks === 'world' ? [msw({ mode: 'worker-only' })] : []),
      releaseHeaders(h5Base ? [new URL(h5Base).origin] : []),
    ],
    define: { 'import.meta.env.MOCKS': JSON.stringify(mocks) },
    server: { port: 5173, strictPort: true, proxy: mocks === 'world' ? {} : proxy },
    preview: { port: 4173, strictPort: true, proxy },
    build: {
      outDir: mode === 'demo' ? 'dist/demo' : 'dist/app',
      sourcemap: false,
      chunkSizeWarningLimit: mocks ? 2000 : 500,
    },
  }
})

/** `npm run preview` sends what production sends. */
function releaseHeaders(frameOrigins: string[]): Plugin {
  const headers = securityHeaders({ frameOrigins })
  return {
    name: 'release-headers',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        const set = response.setHeader.bind(response)
        set('Cache-Control', cacheControl(request.url ?? '/'))
        // Vite's own handler for pages would say no-cache.
        response.setHeader = (name, value) => (name === 'Cache-Control' ? response : set(name, value))
        next()
      })
    },
  }
}
