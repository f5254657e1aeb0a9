// Servers that answer wrongly now and then, or take only so many calls.
import http from 'node:http'
import { expect, test } from 'vitest'
import { ALL, startLibrary } from '../library.ts'
import { run } from '../run.ts'
import { listen, passOn } from '../serve.ts'

type Answer = (incoming: http.IncomingMessage, outgoing: http.ServerResponse, pass: () => void) => void

/** A right library behind something that answers some of its calls. */
async function behind(answer: Answer, mistake = ''): Promise<string> {
  const origin = await startLibrary(mistake)
  const server = http.createServer((incoming, outgoing) =>
    answer(incoming, outgoing, () => passOn(origin, incoming, outgoing)),
  )
  return `http://127.0.0.1:${await listen(server)}`
}

const isBook = ({ method, url }: http.IncomingMessage) => method === 'GET' && url?.startsWith('/books')

test('What is answered wrongly now and then is one finding, with how often and when', async () => {
  let calls = 0
  const origin = await behind((incoming, outgoing, pass) => {
    if (isBook(incoming)) calls += 1
    if (isBook(incoming) && calls % 4 === 0) outgoing.writeHead(500).end('<h1>500</h1>')
    else pass()
  })
  const { code, out } = await run(origin, ...ALL)
  expect(code).toBe(1)
  const found = out.split('\n').filter((line) => line.startsWith('  ✗ '))
  expect(found).toHaveLength(2)
  for (const line of found)
    expect(line).toMatch(
      /^ {2}✗ answers wrongly now and then: \d of \d+ \(`HTTP status` is 500, must be 200 or 400.*\), at \d\d:\d\d:\d\d\.\d{3}(, \S+)* UTC; the same call was then right$/,
    )
})

test('What is always wrong is not said to be so now and then', async () => {
  const { out } = await run(await behind((_incoming, _outgoing, pass) => pass(), 'a code in small letters'), ...ALL)
  expect(out).toContain("✗ `result` is 'ok', must be 'OK'")
  expect(out).not.toContain('now and then')
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
