import { ENGLISH } from './english.ts'
import { ENGLISH_PAGES, HOSTED, HOSTED_PATH } from './hosted-address.ts'
import type { Market } from './market.ts'

/** The languages that the world speaks. */
export type Language = 'id' | 'en'

/** The language of a reply: English in India; in Indonesia the one that the call asks for first, if it is English. */
export const languageOf = (market: Market, headers: Headers): Language =>
  market === 'in' || /^en\b/i.test(headers.get('Accept-Language') ?? '') ? 'en' : 'id'

/** Fields that hold what a borrower wrote. */
const OWN = ['content']

/** A copy of a reply's value in English. Codes, names and numbers stay, and what a borrower wrote. */
export function inEnglish<T>(value: T): T {
  // Only texts are changed, so the type stays the same.
  return translated(value) as T
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return textInEnglish(value)
  if (Array.isArray(value)) return value.map(translated)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, OWN.includes(key) ? item : translated(item)]),
  )
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Sentences with `{}` in them, as patterns. */
const patterns = Object.entries(ENGLISH).flatMap(([said, english]): [RegExp, string][] =>
  said.includes('{}') ? [[new RegExp(`^${said.split('{}').map(escaped).join('(.+?)')}$`), english]] : [],
)

function textInEnglish(text: string): string {
  const whole = ENGLISH[text]
  if (whole !== undefined) return whole
  const pages = [HOSTED, HOSTED_PATH].find((start) => text.includes(`${start}/`))
  if (pages) return text.replace(pages, pages + ENGLISH_PAGES)
  for (const [pattern, english] of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const [, ...values] = found
    return english.replaceAll('{}', () => values.shift() ?? '').replaceAll(/\b1 days\b/g, '1 day')
  }
  return text
}
