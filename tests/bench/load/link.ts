import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** The network between a phone and a server. */
export interface Line {
  /** Bits per second. */
  down: number
  up: number
  /** Milliseconds. */
  roundTrip: number
}

export const NO_LINE: Line = { down: Infinity, up: Infinity, roundTrip: 0 }

/**
 * The size of a packet in bytes, and how many a server sends before the first acknowledgement:
 * https://www.rfc-editor.org/rfc/rfc6928
 */
const PACKET = 1460
const FIRST_PACKETS = 10
/** Round trips before a connection carries data, for TCP. TLS itself crosses the simulated line. */
const GREETINGS = 1

export interface Link {
  origin: string
  /** May be changed between two visits. */
  line: Line
  close: () => void
}

/**
 * A server behind a simulated slow line. Browsers' own throttling is inaccurate: a new connection costs nothing there. Here
 * all connections share the line. Each starts with a handshake, and may send twice as much after each round trip without loss
 * (https://www.rfc-editor.org/rfc/rfc5681#section-3.1).
 */
export async function openLink(target: number): Promise<Link> {
  const sockets = new Set<Socket>()
  const ways = { down: new OneWay(), up: new OneWay() }
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (phone) => {
    const server = connect({ port: target, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
    for (const [socket, other] of [[phone, server] as const, [server, phone] as const]) {
      sockets.add(socket)
      // Either side may close at any time.
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    join(phone, server, link, ways)
  })
  await once(door.listen(0, '127.0.0.1'), 'listening')
  // It listens at a port.
  const { port } = door.address() as AddressInfo
  const link: Link = {
    origin: `https://127.0.0.1:${port}`,
    line: NO_LINE,
    close: () => {
      door.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  return link
}

/** One direction of a line: data leaves after all earlier data, and arrives half a round trip later. */
class OneWay {
  #free = 0
  #last: Promise<unknown> = Promise.resolve()

  send(bytes: number, bitsPerSecond: number, travel: number, arrive: () => void) {
    const now = performance.now()
    this.#free = Math.max(now, this.#free) + (bytes * 8000) / bitsPerSecond
    // Timers do not keep their order, so each waits for the one before.
    this.#last = Promise.all([this.#last, setTimeout(this.#free + travel - now)]).then(arrive)
  }
}

/** A connection. The line may change while it exists. */
function join(phone: Socket, server: Socket, link: Link, { down, up }: { down: OneWay; up: OneWay }) {
  const half = () => link.line.roundTrip / 2
  const greeted = setTimeout(GREETINGS * link.line.roundTrip)
  phone.on('data', (request) => {
    void greeted.then(() => up.send(request.length, link.line.up, half(), () => server.write(request)))
  })
  phone.on('end', () => void greeted.then(() => up.send(0, link.line.up, half(), () => server.end())))

  const waiting: Buffer[] = []
  let inFlight = 0
  let window = FIRST_PACKETS * PACKET
  const sendOn = () => {
    while (inFlight < window) {
      const packet = waiting.shift()
      if (!packet) return
      inFlight += packet.length
      down.send(packet.length, link.line.down, half(), () => {
        if (!phone.destroyed) phone.write(packet)
        void setTimeout(half()).then(() => {
          inFlight -= packet.length
          window += packet.length
          sendOn()
        })
      })
    }
  }
  server.on('data', (data) => {
    // Without an encoding, the data is always bytes.
    const reply = data as Buffer
    for (let at = 0; at < reply.length; at += PACKET) waiting.push(reply.subarray(at, at + PACKET))
    sendOn()
  })
}
