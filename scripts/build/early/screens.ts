import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FileRouteTypes } from '../../../src/app/route-tree.gen.ts'
import { LAYOUTS, routesOptions } from '../generators.ts'

/** The name of a screen is its address. */
type ScreenName = FileRouteTypes['fullPaths'] extends infer Path
  ? Path extends `/${infer Name}`
    ? Name
    : never
  : never

export interface EarlyScreen {
  /** The name of its address and of its page: `loanDetails`. */
  name: ScreenName
  /** Its route. */
  file: string
  /** The layout that requires its session. */
  layout: string | undefined
  /** The script that draws it before the app has loaded. */
  drawing: string | undefined
}

/** The screen whose hash address belongs to the page at `/`, which loads its early scripts as files (site-pages.ts). */
export const SHARED: ScreenName = 'borrowDetail'

const PROMOTION: ScreenName = 'registerTemplate'
const ROUTES = routesOptions.routesDirectory
const DRAWINGS = 'src/early/pages'

const drawings = new Set(readdirSync(DRAWINGS).filter((file) => file.endsWith('.ts')))

const screenOf = (name: string, layout?: string): EarlyScreen => ({
  // The route tree is made from these files.
  name: name as ScreenName,
  file: `${ROUTES}/${layout ? `${layout}/` : ''}${name}.tsx`,
  layout: layout && `${ROUTES}/${layout}.tsx`,
  drawing: drawings.has(`${name}.ts`) ? `${DRAWINGS}/${name}.ts` : undefined,
})

/** Screens whose address says what to load: those of a borrower, and the landing page of a promotion. */
export const earlyScreens: EarlyScreen[] = [
  ...LAYOUTS.map((id) => id.slice(1)).flatMap((layout) =>
    readdirSync(join(ROUTES, layout)).map((file) => screenOf(basename(file, '.tsx'), layout)),
  ),
  screenOf(PROMOTION),
].filter(hasLoader)

for (const file of drawings)
  if (!earlyScreens.some(({ name }) => `${name}.ts` === file))
    throw new Error(`${DRAWINGS}/${file}: no screen with this name has a loader, so nothing can be drawn early`)

/** Whether a route has a loader. Throws if the text of its file does not show this. */
function hasLoader({ file }: EarlyScreen): boolean {
  const text = readFileSync(file, 'utf8')
  const has = text.includes('loader:')
  if (!has && /\bloader\b/.test(text)) throw new Error(`${file}: write its loader as \`loader: …\``)
  return has
}
