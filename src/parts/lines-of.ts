import type { DetailLine } from '../api/loan.ts'

/** The server's detail lines as a screen draws them: those without a value are hidden (specification section 2). */
export const linesOf = (lines: DetailLine[]) =>
  lines.flatMap(({ text, value }) => (value === undefined ? [] : [{ label: text, value }]))
