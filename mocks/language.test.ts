import { expect, test } from 'vitest'
import { ask } from '../tests/setup/ask-world.ts'
import type { OperationId } from '../src/api/operation.ts'
import { answer } from './answer.ts'
import { operationOf, operations } from './contract.ts'
import { inEnglish } from './language.ts'
import { createWorld } from './scenario.ts'
import { ORDER_WORDS } from './state/order-words.ts'

/** Names that are the same in both languages. */
const SAME =
  /^(ATM|Alfamart|BCA|BCA •••• 4417|BRI|Bank|Dana Cepat|Indomaret|Internet banking|Mandiri|Mobile banking|Modal Keluarga|RUPYA FINANCE SARI|Rupiah Kilat|Sahabat Dana|Sari Wulandari|Uang Pintar)$/
/** Codes, keys, addresses, amounts and days. */
const NO_WORDS = /^([A-Z]+|[a-z]+(-[a-z\d]+)+|[^a-z]*(Rp[^a-z]*)*|(data|https?|rupya):\S.*|\S+@\S+|success|<svg.*)$/s

/** Every text of a value but those of the field `content`, which borrowers wrote. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (key === 'content' ? [] : textsIn(item)))
}

test('Whatever the contract’s examples say in Indonesian has its English in english.ts', () => {
  const said = operations.flatMap(({ examples }) =>
    Object.values(examples).flatMap(({ value, ...example }) => (example['x-market'] === 'in' ? [] : textsIn(value))),
  )
  const texts = [...new Set(said)].filter((text) => !NO_WORDS.test(text) && !SAME.test(text))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => inEnglish(text) === text)).toEqual([])
})

const LOAN = new URLSearchParams({ productId: '1001', orderId: '723421968459640174' })

/** The status of a loan in a new world, and the headers that tell its language. */
async function status(market: string, language: string | undefined, scenario?: string) {
  const request = new Request(`http://world/?token=1&market=${market}`, {
    method: 'POST',
    body: LOAN,
    ...(language !== undefined && { headers: { 'Accept-Language': language } }),
  })
  const reply = await answer(await createWorld(scenario), operationOf('getLoanDetails'), request)
  const { data } = await reply.json()
  return [data.noticeStatusText, reply.headers.get('content-language'), reply.headers.get('vary')]
}

test.each([
  ['id', undefined, 'Waktunya membayar', 'id'],
  ['id', '*', 'Waktunya membayar', 'id'],
  ['id', 'id', 'Waktunya membayar', 'id'],
  ['id', 'en', 'Repayment is open', 'en'],
  ['id', 'en-IN,en;q=0.9', 'Repayment is open', 'en'],
])('In the market %s a reader of %s gets a loan’s status as: %s', async (market, asked, said, language) => {
  expect(await status(market, asked)).toEqual([said, language, 'Accept-Language'])
})

test('A server that does not read the language answers in its own, and names none', async () => {
  expect(await status('id', 'en', 'language-ignored')).toEqual(['Waktunya membayar', null, null])
})

test.each([
  [0, 'Due today'],
  [1, 'Due in 1 day'],
  [-1, 'Overdue by 1 day'],
  [-4, 'Overdue by 4 days, late fee Rp1 and penalty Rp2 included'],
])('An instalment that is due in %s days is in English: %s', (left, said) => {
  const { due, late } = ORDER_WORDS.id
  expect(
    inEnglish(left < 0 ? late(-left, left < -1 ? 'Rp1' : undefined, left < -1 ? 'Rp2' : undefined) : due(left)),
  ).toBe(said)
})

test('Refusals and the mock server’s own words are translated; any unit takes a loan', async () => {
  const world = await createWorld()
  const inLanguage = (id: OperationId, form: Record<string, string | number>) =>
    ask(world, id, form, {}, { 'Accept-Language': 'en' })
  expect(await inLanguage('getLoanDetails', { productId: '1001', orderId: '1' })).toMatchObject({
    message: 'Order not found.',
  })
  const { data } = await inLanguage('getLoanConfirmation', { productId: '1001' })
  const { amount, periods, termUnit } = data
  expect(termUnit).toBe('days')
  expect(await inLanguage('pushLoan', { productId: '1001', amount, periods, termUnit })).toMatchObject({ code: 0 })
})
