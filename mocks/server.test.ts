import { request as send } from 'node:http'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startWorldServer } from '../tests/setup/world-server.ts'

const { origin, openWorld } = startWorldServer()

const LOAN = '/v3/loan-details/loan-details'
const ORDER = { productId: '1001', orderId: '723421968459640174' }
const UPLOAD = '/user-problem/upload-problem-img?token=1'

/** Like `fetch`, but `fetch` would normalise the path and does not send TRACE. */
const raw = (method: string, path: string) =>
  new Promise<{ status: number | undefined; body: string }>((answered, failed) => {
    const { port } = new URL(origin())
    send({ port, method, path }, (reply) => {
      text(reply).then((body) => answered({ status: reply.statusCode, body }), failed)
    })
      .on('error', failed)
      .end()
  })

/** What a page of an origin receives, in a browser that lets it read the answer. */
const asPageOf = (page: string | undefined, path: string, method = 'POST') =>
  fetch(`${origin()}${path}`, { method, headers: { 'x-world': 'origins', ...(page && { origin: page }) } })

const CHANGES = [`${LOAN}?token=1`, '/__world/reset', '/__world/scenario', '/__world/clock', '/__world/alipay/pay']

const ledger = async (world: string) =>
  (await fetch(`${origin()}/__world/violations`, { headers: { 'x-world': world } })).json()

test('The mock server refuses and lists unknown addresses, except its own pages', async () => {
  const headers = { 'x-world': 'unknown-calls' }
  expect((await fetch(`${origin()}/nope?token=1`, { method: 'POST', headers })).status).toBe(404)
  const wrongMethod = await fetch(`${origin()}${LOAN}?token=1`, { headers })
  expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await fetch(`${origin()}/__world/nope`, { headers })).status).toBe(404)
  expect(await ledger('unknown-calls')).toEqual(
    ['POST /nope', `GET ${LOAN}`].map((operation) => ({
      side: 'request',
      operation,
      reasons: [`The contract has no operation for ${operation}.`],
      injected: false,
    })),
  )
})

test('A multipart body that cannot be read is refused, and listed', async () => {
  const headers = { 'x-world': 'multipart', 'content-type': 'multipart/form-data; boundary=b' }
  const reply = await fetch(`${origin()}${UPLOAD}`, { method: 'POST', headers, body: 'no parts' })
  expect(reply.status).toBe(200)
  const { code, reasons } = await reply.json()
  expect(code).toBe(400)
  expect(reasons.join()).toContain('body: is not multipart/form-data')
  expect(await ledger('multipart')).toMatchObject([{ side: 'request', operation: 'uploadProblemImage' }])
})

test('An address or a method that is none is a mistake of whoever asks', async () => {
  for (const [method, path, status] of [
    ['GET', '//', 404],
    ['TRACE', LOAN, 400],
  ] as const) {
    const reply = await raw(method, path)
    expect(reply.status).toBe(status)
    expect(JSON.parse(reply.body).refused).toMatch(/\w/)
  }
})

test('An unknown scenario is refused with the known names, and changes nothing', async () => {
  const headers = { 'x-world': 'scenarios' }
  const change = (body: URLSearchParams | string) =>
    fetch(`${origin()}/__world/scenario`, { method: 'POST', headers, body })
  expect((await change(new URLSearchParams({ scenario: 'order-5' }))).status).toBe(200)
  const known = (await (await fetch(`${origin()}/__world`)).json()).map(({ name }: { name: string }) => name)
  expect(known).toEqual(expect.arrayContaining(['order-174', 'order-174-extendable', 'scrambled']))
  const byHeader = await fetch(`${origin()}/__world/violations`, { headers: { ...headers, 'x-scenario': 'none' } })
  expect([byHeader.status, (await byHeader.json()).refused]).toEqual([400, expect.stringContaining('order-174')])
  const unknown = await change(new URLSearchParams({ scenario: 'none' }))
  expect([unknown.status, (await unknown.json()).refused]).toEqual([400, expect.stringContaining('order-174')])
  for (const body of ['{"scenario":"order-5"}', '']) {
    const unnamed = await change(body)
    expect([unnamed.status, (await unnamed.json()).refused]).toEqual([400, expect.stringContaining('`scenario`')])
  }
  const reset = await fetch(`${origin()}/__world/reset`, { method: 'POST', headers })
  expect(await reset.json()).toEqual({ scenario: 'order-5' })
})

