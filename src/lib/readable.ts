import { plainText } from './plain-text.ts'

/** A server's text as it can be shown: safe, and a number where a text was promised is one. Nothing readable is ''. */
export function readable(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? plainText(value, 2000) : ''
}
