import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { anyCharacter } from '../../tests/setup/any-text.ts'
import { worldInNode } from '../../mocks/node.ts'
import { fileAt } from '../../mocks/state/files.ts'
import type { World } from '../../mocks/world.ts'
import { stringifySearch } from '../lib/search.ts'
import { openAddress } from '../../tests/setup/location.ts'
import { sendKey } from '../../tests/setup/send-key.ts'
import { randomId } from '../lib/random-id.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import {
  commitRepayment,
  getLoanDetails,
  listFaq,
  listRepaymentWays,
  saveGoogleScore,
  uploadProblemImage,
} from './generated/outcomes.ts'

/** The first bytes of every PNG. */
const PNG = '\x89PNG\r\n\x1a\n'

const ORDER = { productId: '1001', orderId: '723421968459640174' }
const CARD = { bankName: 'BCA', cardId: '1', cardNo: '4417', bankCode: 'BCA' } as const
const PAYMENT = { ...CARD, orderId: '1', amount: 1, couponId: '', repayToken: 't', sendMsg: 0 } as const
const readLoan = () => call(getLoanDetails, { body: ORDER })

describe('A call to the world', () => {
  const { open, start, stop } = worldInNode('/gateway')
  let world: World
  beforeAll(start)
  afterAll(stop)
  beforeEach(async () => {
    openAddress('/loanDetails?token=1')
    world = await open()
  })
  afterEach(() => expect(world.violations.filter(({ injected }) => !injected)).toEqual([]))

  test('brings the payload, typed by the contract', async () => {
    const loan = await readLoan()
    expect(loan.noticeStatusText).toBe('Waktunya membayar')
  })

  test('says which named failure it was @APP-40', async () => {
    const error = await call(getLoanDetails, { body: { ...ORDER, orderId: '404' } }).catch((thrown: unknown) => thrown)
    expect(ApiError.of(error, 'getLoanDetails')).toMatchObject({ kind: 'refused', code: 'orderNotFound', rawCode: 404 })
    expect(ApiError.of(error, 'defineProductLink')).toBeUndefined()
  })

  test('brings a file there as it is @APP-32', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index < 8 ? PNG.charCodeAt(index) : index % 251))
    const file = new File([bytes], 'bukti "bayar".png', { type: 'image/png' })
    const { url } = await call(uploadProblemImage, { body: { problemImage: file } })
    const stored = fileAt(world, url)
    expect({ name: stored?.name, type: stored?.type }).toEqual({ name: file.name, type: file.type })
    expect(new Uint8Array((await stored?.arrayBuffer()) ?? [])).toEqual(bytes)
  })
})

