import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { MONEY_PATHS } from '../../../setup/money-calls.ts'

/** A browser's request that can move money or create a debt. */
interface Sent {
  path: string
  key: string | undefined
}

/** The fault for the next call: one that moves money, or one that reads. */
export interface Fault {
  of: 'money' | 'read'
  /** `cut`: both connections end after the server has answered, and the browser receives nothing. */
  what: 'cut' | { delayMs: number }
  /** How often; if the browser sends the call again, it meets the next one. */
  times: number
}

/** A call on a connection that is not answered yet. */
interface Pending {
  isMoney: boolean
  fault: Fault['what'] | undefined
}

/** The longest time in milliseconds that a server may take for a call. */
const MOST_WAIT_MS = 15_000

/** A proxy between a browser and the server at a port. It reads the first line of each request, and forwards bytes. */
export async function startProxy(port: number) {
  const sent: Sent[] = []
  const open = new Set<Socket>()
  let faults: Fault[] = []
  const counts = { moneyOnItsWay: 0, cuts: 0 }

  function faultFor(isMoney: boolean): Fault['what'] | undefined {
    const fault = faults.find(({ of }) => of === (isMoney ? 'money' : 'read'))
    if (!fault) return undefined
    fault.times -= 1
    faults = faults.filter(({ times }) => times > 0)
    return fault.what
  }

  /** The app's call that begins with these bytes. */
  function callIn(bytes: Buffer): Pending | undefined {
    const text = bytes.toString('latin1')
    const [, path] = /^(?:GET|POST) (\/gateway\/\S+) HTTP\/1\.1\r\n/.exec(text) ?? []
    if (path === undefined) return undefined
    const money = MONEY_PATHS.find((each) => path.includes(each))
    if (money) sent.push({ path: money, key: /^idempotency-key: (.*?)\r?$/im.exec(text)?.[1] })
    return { isMoney: money !== undefined, fault: faultFor(money !== undefined) }
  }

  const server = createServer((browser) => {
    const upstream = connect(port, 'localhost')
    let pending: Pending | undefined
    const end = () => {
      if (pending?.isMoney) counts.moneyOnItsWay -= 1
      pending = undefined
      upstream.destroy()
      browser.destroy()
    }
    for (const socket of [browser, upstream]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
    browser.on('data', (bytes: Buffer) => {
      const call = callIn(bytes)
      if (call) pending = call
      if (call?.isMoney) counts.moneyOnItsWay += 1
      upstream.write(bytes)
    })
    upstream.on('data', (bytes: Buffer) => {
      const answered = pending
      if (answered?.isMoney) counts.moneyOnItsWay -= 1
      pending = undefined
      // A killed browser does not need a reply.
      if (answered?.fault === 'cut') counts.cuts += 1
      if (answered?.fault === 'cut' || browser.destroyed) return end()
      if (answered?.fault === undefined) return browser.write(bytes)
      upstream.pause()
      return globalThis.setTimeout(() => {
        browser.write(bytes)
        upstream.resume()
      }, answered.fault.delayMs)
    })
    upstream.on('close', end)
    // A request that moves money still arrives, as in a real network.
    browser.on('close', () => (pending?.isMoney ? undefined : end()))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A TCP server has such an address.
  const { port: own } = server.address() as AddressInfo

  return {
    origin: `http://localhost:${own}`,
    sent: sent as readonly Sent[],
    /** How many replies were cut off. */
    cuts: () => counts.cuts,
    meet: (fault: Fault) => faults.push({ ...fault }),
    /** Resolves once the server has answered all requests that move money. */
    settled: async () => {
      const until = Date.now() + MOST_WAIT_MS
      while (counts.moneyOnItsWay > 0 && Date.now() < until) await setTimeout(5)
      if (counts.moneyOnItsWay > 0) throw new Error('The server never answers')
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
