import { statSync } from 'node:fs'
import { join } from 'node:path'

/** The requested path. Undefined for addresses that programs read differently: `//host`, `/x/../y`, `/%`. */
export function pathOf(url: string): string | undefined {
  const [encoded = ''] = url.split(/[?#]/)
  try {
    const path = decodeURIComponent(encoded)
    const isPlain = path.startsWith('/') && !/^\/\/|\\|\/\.{1,2}(\/|$)/.test(path) && !path.includes('\0')
    return isPlain ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * The decoded path of a call below the API's base. Servers read other characters differently: to some `..;` is `..`, and bytes
 * that are no UTF-8, or a `%2f` that came encoded twice, are a slash. Such a call would leave the API's own path.
 */
export const CALL_PATH = '[A-Za-z0-9._~/-]*'

/** Addresses that programs ask for: a page in place of a file would be taken for what it is not. */
const OF_PROGRAMS = /^\/(?:assets|\.well-known)(?:\/|$)|^\/(?:favicon\.ico|apple-touch-icon[\w-]*\.png)$/i

/**
 * Whether the answer is 404: no such file where only programs ask, or elsewhere a folder without a page. All other paths
 * belong to the app.
 */
export function isMissing(folder: string, path: string): boolean {
  const found = entryAt(folder, path)
  if (OF_PROGRAMS.test(path)) return !found?.isFile()
  return path !== '/' && found?.isDirectory() === true && !entryAt(folder, path, 'index.html')
}

/** The file for a path: itself, the page with its name or in its folder, in this language if there is one, or the app. */
export function fileOf(folder: string, path: string, language = ''): string {
  const page = path.endsWith('/') ? `${path}index` : path
  const names = [path, ...(language ? [`${page}.${language}.html`] : []), `${page}.html`]
  return names.find((name) => entryAt(folder, name)?.isFile() === true)?.slice(1) ?? 'app.html'
}

function entryAt(...path: string[]) {
  try {
    return statSync(join(...path))
  } catch {
    return undefined
  }
}
