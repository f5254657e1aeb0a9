import { describe, expect, test } from 'vitest'
import { ask } from '../tests/setup/ask-world.ts'
import { exampleRequest } from '../tests/setup/example-request.ts'
import { answer } from './answer.ts'
import { operationOf, operations } from './contract.ts'
import { createWorld } from './scenario.ts'

const ORDER = { productId: '1001', orderId: '723421968459640174' }
/** Words that occur only in Indonesian messages here. */
const INDONESIAN = /\b(tidak|sudah|sedang|pesanan|produk|kartu|kode|pembayaran|permintaan|salah|nomor)\b/i

const ofEvery = operations.flatMap(({ id, outcomes }) =>
  ['other', ...Object.keys(outcomes.failures)].map((failure) => ({ id, failure })),
)

describe('Every operation can be made to refuse:', () => {
  test.each(ofEvery)('$id with $failure, in the words of the market', async ({ id, failure }) => {
    const operation = operationOf(id)
    const world = await createWorld(`refuse:${id}:${failure}`)
    const request = (market: string) =>
      exampleRequest(operation, { ...Object.values(operation.examples)[0]?.['x-request'], market }, 'http://world')
    const indonesian = await (await answer(world, operation, request('id'))).json()
    const { code } = operation.outcomes.failures[failure] ?? { code: 9999 }
    expect(indonesian).toMatchObject({ code, data: null, message: expect.stringMatching(INDONESIAN) })
    const { message } = await (await answer(world, operation, request('in'))).json()
    expect(message).toMatch(/\w/)
    expect(message).not.toMatch(INDONESIAN)
    expect(world.violations).toEqual([])
  })
})

test('Several refuse, and are lost, at once', async () => {
  const world = await createWorld(
    'payment-refused,refuse:getLoanDetails:orderNotFound,lost:getExtension,lost:getInstalments,order-5',
  )
  expect(world.overrides).toEqual({
    refuse: { commitRepayment: 'other', getLoanDetails: 'orderNotFound' },
    lost: ['getExtension', 'getInstalments'],
    example: {},
    tamper: {},
  })
  expect(await ask(world, 'getLoanDetails', ORDER)).toMatchObject({ code: 404 })
})

const saveEvent = operationOf('saveServiceEvent')
const eventRequest = () =>
  exampleRequest(saveEvent, Object.values(saveEvent.examples)[0]?.['x-request'], 'http://world')

test('The mock server does what a lost or late reply is about, at once', async () => {
  const losing = await createWorld('lost:saveServiceEvent')
  expect((await answer(losing, saveEvent, eventRequest())).type).toBe('error')
  expect(losing.events).toHaveLength(1)
  const late = await createWorld('late-300:saveServiceEvent')
  const begin = performance.now()
  const reply = answer(late, saveEvent, eventRequest())
  await expect.poll(() => late.events).toHaveLength(1)
  expect(performance.now() - begin).toBeLessThan(300)
  expect((await reply).ok).toBe(true)
  expect(performance.now() - begin).toBeGreaterThanOrEqual(295)
})

/** The answers of operations, call after call. */
async function repliesTo(scenario: string, ...ids: ('getLoanDetails' | 'getContacts')[]) {
  const world = await createWorld(scenario)
  const replies = []
  for (const id of ids) {
    const operation = operationOf(id)
    const shown = id === 'getLoanDetails' ? ORDER : Object.values(operation.examples)[0]?.['x-request']
    const { status, headers } = await answer(world, operation, exampleRequest(operation, shown, 'http://world'))
    replies.push([status, headers.get('retry-after')])
  }
  return replies
}

test.each([
  ['busy-once', [429, '2'], [200, null], [429, '2']],
  ['busy-once:getLoanDetails', [429, '2'], [200, null], [200, null]],
  ['busy-once:getLoanDetails:503', [503, '2'], [200, null], [200, null]],
  ['busy-once:getContacts', [200, null], [200, null], [429, '2']],
  ['busy-7', [429, '7'], [429, '7'], [429, '7']],
])('A server can be busy: %s', async (scenario, ...expected) => {
  expect(await repliesTo(scenario, 'getLoanDetails', 'getLoanDetails', 'getContacts')).toEqual(expected)
})

test.each([
  ['busy-once:payByCard', /no operation payByCard/],
  ['refuse:payByCard', /no operation payByCard/],
  ['lost:toString', /no operation toString/],
  ['refuse:getLoanDetails:wrongCode', /getLoanDetails has no failure wrongCode.*orderNotFound/],
  ['refuse:getContacts:sessionEnded', /getContacts has no failure sessionEnded/],
  ['example:getContacts:nobody', /getContacts has no example nobody\. It has: contacts, contacts-india,/],
  ['posts-after-', /no scenario posts-after-.*refuse:<operation>/],
])('%s is no scenario, and the reason is said', async (name, reason) => {
  await expect(createWorld(`order-174,${name}`)).rejects.toThrow(reason)
})
