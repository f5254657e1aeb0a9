import { globSync } from 'node:fs'
import { relative } from 'node:path'

/** Returns the paths, or patterns, if a file exists for each of them. `by` is the file that names them. */
export function requireFiles<Paths extends readonly string[]>(by: string, paths: Paths): Paths {
  const gone = paths.filter((path) => globSync(path).length === 0)
  if (gone.length > 0) throw new Error(`${by} names ${gone.join(', ')}, which matches nothing: was the file moved?`)
  return paths
}

/**
 * Tests whether a module's path in the project begins like one of these. Throws if no file's does, so that a person who moves
 * a file learns that it is named here.
 */
export function startsWithOne(by: string, starts: readonly string[]): (id: string) => boolean {
  requireFiles(
    by,
    starts.map((start) => `${start}*`),
  )
  return (id) => {
    // The folder of dependencies may be a link to another place.
    const path = relative('', id)
      .replaceAll('\\', '/')
      .replace(/^\.\.\/.*?(?=node_modules\/)/, '')
    return starts.some((start) => path.startsWith(start))
  }
}
