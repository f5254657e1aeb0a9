import type { CommonServerOptions, Plugin, ProxyOptions } from 'vite'
import { securityHeaders } from '../../deploy/headers.ts'
import { isMissing, pathOf } from '../../deploy/release-paths.ts'
import { WORKER_POLICY } from '../../mocks/allow-worker.ts'
import { HOSTED_PATH } from '../../mocks/hosted-address.ts'
import { hostedFiles, hostedPage } from '../../mocks/hosted-pages.ts'
import { paymentSiteFile, paymentSiteFiles, SITE_PATH } from '../../mocks/payment-site.ts'
import { replaceIn } from '../build/replace-in.ts'

/** The target of `/gateway` if the page does not answer it itself. */
const API_TARGET = process.env['RUPYA_API'] ?? 'http://localhost:4020'

/** The server of `npm start`: the release's headers, and the API behind a proxy unless the page has the world. */
export const devServer = (apiBase: string, frameOrigins: string[], hasWorld: boolean): CommonServerOptions => ({
  port: 5173,
  strictPort: true,
  proxy: hasWorld ? {} : { [`${apiBase}/`]: passOn(apiBase) },
  headers: forHotReload(securityHeaders({ frameOrigins, scriptPolicies: hasWorld ? [WORKER_POLICY] : [] })),
})

/** Answers missing files like the release. Only the headers differ. */
export function missingPaths(): Plugin {
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
export function worldPages(): Plugin {
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
