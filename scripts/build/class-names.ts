import { relative } from 'node:path'
import type { CSSOptions } from 'vite'
import { digest } from '../../src/lib/digest.ts'

/** The classes of each file, by the three letters of its path, in the order of the file. */
const taken = new Map<string, { path: string; names: string[] }>()

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Class names of the built stylesheets. They are short, because each is in a page's HTML, styles and scripts: in a release a
 * letter for the class, else its name, and three letters for the file.
 */
export const classNames = (isRelease: boolean): CSSOptions => ({
  modules: {
    generateScopedName: (name, file) => {
      const path = relative('.', file.split('?')[0] ?? '').replaceAll('\\', '/')
      const letters = digest(path).slice(-3)
      const known = taken.get(letters) ?? { path, names: [] }
      if (known.path !== path) throw new Error(`${known.path} and ${path} both have the letters ${letters}: rename one`)
      taken.set(letters, known)
      if (!known.names.includes(name)) known.names.push(name)
      const letter = LETTERS[known.names.indexOf(name)]
      if (letter === undefined) throw new Error(`${path} has more than ${LETTERS.length} classes`)
      return isRelease ? letter + letters : `${name}_${letters}`
    },
  },
})
