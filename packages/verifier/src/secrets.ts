import { base64, type Credential, type Session } from './credentials.ts'
import { escapeText } from './reports/escape-text.ts'
import type { Seeds } from './seeds.ts'

/** Shorter values would also match unrelated words, and are not secret. */
const SHORTEST = 6

interface Secret {
  value: string
  /** The variable that replaces it. */
  variable: string
  /** Finds places where it may begin, by its first letters. */
  start: RegExp
  /** Its letters, each matching any spelling at the current position. */
  letters: RegExp[]
}

/**
 * Removes the sessions of a seeds file from a text. A server may repeat them anywhere and in any encoding: in a
 * redirect, in a wrong field. Findings cut what they quote, with a mark, and each report escapes some letters in its own way.
 */
export function secretsHidden(
  { session, markets = {}, given = {} }: Seeds,
  credentials: Credential[],
  gateway: Session = {},
): (text: string) => string {
  const parts = [...Object.values(markets), ...Object.values(given)]
  const sessions: Session[] = [gateway, session, ...parts.map((held) => held.session)].filter(
    (one) => one !== undefined,
  )
  const secrets = credentials.flatMap((credential) =>
    sessions.flatMap(({ [credential.name]: value = '' }) =>
      spoken(credential, value).flatMap((text) =>
        text.length < SHORTEST ? [] : secretOf(text, `$${credential.variable}`),
      ),
    ),
  )
  // A secret that contains another one is removed first.
  const ordered = secrets.toSorted((one, other) => other.value.length - one.value.length)
  return (text) => ordered.reduce(without, text)
}

/** A value as it is, and in the forms in which a server gets it. */
const spoken = ({ kind }: Credential, value: string) =>
  kind === 'basic' ? [value, base64(value), value.slice(value.indexOf(':') + 1)] : [value]

function secretOf(value: string, variable: string): Secret {
  const spelled = Array.from(value, spellingsOf)
  const letters = spelled.map((spellings) => new RegExp(spellings, 'uy'))
  // A lookahead, so that a false start does not hide a real one inside it.
  const start = new RegExp(`(?=(${spelled.slice(0, SHORTEST).join('')}))`, 'gu')
  return { value, variable, start, letters }
}

/** The rest of a text that was cut after a letter, or inside its encoding. */
const CUT = /(?:[%\\][\da-fA-Fux{]*|&[#\w]*)?(?=…)/uy

function without(text: string, { value, variable, start, letters }: Secret): string {
  const shown: string[] = []
  let at = 0
  // First the plain text, so that a secret that contains `%` is also found when it is encoded again.
  const plain = text
    .replaceAll(encodeURIComponent(Buffer.from(value).toString()), () => variable)
    .replaceAll(value, () => variable)
  for (const { index, 1: begun = '' } of plain.matchAll(start)) {
    if (index < at) continue
    const end = endOf(plain, index + begun.length, letters.slice(SHORTEST))
    if (end === undefined) continue
    shown.push(plain.slice(at, index), variable)
    at = end
  }
  return [...shown, plain.slice(at)].join('')
}

/** Where these letters end, or where the text was cut inside them. */
function endOf(text: string, from: number, letters: RegExp[]): number | undefined {
  let end = from
  for (const letter of letters) {
    const next = lengthAt(text, end, letter)
    if (next === undefined) {
      const cut = lengthAt(text, end, CUT)
      return cut === undefined ? undefined : end + cut
    }
    end += next
  }
  return end
}

function lengthAt(text: string, at: number, pattern: RegExp): number | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length
}

/** All encodings of a letter: in an address (once or twice), a form, JSON, HTML, XML, or for a terminal. */
function spellingsOf(letter: string): string {
  const exactly = (text: string) =>
    Array.from(text, (one) => String.raw`\u{${one.codePointAt(0)?.toString(16)}}`).join('')
  const hex = (number: number, digits: number) =>
    Array.from(number.toString(16).padStart(digits, '0'), (digit) => `[${digit}${digit.toUpperCase()}]`).join('')
  const code = letter.codePointAt(0) ?? 0
  const bytes = [...new TextEncoder().encode(letter)]
  const units = Array.from({ length: letter.length }, (_, index) => letter.charCodeAt(index))
  return `(?:${[
    ...[escapeText(letter), letter].map((text) => String.raw`\\{0,3}?${exactly(text)}`),
    // Line ends and similar characters.
    exactly(JSON.stringify(letter).slice(1, -1)),
    // A form writes a space as a plus, and reads a plus as a space.
    ...(letter === '+' || letter === ' ' ? ['[ +]'] : []),
    bytes.map((byte) => `%(?:25)?${hex(byte, 2)}`).join(''),
    units.map((unit) => String.raw`\\{1,2}u${hex(unit, 4)}`).join(''),
    String.raw`\\u\{0*${hex(code, 1)}\}`,
    `&#(?:0*${code}|[xX]0*${hex(code, 1)});`,
  ].join('|')})`
}
