import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { operations, replyProblems } from '../../../mocks/contract.ts'
import { VERSIONS } from '../../contract/for-server.ts'

const OPTIONS = { strict: false, validateFormats: false }
const OTHER_VALUES = [null, 0, 1, 2, 3, 174, -1, 10 ** 12, '', '0', '00', '1', '2', 'a', '2026-11-20', true, [], {}]

type Path = (string | number)[]

/** The paths inside a value, without the value itself. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const below = Object.entries(value).flatMap(([key, part]) =>
    pathsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length > 0 ? [path, ...below] : below
}

/** A copy with another value at a path, or with nothing there. */
function changed(value: unknown, [key, ...path]: Path, other: unknown): unknown {
  if (key === undefined) return other
  const copy: Record<string | number, unknown> = Array.isArray(value) ? Object([...value]) : { ...Object(value) }
  const part = changed(copy[key], path, other)
  if (part === undefined && !Array.isArray(copy)) delete copy[key]
  else copy[key] = part
  return copy
}

describe.each(VERSIONS)('What a server may send by the contract for servers in %s', (version, document) => {
  const ajv = version === '3.1' ? new Ajv2020(OPTIONS) : new Ajv(OPTIONS)
  const replies = Object.fromEntries(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId, responses }) => [operationId, responses['200']?.content?.['application/json']]),
  )

  test('the app reads, whatever field of an example is changed', () => {
    let kept = 0
    for (const { id } of operations) {
      const { schema, examples } = replies[id] ?? {}
      const isSent = ajv.compile({ ...schema, components: { schemas: document.components.schemas } })
      const values = Object.values(examples ?? {}).map(({ value }) => value)
      const places = values.flatMap((value) => pathsIn(value).map((path) => ({ value, path })))
      const others = fc.oneof(fc.constantFrom(undefined, ...OTHER_VALUES), fc.jsonValue())
      fc.assert(
        fc.property(fc.constantFrom(...places), others, ({ value, path }, other) => {
          const reply = changed(value, path, other)
          if (!isSent(reply)) return
          kept++
          expect(replyProblems(id, reply)).toEqual([])
        }),
        { numRuns: 150 },
      )
    }
    expect(kept).toBeGreaterThan(operations.length * 10)
  })

  test('has no number as a text and no scrambled envelope, though the app reads both', () => {
    const { schema, examples } = replies['getLoanDetails'] ?? {}
    const isSent = ajv.compile({ ...schema, components: { schemas: document.components.schemas } })
    const { code, message, data } = Object(examples?.['order-174']?.value)
    const asText = { code, message, data: { ...data, orderStatus: '174' } }
    const scrambled = { c0de: code, m5g: message, d4ta: data }
    expect([asText, scrambled, { code: 12345, message: 'Coba lagi.' }].map((reply) => isSent(reply))).toEqual([
      false,
      false,
      false,
    ])
    expect([asText, scrambled].flatMap((reply) => replyProblems('getLoanDetails', reply))).toEqual([])
  })
})
