import type { Rolldown } from 'vite'
import type { AppFiles } from '../../../src/early/hand-over/load-app.ts'

const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g
const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g
const PRELOADED = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g

/** The files that the app's own page loads. Throws if Vite writes them in another form than expected here. */
export function loadedBy(html: string): AppFiles {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address)
  const [entry] = all(ENTRY)
  const styles = all(STYLES)
  if (!entry || styles.length === 0) throw new Error('app.html loads no script or no stylesheet')
  withoutLoaded(html)
  return { entry, styles, modules: [entry, ...all(PRELOADED)] }
}

/** The page without them. */
export function withoutLoaded(html: string): string {
  const rest = [ENTRY, STYLES, PRELOADED].reduce((left, pattern) => left.replaceAll(pattern, ''), html)
  const [missed] = /<link[^>]*(?:stylesheet|preload)[^>]*>|<script[^>]* (?:src=|type="?module)[^>]*>/.exec(rest) ?? []
  if (missed)
    throw new Error(`app.html loads something in a way that scripts/build/early/loaded-by.ts does not read: ${missed}`)
  return rest
}

/** The words shown until the app starts. */
export function appWords(html: string): string {
  const [, words] = /<div id="app">([\s\S]*)<\/div>\s*<\/body>/.exec(html) ?? []
  if (words === undefined) throw new Error('app.html does not end with <div id="app"> any more')
  return words
}

/** The route's own scripts, which the router's plugin creates with this name. Throws if there is none. */
export function scriptsOf(bundle: Rolldown.OutputBundle, route: string): string[] {
  const own = Object.entries(bundle).filter(
    ([, file]) => file.type === 'chunk' && file.facadeModuleId?.includes(`${route}?tsr-split=`),
  )
  if (own.length === 0) throw new Error(`The build has no script of ${route}?tsr-split=…: what is it called now?`)
  return own.map(([name]) => name)
}
