import { globSync } from 'node:fs'
import { relative } from 'node:path'
import type { CSSOptions } from 'vite'
import { digest } from '../../src/lib/digest.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

const withSlashes = (path: string) => path.replaceAll('\\', '/')

/** Two letters for each file, of its path, so that a new file changes the classes of no other, or of one. */
const lettersOf = new Map<string, string>()
for (const path of globSync('src/**/*.module.css').map(withSlashes).toSorted()) {
  const taken = [...lettersOf.values()]
  let letters: string | undefined
  for (let attempt = 0; letters === undefined || taken.includes(letters); attempt += 1)
    letters = digest(`${path}${attempt}`).match(/[a-z][a-z0-9]/)?.[0]
  lettersOf.set(path, letters)
}

/** The classes of each file, in the order of the file. */
const namesOf = new Map<string, string[]>()

/**
 * Class names of the built stylesheets. They are short, because each is in a page's HTML, styles and scripts: in a release two
 * letters for the file and one for the class; otherwise its name goes before the letters of the file.
 */
export const classNames = (isRelease: boolean): CSSOptions => ({
  modules: {
    generateScopedName: (name, file) => {
      const path = withSlashes(relative('.', file.split('?')[0] ?? ''))
      const letters = lettersOf.get(path)
      if (letters === undefined) throw new Error(`${path} is not a stylesheet of src`)
      const names = namesOf.get(path) ?? []
      namesOf.set(path, names)
      if (!names.includes(name)) names.push(name)
      const letter = LETTERS[names.indexOf(name)]
      if (letter === undefined) throw new Error(`${path} has more than ${LETTERS.length} classes`)
      return isRelease ? letters + letter : `${name}_${letters}`
    },
  },
})
