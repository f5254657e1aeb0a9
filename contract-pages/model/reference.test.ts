import { describe, expect, test } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import type { Schema } from '../../contract-tools/read/document.ts'
import usage from '../../openapi/released/usage.json' with { type: 'json' }
import type { Field } from './fields.ts'
import { readReference } from './reference.ts'

const { groups } = await readReference(contract, usage, () => undefined)
const entries = groups.flatMap(({ operations }) => operations)

function entry(id: string) {
  const found = entries.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`The pages have no ${id}`)
  return found
}

const fieldsOf = (id: string): Field[] => {
  const { request, reply } = entry(id)
  return [...request.own, ...request.query, ...(reply?.fields ?? [])]
}

/** Every object of the contract that has this keyword. */
function* nodesWith(value: unknown, keyword: string): Generator<Schema> {
  if (typeof value !== 'object' || value === null) return
  if (keyword in value) yield value as Schema
  for (const child of Object.values(value)) yield* nodesWith(child, keyword)
}

describe('The pages of the contract', () => {
  test('say the unit of every amount', () => {
    const shown = entries.flatMap(({ id }) => fieldsOf(id)).filter(({ unit }) => unit !== undefined)
    const kinds = new Set([...nodesWith(contract, 'x-money')].map((node) => node['x-money']))
    expect(new Set(shown.map(({ unit }) => unit)).size).toBe(kinds.size)
    const amounts = (id: string) => fieldsOf(id).flatMap(({ path, unit }) => (unit ? [[path, unit]] : []))
    expect(amounts('commitRepayment')).toEqual([['amount', 'money, in hundredths']])
    expect(amounts('generateVirtualAccount')).toEqual([
      ['amount', 'money, in whole rupiah or rupees'],
      ['data.amount', 'money, in whole rupiah or rupees'],
    ])
  })

  test('show each field that a screen was seen to read', () => {
    const lost = entries.flatMap(({ id, screens, reply }) => {
      const known = reply?.fields.map(({ path }) => path) ?? []
      return screens.flatMap(({ reads }) => reads.filter((path) => !known.includes(path)).map((path) => [id, path]))
    })
    expect(entries.flatMap(({ screens }) => screens.flatMap(({ reads }) => reads)).length).toBeGreaterThan(200)
    expect(lost).toEqual([])
  })

  test('tell outcomes by their codes, those of every operation last', () => {
    const outcomes = (id: string) => entry(id).outcomes.map(({ name, code }) => [name, code])
    expect(outcomes('confirmRepayment')).toEqual([
      ['success', '"00"'],
      ['wrongCode', '800006'],
      ['duplicatePayment', '800005'],
      ['other', 'any other'],
      ['invalidRequest', '400'],
      ['sessionEnded', 'HTTP 401 or 403'],
    ])
    expect(outcomes('getCaptchaImage')).toEqual([
      ['success', 'a picture'],
      ['other', 'any other'],
      ['invalidRequest', '400'],
    ])
  })

  test('write a call as the app makes it, and as a shell does', () => {
    const [success, , , without] = entry('listFaq').outcomes
    expect(success?.examples[0]).toMatchObject({
      curl: expect.stringContaining('token=\'"$RUPYA_TOKEN"'),
      call: expect.stringMatching(/^const reply = await call\(listFaq, \{\n {2}query: \{\n/),
    })
    expect(without?.examples[0]?.curl).not.toContain('RUPYA_TOKEN')
    const { outcomes } = entry('commitRepayment')
    expect(outcomes[1]?.examples[0]?.call).toMatch(/amount: 109000000,[\s\S]*code: 'duplicatePayment' \}$/)
    expect(entry('uploadProblemImage').outcomes[0]?.examples[0]?.call).toContain('problemImage: file,')
  })
})
