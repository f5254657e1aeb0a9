import { plainText } from './plain-text.ts'

/** A server's text as it can be shown: safe, and a number where a text was promised is one. Nothing readable is ''. */
export function readable(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? plainText(value, 2000) : ''
}

type Line = { text: unknown; value: unknown } | null

/** Lines of label and value as they can be shown; those without either are hidden (specification section 2). */
export function readableLines(lines: readonly Line[] | null | undefined) {
  if (!Array.isArray(lines)) return []
  return lines.flatMap((sent: Line) => {
    const line = { label: readable(sent?.text), value: readable(sent?.value) }
    return line.label && line.value ? [line] : []
  })
}
