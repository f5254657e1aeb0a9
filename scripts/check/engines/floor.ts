import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The oldest engines in which every flow works, by their names in the compat data, with their versions. */
export type Floor = Readonly<Record<string, string>>

/** The compat data's names for the names of a browserslist. A WebView has the version of its Chrome. */
const COMPAT_NAMES: Record<string, string[]> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
}
/** The builder's names for the engines that it knows. */
const TARGET_NAMES: Record<string, string> = { chrome: 'chrome', safari: 'safari', ios_saf: 'ios' }

/** The `browserslist` of package.json, which may contain only lines such as `chrome >= 85`. */
function declared(): [name: string, version: string][] {
  const { browserslist } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../package.json'), 'utf8'))
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
 * The target for which the builder converts styles. Scripts are not converted: because of bugs of these engines with static
 * fields, it would rewrite every private field (1 to 4 kB per screen). The check of the build finds what these engines really
 * lack.
 */
export const cssTarget = declared().flatMap(([name, version]) =>
  TARGET_NAMES[name] ? `${TARGET_NAMES[name]}${version}` : [],
)
