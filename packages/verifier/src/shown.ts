import { printable } from './printable.ts'

const LONGEST_SHOWN = 40
export const cut = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text)

/** How many common characters are shown before the first difference of two texts. */
const BEFORE = 10

/** Two values as a finding shows them: long texts begin shortly before their first difference. */
export function shownApart(one: unknown, other: unknown): [string, string] {
  if (typeof one !== 'string' || typeof other !== 'string') return [shown(one), shown(other)]
  const [ones, others] = [Array.from(one), Array.from(other)]
  const at = ones.findIndex((letter, index) => letter !== others[index])
  const from = (at < 0 ? ones.length : at) - BEFORE
  const isShort = Math.max(one.length, other.length) <= LONGEST_SHOWN
  if (isShort || from <= 0) return [shown(one), shown(other)]
  const rest = (letters: string[]) => shown(`…${letters.slice(from).join('')}`)
  return [rest(ones), rest(others)]
}

/** A value as a finding shows it, shortened. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `'${printable(cut(value))}'`
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return String(value)
}
