/** One token of JSON, or one of the numbers that JavaScript and Python write and JSON does not have. */
const TOKEN =
  /\s+|"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"|(-?(?:NaN|Infinity))|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|([{[])|([}\]])|[,:]/y

/** The start of a token at the end of a text. */
const CUT_TOKEN = /^(?:"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*\\?|-|t(?:r(?:u)?)?|f(?:a(?:l(?:s)?)?)?|n(?:u(?:l)?)?)$/

interface Start {
  /** The index after the first value; undefined if the text ends within it. */
  end?: number
  /** `NaN`, if the value has one. */
  number?: string | undefined
}

/** Reads the first object or list of a text; undefined if it has something else than tokens of JSON. */
function startOf(text: string): Start | undefined {
  let depth = 0
  let number: string | undefined
  for (let at = 0; at < text.length;) {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(text)
    if (!found) return CUT_TOKEN.test(text.slice(at)) ? { number } : undefined
    const [token, odd, opens, closes] = found
    at += token.length
    number ??= odd
    if (opens !== undefined) depth += 1
    if (closes === undefined) continue
    depth -= 1
    if (depth === 0) return { end: at, number }
  }
  return { number }
}

/** The value of a JSON text; undefined if it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller describes it.
    return undefined
  }
}

/** What is wrong with a text that begins like JSON, in words that follow "is". */
export function brokenJson(text: string): string {
  const start = startOf(text)
  if (start === undefined) return 'broken JSON'
  const { end, number } = start
  if (number !== undefined) return `JSON with \`${number}\`, which no JSON may have`
  if (end === undefined) return 'JSON that ends too early'
  if (jsonIn(text.slice(0, end)) === undefined) return 'broken JSON'
  const rest = text.slice(end).trim()
  const next = startOf(rest)?.end
  return /^[{[]/.test(rest) && next !== undefined && jsonIn(rest.slice(0, next)) !== undefined
    ? 'several JSON values one after another'
    : 'JSON with something after its end'
}
