import type { Periods } from './entry.ts'

/** Instalments in an address: `2`, or `2-4`. */
export const writePeriods = ({ from, to }: Periods) => (from === to ? String(from) : `${from}-${to}`)

/** Undefined if the address has no readable instalments. */
export function readPeriods(text: string | undefined): Periods | undefined {
  const [, first, last] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text ?? '') ?? []
  if (first === undefined) return undefined
  const periods = { from: Number(first), to: Number(last ?? first) }
  return periods.from <= periods.to ? periods : undefined
}
