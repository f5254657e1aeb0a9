import { relative } from 'node:path'
import type { CSSOptions } from 'vite'
import { digest } from '../../src/lib/digest.ts'

const taken = new Map<string, string>()

/**
 * Class names of the built stylesheets. They are short, because each is in a page's HTML, styles and scripts: the class, and
 * three letters for the file.
 */
export const classNames: CSSOptions = {
  modules: {
    generateScopedName: (name, file) => {
      const path = relative('.', file.split('?')[0] ?? '').replaceAll('\\', '/')
      const scoped = `${name}_${digest(path).slice(-3)}`
      const other = taken.get(scoped)
      if (other !== undefined && other !== path)
        throw new Error(`${other} and ${path} both have a class ${scoped}: rename one`)
      taken.set(scoped, path)
      return scoped
    },
  },
}
