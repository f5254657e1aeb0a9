import type { DetailLine } from '../api/loan.ts'
import { serverLanguage } from '../platform/i18n/language.ts'

/** The server's detail lines for `DetailLines`. Lines without a value are hidden (LOAN-5). */
export function toDetailLines(lines: DetailLine[]) {
  const lang = serverLanguage()
  return lines.flatMap(({ text, value }) => (value === undefined ? [] : [{ label: text, value, lang }]))
}
