import { readdirSync } from 'node:fs'

/** Addresses of the app's screens, from the files in `src/routes`. A folder or file whose name begins with `_` adds nothing. */
export const screenPaths = (): string[] =>
  readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/(^|[/\\])__root\.tsx$/.test(file))
    .map((file) => {
      const parts = file.slice(0, -'.tsx'.length).split(/[/\\.]/)
      return `/${parts.filter((part) => part !== 'index' && !part.startsWith('_')).join('/')}`
    })
