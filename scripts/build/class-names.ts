import { basename } from 'node:path'
import type { CSSOptions } from 'vite'

const paths = new Map<string, string>()

/**
 * A class is called by its file and its name there, in a page as in the source: `.title` of `card.module.css` is `_card-title`.
 * The hash that Vite adds instead is read by nobody, and does not compress. The line in front keeps off the lists of ad blockers,
 * which hide `.consent-content` wherever it is.
 */
export const classNames: CSSOptions = {
  modules: {
    generateScopedName(own, path) {
      const name = `_${basename(path, '.module.css')}-${own}`
      const other = paths.get(name) ?? path
      if (other !== path) throw new Error(`${path} and ${other} both have a class ${name}: rename one`)
      paths.set(name, path)
      return name
    },
  },
}
