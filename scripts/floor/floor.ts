import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The oldest engines that every flow works in, by their names in the compat data, with their versions. */
export type Floor = Readonly<Record<string, string>>

/** What the names of a browserslist are called in the compat data; a WebView is as old as its Chrome. */
const COMPAT_NAMES: Record<string, string[]> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
}
/** What the builder calls those that it knows. */
const TARGET_NAMES: Record<string, string> = { chrome: 'chrome', safari: 'safari', ios_saf: 'ios' }

/** The `browserslist` of package.json: `chrome >= 85` and the like, and nothing else. */
function declared(): [name: string, version: string][] {
  const { browserslist } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'))
  return browserslist.map((line: string) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (!COMPAT_NAMES[name]) throw new Error(`package.json, browserslist: ${line} is not read here`)
    return [name, version]
  })
}

export const floor: Floor = Object.fromEntries(
  declared().flatMap(([name, version]) => (COMPAT_NAMES[name] ?? []).map((known) => [known, version])),
)

/**
 * What the builder lowers styles to. Scripts are left as it builds them: for faults that these engines have with static fields it
 * would write every private one as calls, 1 to 4 kB a screen, and what they really lack the lint of the build sees.
 */
export const cssTarget = declared().flatMap(([name, version]) =>
  TARGET_NAMES[name] ? `${TARGET_NAMES[name]}${version}` : [],
)
