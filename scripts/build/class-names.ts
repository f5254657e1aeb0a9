import { globSync } from 'node:fs'
import { relative } from 'node:path'
import type { CSSOptions } from 'vite'
import { digest } from '../../src/lib/digest.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The start of a class that the documents before the app have (src/site/boot.ts). */
const APP = 'ap'

const withSlashes = (path: string) => path.replaceAll('\\', '/')

/** Two characters for each file, from its path, so that a new file seldom changes the classes of another. */
function startsOf(paths: string[]): Map<string, string> {
  const taken = new Map([[APP, APP]])
  for (const path of paths.toSorted()) {
    let start: string | undefined
    // First, because the start of a digest hardly depends on the end of its text.
    for (let attempt = 0; start === undefined || taken.has(start); attempt += 1)
      start = digest(`${attempt}${path}`).match(/[a-z][a-z0-9]/)?.[0]
    taken.set(start, path)
  }
  return new Map([...taken].map(([start, path]) => [path, start]))
}

let starts: Map<string, string> | undefined
/** The classes of each file, in the order of the file. */
const namesOf = new Map<string, string[]>()

/** Three characters, because a class is in a page's HTML, styles and scripts. */
function shortName(path: string, name: string): string {
  starts ??= startsOf(globSync('src/**/*.module.css').map(withSlashes))
  const names = namesOf.get(path) ?? []
  namesOf.set(path, names)
  if (!names.includes(name)) names.push(name)
  const [start, letter] = [starts.get(path), LETTERS[names.indexOf(name)]]
  if (start === undefined) throw new Error(`${path} is not a stylesheet of src`)
  if (letter === undefined) throw new Error(`${path} has more than ${LETTERS.length} classes`)
  return start + letter
}

/** Class names of the built stylesheets: short ones in a release, otherwise what the source says, and the file's digest. */
export const classNames = (isRelease: boolean): CSSOptions => ({
  modules: {
    generateScopedName: (name, file) => {
      const path = withSlashes(relative('.', file.split('?')[0] ?? ''))
      return isRelease ? shortName(path, name) : `${name}_${digest(path).slice(-6)}`
    },
  },
})
