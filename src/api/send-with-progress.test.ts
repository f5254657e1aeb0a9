import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LineError, TimeoutError } from './fetch-with-timeout.ts'
import { sendWithProgress } from './send-with-progress.ts'

const ADDRESS = 'http://localhost/gateway/upload'

/** A request that the test answers. Node has no XMLHttpRequest. */
class FakeSending extends EventTarget {
  static last: FakeSending
  upload = new EventTarget()
  headers: Record<string, string> = {}
  opened: string[] = []
  body: Uint8Array | undefined
  isAborted = false
  status = 0
  responseText = ''
  responseURL = ADDRESS
  getResponseHeader = vi.fn((name: string) => (name === 'Retry-After' ? '7' : null))
  constructor() {
    super()
    FakeSending.last = this
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: Uint8Array) {
    this.body = body
  }
  abort() {
    this.isAborted = true
  }
  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }))
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text }).dispatchEvent(new Event('load'))
  }
}

function begin(signal?: AbortSignal) {
  const seen: number[] = []
  const body = new FormData()
  body.append('problemImage', new File(['abc'], 'a "photo".jpg', { type: 'image/jpeg' }))
  body.append('kind', new Blob(['d']))
  body.append('note', 'lunas')
  const request = new Request(ADDRESS, {
    method: 'POST',
    body,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    ...(signal && { signal }),
  })
  const wanted = request.clone()
  // WebKit behaves like this.
  request.arrayBuffer = () => Promise.reject(new DOMException('Unable to read form data blob', 'InvalidStateError'))
  const sent = sendWithProgress(body, ({ sent: bytes }) => seen.push(bytes))(request)
  return { wanted, seen, sent }
}
const begun = () => vi.waitFor(() => expect(FakeSending.last.opened).toEqual(['POST', ADDRESS]))

describe('A request that tells its progress', () => {
  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', FakeSending)
    FakeSending.last = new FakeSending()
  })

  test('is what `fetch` would send in every engine, and brings the reply', async () => {
    const { wanted, seen, sent } = begin()
    await begun()
    const { headers, body } = FakeSending.last
    expect(headers).toEqual(Object.fromEntries(wanted.headers))
    expect(body).toEqual(await wanted.bytes())
    FakeSending.last.progress(40)
    FakeSending.last.progress(100)
    FakeSending.last.answer(200, '{"code":"00"}')
    const reply = await sent
    expect([reply.status, await reply.json(), seen]).toEqual([200, { code: '00' }, [40, 100]])
  })

  test('may take any time while it makes progress, and ends after 60 s without any @HELP-61', async () => {
    const { sent } = begin()
    const failure = sent.catch((error: unknown) => error)
    await begun()
    vi.useFakeTimers()
    FakeSending.last.progress(1)
    for (let second = 0; second < 10; second += 1) {
      vi.advanceTimersByTime(59_999)
      FakeSending.last.progress(second)
    }
    expect(FakeSending.last.isAborted).toBe(false)
    vi.advanceTimersByTime(60_000)
    expect(FakeSending.last.isAborted).toBe(true)
    expect(await failure).toBeInstanceOf(TimeoutError)
  })

  test.each([
    [204, 204],
    [0, 0],
    [199, 0],
  ])('of a reply with HTTP %i and no body brings the status %i', async (status, brought) => {
    const { sent } = begin()
    await begun()
    FakeSending.last.answer(status, '')
    expect((await sent).status).toBe(brought)
  })

  test('gives up a reply that is larger than any', async () => {
    const { sent } = begin()
    await begun()
    FakeSending.last.dispatchEvent(Object.assign(new Event('progress'), { loaded: 9 * 1024 * 1024 }))
    expect((await sent).status).toBe(0)
    expect(FakeSending.last.isAborted).toBe(true)
  })

  // Reading a header that another origin hides logs an error in the console.
  test.each([
    [429, '7'],
    [503, '7'],
    [200, null],
    [500, null],
  ])('of a reply with HTTP %i brings when to ask again: %s', async (status, retryAfter) => {
    const { sent } = begin()
    await begun()
    FakeSending.last.answer(status, '')
    expect((await sent).headers.get('retry-after')).toBe(retryAfter)
    expect(FakeSending.last.getResponseHeader).toHaveBeenCalledTimes(retryAfter === null ? 0 : 1)
  })

  test('fails as `fetch` does without a connection', async () => {
    const { sent } = begin()
    await begun()
    FakeSending.last.dispatchEvent(new Event('error'))
    await expect(sent).rejects.toBeInstanceOf(LineError)
  })

  test('is not answered by another place that it was led to @RULE-118', async () => {
    const { sent } = begin()
    await begun()
    FakeSending.last.responseURL = 'http://localhost/elsewhere'
    FakeSending.last.answer(200, '{"code":"00"}')
    // `call` treats this as an unreadable reply.
    expect((await sent).status).toBe(0)
  })

  test('is stopped by its signal, before and while it is sent', async () => {
    const early = new AbortController()
    const first = begin(early.signal)
    early.abort('removed')
    await expect(first.sent).rejects.toBe('removed')
    expect(FakeSending.last.body).toBeUndefined()

    const late = new AbortController()
    const second = begin(late.signal)
    await begun()
    late.abort('removed')
    await expect(second.sent).rejects.toBe('removed')
    expect(FakeSending.last.isAborted).toBe(true)
  })
})
