import type { Locale } from './generated/runtime.js'
import { LOCALES } from './languages.ts'

/**
 * The part of Paraglide's runtime that messages and the app use. The build replaces the runtime by this file
 * (scripts/build/generators.ts): the rest (languages in cookies and addresses) would add a kilobyte to the first script. Generated
 * messages import it.
 *
 * @public
 */
export let getLocale = (): Locale => LOCALES[0]

export function overwriteGetLocale(read: () => Locale) {
  getLocale = read
}

type Words<Inputs> = (inputs: Inputs, options?: { locale?: Locale }) => string

/**
 * A message of the release (scripts/build/words/words.ts).
 *
 * @public
 */
export const inLanguage =
  <Inputs>(words: Record<Locale, Words<Inputs>>): Words<Inputs> =>
  (inputs, options) =>
    words[options?.locale ?? getLocale()](inputs)

/**
 * A build for one language would set it here.
 *
 * @public
 */
export const experimentalStaticLocale: Locale | undefined = undefined
