import { printable } from './printable.ts'

const LONGEST_SHOWN = 40
export const cut = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text)

/** A value as a finding shows it, shortened. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `'${printable(cut(value))}'`
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return String(value)
}
