import type { Locale } from './generated/runtime.js'
import { LOCALES } from './languages.ts'

/**
 * The part of Paraglide's runtime that messages and the app use. The release, the dev server and tests have this file in its
 * place (scripts/build/generators.ts): the rest (languages in cookies and addresses) would add a kilobyte to the first script.
 * Generated messages import it.
 *
 * @public
 */
export let getLocale = (): Locale => LOCALES[0]

export function overwriteGetLocale(read: () => Locale) {
  getLocale = read
}

/**
 * A build for one language would set it here.
 *
 * @public
 */
export const experimentalStaticLocale: Locale | undefined = undefined
