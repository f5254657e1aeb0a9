import { statSync } from 'node:fs'
import { join } from 'node:path'

/** The path that is asked for. None where what an address names depends on who reads it: `//host`, `/x/../y`, `/%`. */
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

/** Whether nothing is there: no file below `/assets`, and elsewhere a folder that holds no page. Other paths are the app's. */
export function isMissing(folder: string, path: string): boolean {
  const found = entryAt(folder, path)
  if (/^\/assets(\/|$)/i.test(path)) return !found?.isFile()
  return path !== '/' && found?.isDirectory() === true && !entryAt(folder, path, 'index.html')
}

/** The file that answers a path: itself, the page of its name or of its folder, or the app. */
export function fileOf(folder: string, path: string): string {
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  return names.find((name) => entryAt(folder, name)?.isFile() === true)?.slice(1) ?? 'app.html'
}

function entryAt(...path: string[]) {
  try {
    return statSync(join(...path))
  } catch {
    return undefined
  }
}
