import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The pages for addresses without a page of their own (README.md). */
const PAGES = ['index.html', 'app.html']

/** Old engines could not run a script (docs/decisions/068). */
const WITHOUT_SCRIPT = 'too-old.html'

/** `"/assets/index-1.js"`, `"/icon.svg"`. An address of a page has no extension. */
const NAMED_BY_PAGES = /["']\/((?:assets\/)?[\w.-]+\.\w+)["']/g
/** `"./core-1.js"` and `"assets/core-1.js"`, the forms in which bundled scripts name each other. */
const NAMED_BY_SCRIPTS = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g

/** Why this build must not be served, if so: a page that names no script, or a named file that does not exist. */
export function buildProblem(app: string): string | undefined {
  /** Each named file, and the file that names it. */
  const named = new Map<string, string>()
  for (const page of new Set([...PAGES, ...readdirSync(app).filter((name) => name.endsWith('.html'))])) {
    if (!existsSync(join(app, page))) return `${page} is not there`
    const names = [...readFileSync(join(app, page), 'utf8').matchAll(NAMED_BY_PAGES)].map(([, name = '']) => name)
    if (page !== WITHOUT_SCRIPT && !names.some((name) => name.endsWith('.js'))) return `${page} names no script`
    for (const name of names) named.set(name, page)
  }
  // The loop also visits entries that are added during it.
  for (const [name, by] of named) {
    const size = statSync(join(app, name), { throwIfNoEntry: false })?.size
    if (size === undefined) return `${by} names ${name}, which is not there`
    if (size === 0) return `${by} names ${name}, which is empty`
    if (!/\.(js|css)$/.test(name)) continue
    for (const [, other = ''] of readFileSync(join(app, name), 'utf8').matchAll(NAMED_BY_SCRIPTS))
      if (!named.has(`assets/${other}`)) named.set(`assets/${other}`, name)
  }
}
