import { globSync } from 'node:fs'
import { resolve } from 'node:path'

/** Modules to which a build does something of its own. */
export interface NamedModules {
  has: (id: string) => boolean
  /** Throws where one of the paths was no module of what was built. */
  refuseUnmet: () => void
}

/**
 * Modules by their paths in the project, in which `*` stands for anything, but for those of `without`. Throws where nothing has
 * such a path: whoever moves a file is told that it is named here too. A pattern that matches nothing would say nothing.
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

/** The paths, if there are files for each of them. `by` is the file that names them. */
export function requireFiles<Paths extends readonly string[]>(by: string, paths: Paths): Paths {
  const gone = paths.filter((path) => globSync(path, { cwd: ROOT }).length === 0)
  if (gone.length > 0) throw new Error(`${by} names ${gone.join(', ')}, which matches nothing: was the file moved?`)
  return paths
}

/** The path of a module of ours in the project, whatever Vite writes behind it. */
export const moduleOf = (id: string): string | undefined => /\/(src\/[^?]*)/.exec(withoutRoot(id))?.[1]

const withoutRoot = (id: string) => id.replaceAll('\\', '/').replace(ROOT.replaceAll('\\', '/'), '')

const ROOT = resolve(import.meta.dirname, '..')

/** Wherever the project lies, and with what Vite writes behind a path. */
const patternOf = (path: string) =>
  new RegExp(`/${path.replaceAll(/[.+?^$(){}|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}(?:$|[?])`)
