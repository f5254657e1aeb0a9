import type { DetailLine } from '../api/loan.ts'

/** The server's detail lines for `DetailLines`; those without a value are hidden (LOAN-5). */
export const toDetailLines = (lines: DetailLine[]) =>
  lines.flatMap(({ text, value }) => (value === undefined ? [] : [{ label: text, value }]))
