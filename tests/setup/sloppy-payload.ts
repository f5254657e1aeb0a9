import fc from 'fast-check'
import { UNKNOWN_STATUS } from '../../mocks/unknown-status.ts'
import type { Reader } from '../../src/api/read-payload.ts'

/** Wrong values that servers send, including an unknown status. */
const garbage = fc.constantFrom<unknown[]>(null, '', 'garbage', UNKNOWN_STATUS, -1, true, {}, [])

/**
 * An example's payload from a server that keeps its main facts and little else: numbers as texts, lists that are null or have
 * one broken entry, unknown statuses, fields with a wrong type or without a value.
 */
export function sloppy(reader: Reader, example: unknown): fc.Arbitrary<unknown> {
  if (typeof reader === 'object' && 'fields' in reader) return sloppyObject(reader, example)
  if (typeof reader === 'object' && 'list' in reader) return sloppyList(reader.list, example)
  if (typeof reader === 'object' && 'either' in reader)
    return sloppy(
      reader.either.find((one) => (typeof one === 'object') === (typeof example === 'object')) ?? 'text',
      example,
    )
  return fc.constantFrom(example, typeof example === 'number' ? String(example) : example)
}

function sloppyObject({ main, fields }: Extract<Reader, { fields: unknown }>, example: unknown) {
  const parts = Object.entries(fields).map(([name, field]): [string, fc.Arbitrary<unknown>] => {
    const whole = sloppy(field, Object(example)[name])
    return [
      name,
      main.includes(name) ? whole : fc.oneof({ weight: 6, arbitrary: whole }, { weight: 1, arbitrary: garbage }),
    ]
  })
  return fc.record(Object.fromEntries(parts))
}

function sloppyList(entry: Reader, example: unknown): fc.Arbitrary<unknown> {
  const entries = fc.tuple(...(Array.isArray(example) ? example : []).map((one: unknown) => sloppy(entry, one)))
  const withOneBroken = fc
    .record({ entries, broken: garbage, at: fc.nat() })
    .map(({ entries: all, broken, at }) => all.toSpliced(at % (all.length + 1), 0, broken))
  return fc.oneof(
    { weight: 4, arbitrary: entries },
    { weight: 3, arbitrary: withOneBroken },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

/** A minimal selection of these payloads that still covers every value at each place: each way to break it once. */
export function oneOfEachWay(payloads: unknown[]): unknown[] {
  const candidates = payloads.map((payload) => ({ payload, missing: new Set(waysIn(payload)) }))
  const chosen: unknown[] = []
  for (;;) {
    const [best] = candidates.toSorted((one, other) => other.missing.size - one.missing.size)
    if (!best || best.missing.size === 0) return chosen
    chosen.push(best.payload)
    for (const way of best.missing) for (const { missing } of candidates) missing.delete(way)
  }
}

/** A payload's values by place; all entries of a list count as one place. */
function waysIn(value: unknown, place = ''): string[] {
  if (Array.isArray(value) && value.length > 0) return value.flatMap((entry) => waysIn(entry, `${place}[]`))
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([name, part]) => waysIn(part, `${place}.${name}`))
  return [`${place} ${JSON.stringify(value)}`]
}
