import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { journeys } from './journeys.ts'
import { ALLOWED, MISTAKES } from './mistakes.ts'
import { changeReplies, contract } from './mutant.ts'
import { runVerifier } from './run-verifier.ts'
import { serveTransports } from './serve-transports.ts'
import { verifyTrials } from './verify-trials.ts'
import { worldTransport } from './world-transport.ts'
import { type Mistake, serveWith } from './wrong-server.ts'

const trials = allTrials(contract, journeys, 1)

/** What is found at a server that makes this mistake, in all that calls its operation. */
async function findingsOf({ where, does }: Pick<Mistake, 'where' | 'does'>): Promise<string[]> {
  const own = trials.filter(({ steps }) => steps.some(({ operation }) => operation.id === where))
  const { findings } = await verifyTrials(own, worldTransport(serveWith({ where, does })), 8, {
    others: contract.others,
  })
  return findings.map(({ operation, says }) => `${operation}: ${says}`)
}

/** As many findings as one mistake may make. */
const MOST = 3

test.each(MISTAKES)('$name: it is found @RULE-142', async (mistake) => {
  const found = await findingsOf(mistake)
  expect(found).toContainEqual(expect.stringContaining(mistake.finding))
  expect(found.length > MOST ? found : []).toEqual([])
})

test.each(ALLOWED)('$name: the contract allows it, and nothing is found @RULE-142', async (allowed) => {
  expect(await findingsOf(allowed)).toEqual([])
})

const json = { 'content-type': 'application/json' }

test.each<[how: string, change: (text: string) => Response, finding?: string]>([
  [
    'is gzip and does not say so',
    (text) => new Response(gzipSync(text), { headers: json }),
    '`body` is a text that is not UTF-8, must be a JSON object with `code`',
  ],
  [
    'says that it is gzip and is not',
    (text) => new Response(text, { headers: { ...json, 'content-encoding': 'gzip' } }),
    'the server says that its body is gzip, and it cannot be read as that',
  ],
  [
    'is half of a gzip',
    (text) => new Response(gzipSync(text).subarray(0, 99), { headers: { ...json, 'content-encoding': 'gzip' } }),
    '`body` is JSON that ends too early, must be a JSON object with `code`',
  ],
  [
    'is gzip, as it may be',
    (text) => new Response(gzipSync(text), { headers: { ...json, 'content-encoding': 'gzip' } }),
  ],
  ['has no type', (text) => new Response(Buffer.from(text)), "`content-type` is missing, must be 'application/json'"],
  [
    'is shorter than it says',
    (text) => new Response(text, { headers: { ...json, 'content-length': '9999', connection: 'close' } }),
    'the server sent another number of bytes than its `content-length` says',
  ],
  [
    'breaks the connection',
    () => {
      throw new Error('This connection breaks')
    },
    'the server broke the connection',
  ],
])('A reply that %s is judged as it arrives @RULE-142', async (_, change, finding) => {
  let isPacked = false
  const changed = (text: string) => {
    const response = change(text)
    isPacked = response.headers.has('content-encoding')
    return response
  }
  const server = await serveTransports(
    new Map([['world', changeReplies('listFaq', 'success', changed)(worldTransport())]]),
  )
  const { out } = await runVerifier(`${server.origin}/world`, '--world', '--only', 'listFaq')
  server.close()
  expect([...out.matchAll(/^ {2}✗ (.*)$/gm)].map(([, says]) => says)).toEqual(finding === undefined ? [] : [finding])
  // What came compressed is read so again.
  expect(out.includes('curl -sS --compressed ')).toBe(finding !== undefined && isPacked)
})
