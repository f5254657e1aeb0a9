import { once } from 'node:events'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { howToReach, listenAt, originOf } from './listen.ts'

const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? [])
// A link-local address can only be used with its interface's name.
const known = addresses.filter(({ scopeid }) => !scopeid)

async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0), 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const answers = (host: string, port: number) =>
  fetch(originOf({ host, port })).then(
    (reply) => reply.text(),
    () => undefined,
  )

test.each([
  [
    'localhost',
    'only this machine reaches it, by both addresses of localhost',
    ({ internal }: { internal: boolean }) => internal,
  ],
  ['all', 'everybody reaches it', () => true],
])('A server at %s: %s', async (host, _, isLetIn) => {
  const server = createServer((_request, reply) => reply.end('here'))
  const port = await freePort()
  await listenAt(server, { command: 'npm run it', option: '--port', port, host })
  const reached = await Promise.all(known.map(({ address }) => answers(address, port)))
  expect(reached).toEqual(known.map((address) => (isLetIn(address) ? 'here' : undefined)))
  expect(await answers('localhost', port)).toBe('here')
  server.closeAllConnections()
  server.close()
})

test.each([
  ['a name of this machine', '192.0.2.2', true, 'A phone finds it once a.example leads to 192.0.2.2:4173.'],
  ['a name of this machine, which lets nobody in', 'localhost', true, 'No phone finds it: --host is missing.'],
  ['a tunnel', 'localhost', false, 'A phone finds it once a.example leads to localhost:4173.'],
  ['a tunnel, beside others', 'all', false, 'A phone finds it once a.example leads to localhost:4173.'],
])('What is still to be done for a phone is said of %s', (_, host, isHttps, words) => {
  expect(howToReach('a.example', { host, port: 4173 }, isHttps)).toBe(words)
})
