import { expect, test } from '@playwright/test'
import { PORTS } from './ports.ts'

const WORLD = `http://localhost:${PORTS.world}`
const LOAN = `${WORLD}/v3/loan-details/loan-details?token=1`
const form = { productId: '1001', orderId: '723421968459640174' }

test('The world refuses a request that breaks the contract, with the reason, and lists it', async ({ request }) => {
  const headers = { 'x-world': 'breaks-the-contract' }
  const refused = await request.post(`${LOAN}&zzz=1`, { headers, form: { ...form, extra: '1', productId: '' } })
  expect(refused.status()).toBe(200)
  const { code, data, reasons } = await refused.json()
  expect({ code, data }).toEqual({ code: 400, data: null })
  expect(reasons.join('\n')).toContain('`zzz` is not a parameter')
  expect(reasons.join('\n')).toContain('productId')
  expect(reasons.join('\n')).toContain('extra')

  const json = await request.post(LOAN, { headers, data: form })
  expect((await json.json()).reasons.join()).toContain('application/x-www-form-urlencoded')

  const ledger = await (await request.get(`${WORLD}/__world/violations`, { headers })).json()
  expect(ledger).toMatchObject([
    { side: 'request', operation: 'getLoanDetails', injected: false, reasons },
    { side: 'request', operation: 'getLoanDetails' },
  ])
})

test('What a scenario breaks on purpose is listed as such', async ({ request }) => {
  const headers = { 'x-world': 'broken-on-purpose', 'x-scenario': 'unknown-status' }
  await request.post(LOAN, { headers, form })
  const ledger = await (await request.get(`${WORLD}/__world/violations`, { headers })).json()
  expect(ledger).toMatchObject([{ side: 'reply', operation: 'getLoanDetails', injected: true }])
})

test('Worlds of different names never meet, and a reset starts one anew', async ({ request }) => {
  const order = { productId: '1001', orderId: '723421968459640200' }
  const asked = async (world: string) => {
    const headers = { 'x-world': world, 'x-scenario': 'order-200-rate' }
    return (await (await request.post(LOAN, { headers, form: order })).json()).data.isScore
  }
  expect([await asked('one'), await asked('two')]).toEqual(['1', '1'])
  await request.post(`${WORLD}/v3/loan-details/google-score?token=1`, {
    headers: { 'x-world': 'one' },
    form: { score: 5 },
  })
  expect([await asked('one'), await asked('two')]).toEqual(['0', '1'])
  await request.post(`${WORLD}/__world/reset`, { headers: { 'x-world': 'one' } })
  expect(await asked('one')).toBe('1')
})

test('The world lists its scenarios, and says what it does not know', async ({ request }) => {
  const names = (await (await request.get(`${WORLD}/__world`)).json()).map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['order-174', 'order-174-extendable', 'order-200-rate', 'scrambled']))
  const unknown = await request.post(LOAN, { headers: { 'x-world': 'none', 'x-scenario': 'no-such' }, form })
  expect((await unknown.json()).refused).toContain('There is no scenario no-such')
  expect((await request.get(`${WORLD}/no/such/call`)).status()).toBe(404)
})
