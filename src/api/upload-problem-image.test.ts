import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openAddress } from '../../tests/setup/location.ts'
import { uploadImage } from './upload-problem-image.ts'

type Answer = 'lost' | { status: number; body: unknown }

/** Answers each request with the next of `answers`. Node has no XMLHttpRequest. */
function answerWith(...answers: Answer[]) {
  const sent: number[] = []
  const headers: Record<string, string> = {}
  class Sending extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = ''
    responseURL = ''
    open(_method: string, address: string) {
      this.responseURL = address
    }
    setRequestHeader(name: string, value: string) {
      headers[name] = value
    }
    abort() {}
    send({ byteLength: size }: ArrayBuffer) {
      sent.push(size)
      const answer = answers[sent.length - 1]
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: size, total: size }))
      if (answer === undefined) return
      if (answer !== 'lost') Object.assign(this, { status: answer.status, responseText: JSON.stringify(answer.body) })
      this.dispatchEvent(new Event(answer === 'lost' ? 'error' : 'load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending)
  return Object.assign(sent, { headers })
}

const success = (url: unknown): Answer => ({ status: 200, body: { code: '00', message: '', data: { url } } })

function upload(signal = new AbortController().signal) {
  const attempts: number[] = []
  const result = uploadImage(new File(['abc'], 'photo.jpg'), {
    signal,
    onProgress: ({ attempt }) => attempts.push(attempt),
  })
  return { attempts, result }
}

describe('A picture that is uploaded', () => {
  beforeEach(() => {
    openAddress('/complainPageNext?token=1')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  /** Advances time until it has ended. */
  const ended = async (result: Promise<string>): Promise<unknown> => {
    const passing = setInterval(() => vi.advanceTimersToNextTimer())
    try {
      return await result
    } catch (error) {
      return error
    } finally {
      clearInterval(passing)
    }
  }

  test('says the language, and keeps the server’s address with each comma encoded @HELP-23 @APP-116', async () => {
    const { headers } = answerWith(success('https://files.example/a,b,c.jpg'))
    expect(await ended(upload().result)).toBe('https://files.example/a%2Cb%2Cc.jpg')
    expect(headers).toMatchObject({ 'accept-language': 'id' })
  })

  test('is sent twice more by itself when the connection is lost, and no more @HELP-61', async () => {
    const sent = answerWith('lost', 'lost', success('https://files.example/1.jpg'))
    const { attempts, result } = upload()
    expect(await ended(result)).toBe('https://files.example/1.jpg')
    expect([sent.length, attempts]).toEqual([3, [0, 1, 2]])
    const lost = answerWith('lost', 'lost', 'lost', 'lost')
    expect(await ended(upload().result)).toMatchObject({ kind: 'network' })
    expect(lost).toHaveLength(3)
  })

  test('is not sent again when the server has answered, or no byte has moved for 60 s', async () => {
    for (const [answer, kind] of [
      [{ status: 200, body: { code: '9', message: 'Nanti' } }, 'refused'],
      [{ status: 502, body: {} }, 'malformed'],
      [{ status: 401, body: {} }, 'session'],
      [undefined, 'timeout'],
    ] as const) {
      const sent = answerWith(...(answer ? [answer] : []))
      expect(await ended(upload().result)).toMatchObject({ kind, operation: 'uploadProblemImage' })
      expect(sent).toHaveLength(1)
    }
  })

  test('is not sent again once it is stopped', async () => {
    const sent = answerWith('lost', success('https://files.example/1.jpg'))
    const controller = new AbortController()
    const { result } = upload(controller.signal)
    const outcome = result.catch((error: unknown) => error)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await new Promise((resolve) => setImmediate(resolve))
    controller.abort('removed')
    expect(await outcome).toBe('removed')
    expect(sent).toHaveLength(1)
  })

  test.each([
    undefined,
    '/complaints/1.png',
    'javascript:alert(1)',
    'http://files.example/1.png',
    'https://user:secret@files.example/1.png',
    'https://files.example/1 2.png',
    `https://files.example/${'a'.repeat(600)}`,
  ])('has not succeeded if its address is %j @HELP-62', async (url) => {
    answerWith(success(url))
    expect(await ended(upload().result)).toMatchObject({ kind: 'malformed' })
  })
})
