import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The text of every file in a folder, by its path, except dependencies, which are linked. */
export const filesIn = (folder: string) =>
  new Map(
    readdirSync(folder)
      .filter((name) => name !== 'node_modules')
      .flatMap((name) => globSync(`${name}/**`, { cwd: folder, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
  )
