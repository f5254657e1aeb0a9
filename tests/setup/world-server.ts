import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'
import { createWorldServer } from '../../mocks/server.ts'

type Fields = Record<string, string | number>

/** The session in every call of a person. */
interface Session {
  query?: Record<string, string>
  headers?: Record<string, string>
}

const TOKEN: Session = { query: { token: '1', market: 'id' } }

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
  return {
    origin: () => origin,
    /** A new world, for one person's app. */
    openWorld: (scenario: string, session = TOKEN) => callsTo(origin, `world-${++worlds}`, scenario, session),
  }
}

/** A person's calls to one world. `post` returns the reply's body. */
function callsTo(origin: string, world: string, scenario: string, { query = {}, headers = {} }: Session) {
  const asked = { 'x-world': world, 'x-scenario': scenario, ...headers }
  const send = async (path: string, init?: RequestInit) => {
    const address = new URL(path, origin)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const reply = await fetch(address, { ...init, headers: asked })
    expect([path, reply.status]).toEqual([path, 200])
    return reply
  }
  const page = async (name: string, form?: Fields) => {
    const told = form && { method: 'POST', body: encode(form) }
    return (await fetch(`${origin}/__world/${name}`, { ...told, headers: asked })).json()
  }
  return {
    get: (path: string) => send(path),
    /** Sends a form, if there is one. */
    post: async (path: string, form?: Fields) =>
      (await send(path, { method: 'POST', body: form ? encode(form) : null })).json(),
    /** Sends a file in the field of a multipart form. */
    upload: async (path: string, field: string, file: File) => {
      const body = new FormData()
      body.append(field, file)
      return (await send(path, { method: 'POST', body })).json()
    },
    /** Sets the world's clock ahead of the machine's. */
    setClockAhead: (milliseconds: number) => page('clock', { ahead: milliseconds }),
    /** Pays at the payment site, as its page does. */
    payAtSite: (token: string) => page('alipay/pay', { token }),
    reset: () => page('reset', {}),
    violations: () => page('violations'),
    events: () => page('events'),
  }
}

const encode = (fields: Fields) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
