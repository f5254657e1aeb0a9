import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The pages that answer whatever has none of its own (README.md). */
const PAGES = ['index.html', 'app.html']

/** Its engines would not run one (docs/decisions/068). */
const WITHOUT_SCRIPT = 'too-old.html'

/** `"/assets/index-1.js"`, `"/icon.svg"`. An address of a page has no ending. */
const NAMED_BY_PAGES = /["']\/((?:assets\/)?[\w.-]+\.\w+)["']/g
/** `"./core-1.js"` and `"assets/core-1.js"`, as bundled scripts name each other. */
const NAMED_BY_SCRIPTS = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g

/** Why nobody should be served this build, if so: a page that names no script, or a file that is named and not there. */
export function buildProblem(app: string): string | undefined {
  /** Each file that is named, and who names it. */
  const named = new Map<string, string>()
  for (const page of new Set([...PAGES, ...readdirSync(app).filter((name) => name.endsWith('.html'))])) {
    if (!existsSync(join(app, page))) return `${page} is not there`
    const names = [...readFileSync(join(app, page), 'utf8').matchAll(NAMED_BY_PAGES)].map(([, name = '']) => name)
    if (page !== WITHOUT_SCRIPT && !names.some((name) => name.endsWith('.js'))) return `${page} names no script`
    for (const name of names) named.set(name, page)
  }
  // A map goes on with what is added to it meanwhile.
  for (const [name, by] of named) {
    const size = statSync(join(app, name), { throwIfNoEntry: false })?.size
    if (size === undefined) return `${by} names ${name}, which is not there`
    if (size === 0) return `${by} names ${name}, which is empty`
    if (!/\.(js|css)$/.test(name)) continue
    for (const [, other = ''] of readFileSync(join(app, name), 'utf8').matchAll(NAMED_BY_SCRIPTS))
      if (!named.has(`assets/${other}`)) named.set(`assets/${other}`, name)
  }
}
