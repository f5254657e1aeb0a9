import { basename } from 'node:path'
import type { CSSOptions } from 'vite'

const paths = new Map<string, string>()

/**
 * A class is called by its file and its name there, in a page as in the source: `.title` of `card.module.css` is `card-title`.
 * The hash that Vite adds instead is read by nobody, and does not compress.
 */
export const classNames: CSSOptions = {
  modules: {
    generateScopedName(name, path) {
      const file = basename(path, '.module.css')
      const other = paths.get(file) ?? path
      if (other !== path) throw new Error(`${path} and ${other} would give their classes the same names: rename one`)
      paths.set(file, path)
      return `${file}-${name}`
    },
  },
}
