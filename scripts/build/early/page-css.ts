/** A custom property and its value, in Vite's minified CSS. */
const DECLARED = /(--[\w-]+):([^;{}]*);?/g
/** The rules that declare the tokens of the whole page. */
const ROOT = /:root\{[^{}]*\}/g

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * A page's stylesheet without what a token costs: one that has a single value is that value, one that nobody uses is gone, and
 * the others have names of one letter. The app's stylesheet has its own. `given` are tokens whose value the build knows,
 * `code` is the rest of the page, which may use tokens too.
 */
export function pageCss(css: string, given: Record<string, string>, code: string): string {
  const plain = css.replaceAll(/\/\*[^*]*\*\/|\n/g, '')
  if (plain.match(ROOT) === null) throw new Error('The stylesheet of an early page declares no tokens in :root')
  const free = Object.entries(given).reduce((text, [name, value]) => withValue(text, name, value.toLowerCase()), plain)
  return withoutEmpty(withShortNames(withoutConstants(free, code), code).replaceAll(';}', '}').replaceAll(', ', ','))
}

function withoutEmpty(css: string): string {
  const rest = css.replaceAll(/(?:@(?:media|supports)[^{}]*|:root)\{\}/g, '')
  return rest === css ? css : withoutEmpty(rest)
}

/** The values of each token that only `:root` declares. */
function tokensOf(css: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [rule] of css.matchAll(ROOT))
    for (const [, name = '', value = ''] of rule.matchAll(DECLARED))
      found.set(name, [...(found.get(name) ?? []), value])
  const elsewhere = css.replaceAll(ROOT, '')
  for (const [, name = ''] of elsewhere.matchAll(DECLARED)) found.delete(name)
  return found
}

function withoutConstants(css: string, code: string): string {
  for (const [name, values] of tokensOf(css)) {
    if (code.includes(name)) continue
    const [value = ''] = values
    const isUsed = css.includes(`var(${name})`)
    if (isUsed && (values.length > 1 || value.includes('var('))) continue
    return withoutConstants(withValue(css, name, value), code)
  }
  return css
}

/** Without the declarations of a token, and with its value where it is used. */
const withValue = (css: string, name: string, value: string) =>
  css.replaceAll(new RegExp(`${name}:[^;{}]*;?`, 'g'), '').replaceAll(`var(${name})`, value)

function withShortNames(css: string, code: string): string {
  const names = [...tokensOf(css).keys()].filter((name) => !code.includes(name))
  if (names.length > LETTERS.length) throw new Error(`An early page has more than ${LETTERS.length} tokens`)
  const short = new Map(names.map((name, index) => [name, `--${LETTERS[index]}`]))
  return css.replaceAll(/--[\w-]+/g, (name) => short.get(name) ?? name)
}
