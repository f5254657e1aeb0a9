import { type EventEmitter, once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { endWith, portProblem, withDashes } from '../arguments.ts'

/** Where a command's server listens, and the words for an error. */
export interface Place {
  command: string
  /** The option that chooses the port: `--port`. */
  option: string
  port: number
  /** `localhost`, `all`, or an address of this machine. */
  host: string
}

/** `localhost` has two addresses, and a browser may use either. */
const ADDRESSES: Record<string, [string, ...string[]]> = { localhost: ['127.0.0.1', '::1'], all: ['0.0.0.0', '::'] }
const addressesOf = (host: string): [string, ...string[]] => ADDRESSES[host] ?? [host]

/** Errors of a machine without IPv6 for an IPv6 address. */
const MISSING = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** The address of a server for this machine. */
export function originOf({ host, port }: Pick<Place, 'host' | 'port'>): string {
  const name = host === 'all' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** The address for other devices of a server that listens at every address, if this machine is in a network. */
export function networkOriginOf({ host, port }: Pick<Place, 'host' | 'port'>): string | undefined {
  if (host !== 'all') return undefined
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? [])
  const network = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)
  return network && originOf({ host: network.address, port })
}

/** What is still to be done until a phone finds a server by a name: one of this machine, or of a tunnel to it. */
export function howToReach(name: string, place: Pick<Place, 'host' | 'port'>, isHttps: boolean): string {
  if (isHttps && place.host === 'localhost') return 'No phone finds it: --host is missing.'
  const here = (isHttps && networkOriginOf(place)) || originOf(place)
  return `A phone finds it once ${name} leads to ${new URL(here).host}.`
}

/** Ends the process with one line if something else listens there. For commands that would otherwise work in vain. */
export async function requireFreePort(place: Place): Promise<void> {
  const problem = await listenProblem(place)
  if (problem) await endOnProblem(problem, place)
}

/**
 * Starts a server at the first address of a place, and also listens at the others. If that fails, ends the process with one
 * line.
 */
export async function serveAt<Started>(
  place: Place,
  start: (address: string) => Promise<Started>,
  welcome: (started: Started, socket: Socket) => void,
): Promise<Started> {
  const [first, ...others] = addressesOf(place.host)
  try {
    const started = await start(first)
    for (const address of others) await openDoor(address, place.port, (socket) => welcome(started, socket))
    return started
  } catch (error) {
    return endOnProblem(error, place)
  }
}

/** Listens at every address of a place. */
export const listenAt = (server: Server, place: Place): Promise<Server> =>
  serveAt(
    place,
    async (host) => once(server.listen({ port: place.port, host }), 'listening').then(() => server),
    // An HTTP server accepts connections from any source (https://nodejs.org/api/http.html#event-connection).
    (_, socket) => server.emit('connection', socket),
  )

/** Starts a Vite server at every address of a place. */
export const serveViteAt = <Started extends { httpServer: EventEmitter | null }>(
  place: Place,
  start: (host: string) => Promise<Started>,
): Promise<Started> => serveAt(place, start, ({ httpServer }, socket) => httpServer?.emit('connection', socket))

/** Passes on connections to a further address, if this machine has it. */
async function openDoor(host: string, port: number, welcome: (socket: Socket) => void) {
  const door = createServer({ noDelay: true, allowHalfOpen: true }, welcome)
  try {
    // The main server keeps the process alive.
    await once(door.listen({ port, host, ipv6Only: true }).unref(), 'listening')
  } catch (error) {
    if (!MISSING.includes(codeOf(error))) throw error
  }
}

/** Why nothing can listen there; undefined if it can. */
export async function listenProblem({ host, port }: Pick<Place, 'host' | 'port'>): Promise<unknown> {
  const [first, ...others] = addressesOf(host)
  for (const address of [first, ...others]) {
    const probe = createServer()
    try {
      await once(probe.listen({ port, host: address, ipv6Only: true }), 'listening')
      probe.close()
      await once(probe, 'close')
    } catch (error) {
      if (address === first || !MISSING.includes(codeOf(error))) return error
    }
  }
  return undefined
}

async function endOnProblem(error: unknown, place: Place): Promise<never> {
  const { command, option, port, host } = place
  const code = codeOf(error)
  if (code === 'EADDRINUSE' || String(error).includes('already in use'))
    return endWith(
      `Port ${port} is taken${shiftWords()}. Choose another: ${withDashes(command)} ${option} ${await freePortAfter(place)}`,
    )
  if (code === 'EACCES')
    return endWith(
      `Port ${port} is kept for the system. Choose another: ${withDashes(command)} ${option} ${port + 8000}`,
    )
  if (MISSING.includes(code) || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return endWith(`--host ${host}: this machine has no such address. --host alone stands for all that it has`)
  throw error
}

/** Who looks for a port that nobody has typed wants to know who chose it. */
const shiftWords = () => {
  const shift = process.env['RUPYA_PORT_SHIFT']
  return shift ? ` (RUPYA_PORT_SHIFT=${shift})` : ''
}

async function freePortAfter({ host, port }: Place): Promise<number> {
  for (let next = port + 1; next < 65_536; next += 1)
    if (!portProblem(next) && (await listenProblem({ host, port: next })) === undefined) return next
  return port - 1
}

// System errors have a code; others have none.
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''
