// Servers that answer wrongly now and then, or take only so many calls.
import http from 'node:http'
import { expect, test } from 'vitest'
import { ALL, startLibrary } from '../library.ts'
import { run } from '../run.ts'
import { listen, passOn } from '../serve.ts'

type Answer = (incoming: http.IncomingMessage, outgoing: http.ServerResponse, pass: () => void) => void

/** A right library behind something that answers some of its calls. */
async function behind(answer: Answer): Promise<string> {
  const origin = await startLibrary()
  const server = http.createServer((incoming, outgoing) =>
    answer(incoming, outgoing, () => passOn(origin, incoming, outgoing)),
  )
  return `http://127.0.0.1:${await listen(server)}`
}

const isBook = ({ method, url }: http.IncomingMessage) => method === 'GET' && url?.startsWith('/books')

const isOneBook = ({ url = '' }: http.IncomingMessage) => /^\/books\/[^/]+$/.test(url)
const isPayment = ({ url = '' }: http.IncomingMessage) => url.startsWith('/fines/')
const TIMES = String.raw`at \d\d:\d\d:\d\d\.\d{3}(, \S+)*( and \d+ times more)? UTC`
const STATUS = '`HTTP status` is 500, must be 200 or 400'

test.each<[who: string, isWrong: (incoming: http.IncomingMessage, calls: number) => boolean, sentences: string[]]>([
  [
    'one operation',
    (incoming, calls) => isOneBook(incoming) && calls % 4 === 0,
    [`answers wrongly now and then: \\d of \\d+ \\(${STATUS}.*\\), ${TIMES}; the same call was then right`],
  ],
  [
    'a server, where it changes something too',
    (_, calls) => calls % 9 === 0,
    [
      `the server answers wrongly now and then: \\d+ of \\d+ requests, in \\d operations \\(${STATUS}.*\\), ${TIMES}; reads were right when they were sent again; calls that change something were not sent again`,
    ],
  ],
  [
    'a server, apart from what it always answers so',
    (incoming, calls) => isPayment(incoming) || calls % 9 === 0,
    [`${STATUS}.*`, `the server answers wrongly now and then: .*`],
  ],
])('What %s answers wrongly now and then is one finding, with how often and when', async (_, isWrong, sentences) => {
  let calls = 0
  const origin = await behind((incoming, outgoing, pass) => {
    calls += 1
    if (isWrong(incoming, calls)) outgoing.writeHead(500).end('<h1>500</h1>')
    else pass()
  })
  const { code, out } = await run(origin, ...ALL)
  expect(code).toBe(1)
  const found = [...out.matchAll(/^ {2}✗ (.*)$/gm)].map(([, says]) => says)
  expect(found).toEqual(sentences.map((words) => expect.stringMatching(new RegExp(`^${words}$`))))
})

test('HTTP 429 with Retry-After is waited for and told, though no contract names it', async () => {
  let calls = 0
  const origin = await behind((incoming, outgoing, pass) => {
    if (isBook(incoming)) calls += 1
    if (isBook(incoming) && calls === 6) outgoing.writeHead(429, { 'retry-after': '1' }).end()
    else pass()
  })
  const { code, out } = await run(origin, ...ALL)
  expect([code, out]).toEqual([0, expect.stringContaining(': 0 findings, 1 note, 83 trials')])
  expect(out).toContain('was busy (HTTP 429): the call was sent again after the time that it asks for')
})

test('No more calls are sent in a second than somebody says', async () => {
  const times: number[] = []
  const origin = await behind((_incoming, _outgoing, pass) => {
    times.push(performance.now())
    pass()
  })
  const { code, out } = await run(origin, ...ALL, '--only', 'getBook', '--pace', '10')
  expect([code, out]).toEqual([0, expect.stringMatching(/^Only: getBook\n/)])
  // The first three come before all others.
  const [first = 0, last = 0] = [times[3], times.at(-1)]
  expect(times.length).toBeGreaterThan(6)
  expect(last - first).toBeGreaterThan((times.length - 4) * 100 - 50)
})

test('Reads run at once if somebody says so, and what changes something by itself', async () => {
  let open = 0
  const most = { read: 0, write: 0 }
  const origin = await behind((incoming, outgoing, pass) => {
    const kind = isBook(incoming) ? 'read' : 'write'
    open += 1
    most[kind] = Math.max(most[kind], open)
    outgoing.on('close', () => (open -= 1))
    setTimeout(pass, 20)
  })
  const { code, out } = await run(origin, ...ALL, '--parallel', '4')
  expect([code, out]).toEqual([0, expect.stringContaining(': 0 findings, 83 trials')])
  expect(most).toEqual({ read: 4, write: 1 })
})
