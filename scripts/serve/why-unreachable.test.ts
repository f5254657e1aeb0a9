import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { whyUnreachable } from './why-unreachable.ts'

test('A server that answers anything is there; once it is closed, a sentence says so', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end('no')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has such an address.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await whyUnreachable(address)).toBeUndefined()
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
  expect(await whyUnreachable(address)).toBe(`The server ${address} does not answer: nothing listens there.`)
})