test('A picture of 20 MB is refused in words, a hopelessly long body by its length', async () => {
  const upload = (size: number) => {
    const form = new FormData()
    const file = new Uint8Array(size)
    file.set([0xff, 0xd8, 0xff])
    form.append('problemImage', new File([file], 'picture.jpg', { type: 'image/jpeg' }))
    return fetch(`${origin()}${UPLOAD}`, { method: 'POST', headers: { 'x-world': 'uploads' }, body: form })
  }
  const large = await upload(20 * 1024 * 1024)
  expect([large.status, (await large.json()).code]).toEqual([200, 9999])
  expect((await upload(65 * 1024 * 1024)).status).toBe(413)
  // It does not break any connection of the client.
  const next = [await upload(3), await upload(3), await upload(3)]
  expect(next.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('The mock server refuses and lists a request that breaks the contract', async () => {
  const headers = { 'x-world': 'breaks-the-contract' }
  const address = `${origin()}${LOAN}?token=1`
  const body = new URLSearchParams({ ...ORDER, extra: '1', productId: '' })
  const refused = await fetch(`${address}&zzz=1`, { method: 'POST', headers, body })
  expect(refused.status).toBe(200)
  const { code, data, reasons } = await refused.json()
  expect({ code, data }).toEqual({ code: 400, data: null })
  expect(reasons.join('\n')).toContain('`zzz` is not a parameter')
  expect(reasons.join('\n')).toContain('productId')
  expect(reasons.join('\n')).toContain('extra')

  const json = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
  const inJson = await (await fetch(address, { ...json, body: JSON.stringify(ORDER) })).json()
  expect(inJson.reasons.join()).toContain('application/x-www-form-urlencoded')

  expect(await ledger('breaks-the-contract')).toMatchObject([
    { side: 'request', operation: 'getLoanDetails', injected: false, reasons },
    { side: 'request', operation: 'getLoanDetails' },
  ])
})

test('What a scenario breaks on purpose is listed as such', async () => {
  const { post, violations } = openWorld('unknown-status')
  await post(LOAN, ORDER)
  expect(await violations()).toMatchObject([{ side: 'reply', operation: 'getLoanDetails', injected: true }])
})

test('Worlds of different names never meet, and a reset starts one anew', async () => {
  const order = { productId: '1001', orderId: '723421968459640200' }
  const one = openWorld('order-200-rate')
  const two = openWorld('order-200-rate')
  const asked = async ({ post }: typeof one) => (await post(LOAN, order)).data.isScore
  expect([await asked(one), await asked(two)]).toEqual(['1', '1'])
  await one.post('/v3/loan-details/google-score', { score: '5' })
  expect([await asked(one), await asked(two)]).toEqual(['0', '1'])
  await one.reset()
  expect([await asked(one), await asked(two)]).toEqual(['1', '1'])
})

test.each(['https://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1.nip.io:4020', 'null'])(
  'A page of %s can change nothing and read nothing @RULE-132',
  async (page) => {
    for (const path of CHANGES) {
      const reply = await asPageOf(page, path)
      expect([path, reply.status]).toEqual([path, 403])
      expect((await reply.json()).refused).toContain('of this machine')
    }
    for (const [path, method] of [
      ['/__world/violations', 'GET'],
      [LOAN, 'OPTIONS'],
    ] as const)
      expect((await asPageOf(page, path, method)).headers.get('access-control-allow-origin')).toBeNull()
  },
)

const network = Object.values(networkInterfaces()).flatMap((addresses) =>
  (addresses ?? []).flatMap(({ family, address }) => (family === 'IPv4' ? [`http://${address}:4173`] : [])),
)
test.each(['http://localhost:4173', 'https://localhost', 'http://127.0.0.1:5173', 'http://[::1]:4173', ...network])(
  'A page of this machine, at %s, can do both @RULE-132',
  async (page) => {
    const changed = await asPageOf(page, '/__world/reset')
    expect([changed.status, changed.headers.get('access-control-allow-origin')]).toEqual([200, page])
    const asked = await asPageOf(page, LOAN, 'OPTIONS')
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, page])
    expect(asked.headers.get('vary')).toContain('Origin')
  },
)

test('Clients without an origin can do both, and no page can read the answer @RULE-132', async () => {
  const reply = await asPageOf(undefined, '/__world/reset')
  expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, null])
})