describe('What goes over the wire', () => {
  let requests: Request[] = []
  const answerWith = (reply: () => Response | Promise<Response>) =>
    vi.stubGlobal('fetch', async (request: Request) => {
      requests.push(request)
      return reply()
    })
  const ok = () => Response.json({ code: 0, message: '', data: { noticeStatusText: 'Lunas' } })
  beforeEach(() => {
    requests = []
  })

  test('the session’s parameters to the letter, and no other', async () => {
    const text = fc.string({ unit: anyCharacter })
    await fc.assert(
      fc.asyncProperty(
        fc.record({ token: text, deviceId: text, gid: text, osVersion: text, appType: text, zzz: text, orderId: text }),
        async (params) => {
          openAddress(`/loanDetails${stringifySearch(params)}`)
          answerWith(ok)
          await readLoan()
          const { zzz: _shell, orderId: _screen, ...session } = params
          expect(Object.fromEntries(new URL(requests.at(-1)!.url).searchParams)).toEqual(session)
        },
      ),
    )
  })

  test('a form body, and the header of the specification’s other client @APP-31 @APP-44', async () => {
    answerWith(ok)
    await readLoan()
    const [request] = requests
    expect(request?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
    expect(request?.headers.get('x-requested-with')).toBe('XMLHttpRequest')
    expect(await request?.text()).toBe('productId=1001&orderId=723421968459640174')
  })

  test.each([
    ['market=id', 'id'],
    ['market=id&lang=2', 'en'],
    ['market=in', 'en'],
  ])('the language of the page with every kind of call, at ?%s @APP-116', async (params, language) => {
    answerWith(() => Response.json({ code: '00', data: {} }))
    openAddress(`/loanDetails?token=1&${params}`)
    const calls = [
      call(listFaq, { query: { orderNo: ORDER.orderId, pid: '0' } }),
      call(uploadProblemImage, { body: { problemImage: new File([PNG], 'a.png') } }),
      ...Object.values(CALLS).map((send) => send()),
    ]
    await Promise.allSettled(calls)
    expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(calls.map(() => language))
  })

  test('the payload of a GET in its query, after the session @APP-33', async () => {
    openAddress('/intelligentCustomerService?token=1')
    answerWith(() => Response.json({ code: '00', data: { answerList: [] } }))
    await call(listFaq, { query: { orderNo: ORDER.orderId, pid: '0' } })
    const [request] = requests
    expect([request?.method, new URL(request!.url).search]).toEqual(['GET', `?token=1&orderNo=${ORDER.orderId}&pid=0`])
  })

  test('the card repayment’s headers from the address, with the contract’s default @APP-45 @REPAY-23', async () => {
    const ways = () => call(listRepaymentWays, { query: { orderId: ORDER.orderId } })
    answerWith(() => Response.json({ code: '00', data: { repayToken: 'rt-1' } }))
    openAddress('/payway?token=1&userId=88&sessionId=a%20b&deviceId=')
    await ways()
    const headers = Object.fromEntries(requests.at(-1)?.headers ?? [])
    expect(headers).toMatchObject({ userid: '88', sessionid: 'a b', merchantnumber: '10001' })
    expect(headers).not.toHaveProperty('deviceid')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (userId) => {
        openAddress(`/payway${stringifySearch({ token: '1', userId })}`)
        await expect(ways()).resolves.toMatchObject({ repayToken: 'rt-1' })
      }),
    )
    answerWith(ok)
    await readLoan()
    expect(requests.at(-1)?.headers.has('userid')).toBe(false)
  })

  test('on a card session the headers of every call, whatever is called', async () => {
    openAddress('/loanDetails?userId=88&sessionId=5c1f&deviceId=00123&merchantNumber=7')
    answerWith(ok)
    await readLoan()
    const headers = Object.fromEntries(requests.at(-1)?.headers ?? [])
    expect(headers).toMatchObject({ userid: '88', sessionid: '5c1f', deviceid: '00123' })
    expect(headers).not.toHaveProperty('merchantnumber')
  })

  const FAULTS: [name: string, reply: () => Response | Promise<Response>, kind: string][] = [
    ['HTML with 200', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'malformed'],
    ['an empty body', () => new Response(''), 'malformed'],
    ['truncated JSON', () => new Response('{"code":0,"data":{'), 'malformed'],
    ['a success without a main fact', () => Response.json({ code: 0, message: '', data: {} }), 'malformed'],
    ['a success without its payload', () => Response.json({ code: 0, message: '' }), 'malformed'],
    ['204', () => new Response(null, { status: 204 }), 'malformed'],
    ['an opaque redirect', opaqueRedirect, 'malformed'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['a refusal', () => Response.json({ code: '9', message: 'Nanti\u202e' }), 'refused'],
  ]
  test.each(FAULTS)('%s is a typed error @RULE-21', async (_name, reply, kind) => {
    answerWith(reply)
    const error = await readLoan().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind, operation: 'getLoanDetails', code: 'other' })
  })

  const CALLS = {
    read: () => readLoan(),
    write: () => call(saveGoogleScore, { key: randomId(), body: { score: 5 } }),
    money: () => call(commitRepayment, { key: sendKey(), body: PAYMENT }),
  }
  test.each<[status: number, header: string | undefined, of: keyof typeof CALLS, kind: string, seconds?: number]>([
    ...(['read', 'write', 'money'] as const).flatMap(
      (of): [number, string | undefined, typeof of, string, number?][] => [
        [429, undefined, of, 'busy', 10],
        [429, '7', of, 'busy', 7],
        [503, undefined, of, 'malformed'],
      ],
    ),
    // The date counts from the server's own clock, because the device's may be wrong.
    [429, 'Wed, 25 Nov 2026 03:00:45 GMT', 'read', 'busy', 45],
    [503, '7', 'read', 'busy', 7],
    [503, '', 'read', 'busy', 10],
    [503, '7', 'write', 'busy', 7],
    // The result is unknown: it may have been paid.
    [503, '7', 'money', 'malformed'],
    [502, '7', 'write', 'malformed'],
  ])('HTTP %i with Retry-After %j at a %s call is %s', async (status, header, of, kind, seconds) => {
    const headers = { date: 'Wed, 25 Nov 2026 03:00:00 GMT', ...(header !== undefined && { 'retry-after': header }) }
    // A proxy's page, or a fake success: the body does not matter.
    for (const body of ['<html>429</html>', '', '{"code":0,"message":"","data":{}}']) {
      answerWith(() => new Response(body, { status, headers }))
      const before = performance.now()
      const error = await CALLS[of]().catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ kind, rawCode: status, code: 'other' })
      const { againAt } = error as ApiError
      expect(againAt === undefined ? undefined : Math.round((againAt - before) / 1000)).toBe(seconds)
    }
  })

  test('what moves money leaves only by the ledger, and once', async () => {
    answerWith(() => Response.json({ code: '00', message: '', data: { needValid: 0, repayRecordId: 'rr-1' } }))
    // Whatever the compiler was told.
    const text = 'a-key' as never
    await expect(call(commitRepayment, { key: text, body: PAYMENT })).rejects.toThrow('through the ledger')
    const key = sendKey()
    await call(commitRepayment, { key, body: PAYMENT })
    await expect(call(commitRepayment, { key, body: PAYMENT })).rejects.toThrow('was sent already')
    expect(requests).toHaveLength(1)
  })

  test('no redirect is followed, whatever is called @RULE-118', async () => {
    answerWith(ok)
    await readLoan()
    answerWith(opaqueRedirect)
    const payment = call(commitRepayment, { key: sendKey(), body: PAYMENT })
    await expect(payment).rejects.toMatchObject({ kind: 'malformed', message: 'HTTP 0' })
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual', 'manual'])
  })

  test.each([
    [{ needValid: '0', repayRecordId: 'rr-1' }, 'malformed'],
    [{ needValid: 1 }, 'malformed'],
    [{}, 'refused'],
    [null, 'refused'],
  ])('a refusal of a payment without a name that brings %j is %s', async (data, kind) => {
    answerWith(() => Response.json({ code: '200', message: 'success', data }))
    await expect(call(commitRepayment, { key: sendKey(), body: PAYMENT })).rejects.toMatchObject({ kind })
  })

  test.each([2, '2', true, null, ''])('a payment whose needValid is %j is malformed @REPAY-7', async (needValid) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    answerWith(() => Response.json({ code: '00', message: '', data: { needValid, repayRecordId: 'rr-1' } }))
    await expect(call(commitRepayment, { key: sendKey(), body: PAYMENT })).rejects.toMatchObject({ kind: 'malformed' })
    expect(log).toHaveBeenCalledTimes(needValid === null || needValid === '' ? 0 : 1)
  })

  test('what is wrong in the program is no fault of the line @RULE-136', async () => {
    const fault = new TypeError('list.toSorted is not a function')
    const sent = call(getLoanDetails, { body: ORDER, transport: () => Promise.reject(fault) })
    await expect(sent).rejects.toBe(fault)
  })

  test.each([
    ['nothing after 60 s, even when the reply has begun', true],
    ['nothing after 60 s in an engine that keeps no reason', false],
  ])('%s @APP-43', async (_title, keepsReason) => {
    vi.useFakeTimers()
    if (!keepsReason) vi.spyOn(AbortSignal.prototype, 'reason', 'get').mockReturnValue(undefined)
    for (const reply of [() => new Promise<never>(() => {}), () => new Response(new ReadableStream())]) {
      vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => abortable(signal, reply()))
      const failed = readLoan().catch((thrown: unknown) => thrown)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await failed).toMatchObject({ kind: 'timeout' })
    }
  })

  test('what changes something only once the page is really open, not prepared', async () => {
    const page = Object.assign(new EventTarget(), { prerendering: true })
    vi.stubGlobal('document', page)
    const sent: string[] = []
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      sent.push(new URL(url).pathname)
      return Response.json({ code: '00', message: '', data: {} })
    })
    const ways = call(listRepaymentWays, { query: { orderId: ORDER.orderId } }).catch(() => {})
    await readLoan().catch(() => {})
    expect(sent).toEqual([`/gateway${getLoanDetails.path}`])
    page.prerendering = false
    page.dispatchEvent(new Event('prerenderingchange'))
    await ways
    expect(sent).toEqual([getLoanDetails, listRepaymentWays].map(({ path }) => `/gateway${path}`))
  })

  test('nothing more once the caller has left', async () => {
    const leaving = new AbortController()
    vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) =>
      abortable(signal, new Promise(() => {})),
    )
    const read = call(getLoanDetails, { body: ORDER, signal: leaving.signal })
    leaving.abort()
    await expect(read).rejects.toMatchObject({ name: 'AbortError' })
  })
})

/** A browser's response to a redirect. No other code can create one. */
function opaqueRedirect(): Response {
  return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
}

/** A pending fetch. Like a browser's, it ends when its signal aborts. */
async function abortable(signal: AbortSignal, reply: Response | Promise<Response>): Promise<Response> {
  signal.throwIfAborted()
  const aborted = new Promise<never>((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
  const response = await Promise.race([reply, aborted])
  return Object.assign(response, { arrayBuffer: () => aborted })
}
