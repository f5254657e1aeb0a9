import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'
import { createWorldServer } from '../../mocks/server.ts'

const SESSION = new URLSearchParams({ token: '1', market: 'id' }).toString()

/** The world as an HTTP server at a free port, for the tests of one file. */
export function startWorldServer() {
  const server = createWorldServer('http://localhost')
  let origin = ''
  let worlds = 0
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    // A server that listens on a port has such an address.
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())
  /** A new world, for one person's app. */
  const openWorld = (scenario: string) => {
    const headers = { 'x-world': `world-${++worlds}`, 'x-scenario': scenario }
    const page = async (name: string, method = 'GET') =>
      (await fetch(`${origin}/__world/${name}`, { method, headers })).json()
    return {
      /** Sends a form, and reads the reply. */
      post: async (path: string, form: Record<string, string>) => {
        const reply = await fetch(`${origin}${path}?${SESSION}`, {
          method: 'POST',
          headers,
          body: new URLSearchParams(form),
        })
        expect([path, reply.status]).toEqual([path, 200])
        return reply.json()
      },
      reset: () => page('reset', 'POST'),
      violations: () => page('violations'),
    }
  }
  return { origin: () => origin, openWorld }
}
