const HOURS = /^([1-7])-([1-7]) (\d\d[:.]\d\d)-(\d\d[:.]\d\d)( [A-Z]{2,5})?$/

/**
 * Opening hours as a setting writes them, `1-5 08:00-17:00 WIB`: the first and last day (1 is Monday), and from when to when.
 * Undefined if it is written in another way.
 */
export function readServiceHours(text: string): { from: number; to: number; hours: string } | undefined {
  const [, from, to, opens, closes, zone = ''] = HOURS.exec(text) ?? []
  return opens === undefined ? undefined : { from: Number(from), to: Number(to), hours: `${opens}–${closes}${zone}` }
}
