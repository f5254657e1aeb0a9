import { request as send, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorldServer } from './server.ts'

let server: Server
let origin: string

beforeAll(async () => {
  server = createWorldServer('http://localhost')
  await new Promise<void>((listening) => void server.listen(0, listening))
  // A server that listens on a port has an address with one.
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const LOAN = '/v3/loan-details/loan-details'
const UPLOAD = '/user-problem/upload-problem-img?token=1'

/** As `fetch`, which would make a path tidy first and sends no TRACE. */
const raw = (method: string, path: string) =>
  new Promise<{ status: number | undefined; body: string }>((answered, failed) => {
    const { port } = new URL(origin)
    send({ port, method, path }, (reply) => {
      text(reply).then((body) => answered({ status: reply.statusCode, body }), failed)
    })
      .on('error', failed)
      .end()
  })

const ledger = async (world: string) =>
  (await fetch(`${origin}/__world/violations`, { headers: { 'x-world': world } })).json()

test('What the contract does not have is refused, and listed; the world’s own pages are not', async () => {
  const headers = { 'x-world': 'unknown-calls' }
  expect((await fetch(`${origin}/nope?token=1`, { method: 'POST', headers })).status).toBe(404)
  const wrongMethod = await fetch(`${origin}${LOAN}?token=1`, { headers })
  expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await fetch(`${origin}/__world/nope`, { headers })).status).toBe(404)
  expect(await ledger('unknown-calls')).toEqual(
    ['POST /nope', `GET ${LOAN}`].map((operation) => ({
      side: 'request',
      operation,
      reasons: [`The contract has no operation for ${operation}.`],
      injected: false,
    })),
  )
})

test.each([
  { type: 'multipart/form-data', body: 'x' },
  { type: 'multipart/form-data; boundary=b', body: 'no parts' },
])('A multipart body that cannot be read is refused, and listed: %o', async ({ type, body }) => {
  const world = `multipart ${type}`
  const reply = await fetch(`${origin}${UPLOAD}`, {
    method: 'POST',
    headers: { 'x-world': world, 'content-type': type },
    body,
  })
  expect(reply.status).toBe(200)
  const { code, reasons } = await reply.json()
  expect(code).toBe(400)
  expect(reasons.join()).toContain('body: is not multipart/form-data')
  expect(await ledger(world)).toMatchObject([{ side: 'request', operation: 'uploadProblemImage' }])
})

test.each([
  ['GET', '//', 404],
  ['GET', '//[', 404],
  ['TRACE', LOAN, 400],
  ['DELETE', LOAN, 405],
])('%s %s is a mistake of whoever asks', async (method, path, status) => {
  const reply = await raw(method, path)
  expect(reply.status).toBe(status)
  expect(JSON.parse(reply.body).refused).toMatch(/\w/)
})

test('A scenario that does not exist is refused with those that do, and the world stays', async () => {
  const headers = { 'x-world': 'scenarios' }
  const change = (body: URLSearchParams | string) =>
    fetch(`${origin}/__world/scenario`, { method: 'POST', headers, body })
  expect((await change(new URLSearchParams({ scenario: 'order-5' }))).status).toBe(200)
  const byHeader = await fetch(`${origin}/__world/violations`, { headers: { ...headers, 'x-scenario': 'none' } })
  expect([byHeader.status, (await byHeader.json()).refused]).toEqual([400, expect.stringContaining('order-174')])
  const unknown = await change(new URLSearchParams({ scenario: 'none' }))
  expect([unknown.status, (await unknown.json()).refused]).toEqual([400, expect.stringContaining('order-174')])
  for (const body of ['{"scenario":"order-5"}', '']) {
    const unnamed = await change(body)
    expect([unnamed.status, (await unnamed.json()).refused]).toEqual([400, expect.stringContaining('`scenario`')])
  }
  const reset = await fetch(`${origin}/__world/reset`, { method: 'POST', headers })
  expect(await reset.json()).toEqual({ scenario: 'order-5' })
})

test('A picture of 20 MB is refused in words, and only what no picture is by its length', async () => {
  const upload = (size: number) => {
    const form = new FormData()
    const file = new Uint8Array(size)
    file.set([0xff, 0xd8, 0xff])
    form.append('problemImage', new File([file], 'picture.jpg', { type: 'image/jpeg' }))
    return fetch(`${origin}${UPLOAD}`, { method: 'POST', headers: { 'x-world': 'uploads' }, body: form })
  }
  const large = await upload(20 * 1024 * 1024)
  expect([large.status, (await large.json()).code]).toEqual([200, 9999])
  expect((await upload(65 * 1024 * 1024)).status).toBe(413)
  // None of the client's connections is spoilt by it.
  const next = [await upload(3), await upload(3), await upload(3)]
  expect(next.map(({ status }) => status)).toEqual([200, 200, 200])
})
