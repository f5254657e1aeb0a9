import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** Modules that a build treats specially. */
export interface NamedModules {
  has: (id: string) => boolean
  /** Throws if one of the paths matched no module of the build. */
  refuseUnmet: () => void
}

/**
 * Modules by their paths in the project, where `*` matches anything, except those in `without`. Throws if a path matches
 * nothing, so that a person who moves a file learns that it is named here. A pattern that matches nothing would fail
 * silently.
 */
export function namedModules(by: string, paths: readonly string[], without: readonly string[] = []): NamedModules {
  requireFiles(by, [...paths, ...without])
  const patterns = paths.map((path) => ({ path, pattern: patternOf(path) }))
  const others = without.map(patternOf)
  const unmet = new Set(paths)
  return {
    has(id) {
      const module = id.replaceAll('\\', '/')
      const matching = patterns.filter(({ pattern }) => pattern.test(module))
      for (const { path } of matching) unmet.delete(path)
      return matching.length > 0 && !others.some((pattern) => pattern.test(module))
    },
    refuseUnmet() {
      if (unmet.size > 0)
        throw new Error(`${by} names ${[...unmet].join(', ')}, which matched nothing: does nobody import it any more?`)
    },
  }
}

/** Returns the paths if a file exists for each of them. `by` is the file that names them. */
export function requireFiles<Paths extends readonly string[]>(by: string, paths: Paths): Paths {
  const gone = paths.filter((path) => !isThere(path))
  if (gone.length > 0) throw new Error(`${by} names ${gone.join(', ')}, which matches nothing: was the file moved?`)
  return paths
}

/** The path of one of our modules in the project, without what Vite appends. */
export const moduleOf = (id: string): string | undefined => /\/(src\/[^?]*)/.exec(withoutRoot(id))?.[1]

const withoutRoot = (id: string) => id.replaceAll('\\', '/').replace(ROOT.replaceAll('\\', '/'), '')

const ROOT = resolve(import.meta.dirname, '../..')

/** Matches at any project location, and with what Vite appends to a path. */
const patternOf = (path: string) =>
  new RegExp(`/${path.replaceAll(/[.+?^$(){}|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}(?:$|[?])`)

/** Whether a file matches. (Node 20, on which Vitest may be started, has no `globSync`.) */
function isThere(path: string): boolean {
  if (!path.includes('*')) return existsSync(resolve(ROOT, path))
  const folder = path.slice(0, path.lastIndexOf('/', path.indexOf('*')) + 1)
  const pattern = patternOf(path)
  return readdirSync(resolve(ROOT, folder), { recursive: true }).some((name) =>
    pattern.test(`/${folder}${String(name).replaceAll('\\', '/')}`),
  )
}
