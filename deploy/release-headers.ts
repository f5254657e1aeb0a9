import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { cacheControl } from './headers.ts'
import { type InlineHashes, inlineHashesByPage } from './inline-hashes.ts'

/** `npm run preview` sends what production sends (README.md). */
export function releaseHeaders(headersOf: (inline?: InlineHashes) => Record<string, string>): Plugin {
  return {
    name: 'release-headers',
    configureServer(server) {
      // The dev server answers what is nothing as the release does; its headers are its own.
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request.url ?? '/')
        if (path === undefined || isMissing(server.config.publicDir, path)) response.writeHead(404).end()
        else next()
      })
    },
    configurePreviewServer(server) {
      const { root, build } = server.config
      const folder = join(root, build.outDir)
      const pages = inlineHashesByPage(folder)
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request.url ?? '/')
        const isGone = path === undefined || isMissing(folder, path)
        const headers = headersOf(isGone ? undefined : pages.get(fileOf(folder, path)))
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        const set = response.setHeader.bind(response)
        set('Cache-Control', isGone ? 'no-store' : cacheControl(path))
        if (isGone) {
          // Never a page in place of a script: a cache would keep it under the script's name.
          response.writeHead(404).end()
          return
        }
        // Vite's own handler for pages would say no-cache.
        response.setHeader = (name, value) => (name === 'Cache-Control' ? response : set(name, value))
        next()
      })
    },
  }
}

/** The path that is asked for. None where what an address names depends on who reads it: `//host`, `/x/../y`, `/%`. */
function pathOf(url: string): string | undefined {
  const [encoded = ''] = url.split(/[?#]/)
  try {
    const path = decodeURIComponent(encoded)
    const isPlain = path.startsWith('/') && !/^\/\/|\\|\/\.{1,2}(\/|$)/.test(path) && !path.includes('\0')
    return isPlain ? path : undefined
  } catch {
    return undefined
  }
}

/** Whether nothing is there: no file below `/assets`, and elsewhere a folder that holds no page. Other paths are the app's. */
function isMissing(folder: string, path: string): boolean {
  const found = entryAt(folder, path)
  if (/^\/assets(\/|$)/i.test(path)) return !found?.isFile()
  return path !== '/' && found?.isDirectory() === true && !entryAt(folder, path, 'index.html')
}

/** The file that answers a path: itself, the page of its name, or the app. */
function fileOf(folder: string, path: string): string {
  if (path === '/') return 'index.html'
  const isFile = (name: string) => entryAt(folder, name)?.isFile() === true
  return [path, `${path}.html`].find(isFile)?.slice(1) ?? 'app.html'
}

function entryAt(...path: string[]) {
  try {
    return statSync(join(...path))
  } catch {
    return undefined
  }
}
