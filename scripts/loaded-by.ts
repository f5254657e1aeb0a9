import type { AppFiles } from '../src/app/early/start-app.ts'

/** What the app's own page loads. */
export function loadedBy(html: string): AppFiles {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address)
  const [entry] = all(/<script type="module"[^>]* src="([^"]+)"/g)
  const styles = all(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)
  if (!entry || styles.length === 0) throw new Error('app.html loads no script or no stylesheet')
  return { entry, styles, modules: [entry, ...all(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)] }
}
