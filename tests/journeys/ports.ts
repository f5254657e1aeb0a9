import { once } from 'node:events'
import { createServer } from 'node:net'
import { endWith, portProblem } from '../../scripts/arguments.ts'
import { listenProblem } from '../../scripts/serve/listen.ts'

/** `run` is held open while a run uses its ports, so that another run on this machine takes other ports. */
const DEFAULTS = {
  release: 4273,
  world: 4120,
  demo: 4373,
  start: 5373,
  webdriver: 4473,
  killed: 4673,
  testing: 4823,
  testingWorld: 4826,
  run: 4573,
}
/** No two of the ports differ by a multiple of it. */
const STEP = 13
const MOST_RUNS = 20

type Server = keyof typeof DEFAULTS

const portsAt = (shift: number) =>
  // The same keys, each with its own number.
  Object.fromEntries(Object.entries(DEFAULTS).map(([server, port]) => [server, port + shift])) as Record<Server, number>

const SHIFT = 'RUPYA_PORT_SHIFT'

/**
 * Sets RUPYA_PORT_SHIFT for this process and its children to the first value with all ports free. An existing value stays; if
 * it cannot work, ends the process with one line.
 */
export async function chooseShift(): Promise<void> {
  const given = process.env[SHIFT]
  if (given !== undefined) {
    for (const port of Object.values(portsAt(Number(given)))) {
      const problem = portProblem(port)
      if (problem) endWith(`${SHIFT}=${given} leads to port ${port}, and ${problem}. Use another, such as ${STEP}`)
    }
    return
  }
  for (let run = 0; run < MOST_RUNS; run += 1) {
    const { run: own, ...others } = portsAt(run * STEP)
    if (!(await isReserved(own))) continue
    const taken = await Promise.all(Object.values(others).map((port) => listenProblem({ port, host: 'localhost' })))
    if (taken.some((problem) => problem !== undefined)) continue
    process.env[SHIFT] = String(run * STEP)
    return
  }
  endWith(`No ports are free for the tests, from ${DEFAULTS.world} on. Choose others: ${SHIFT}=1300 npm test`)
}

/** Listens at a port until the process ends. */
async function isReserved(port: number): Promise<boolean> {
  const server = createServer().unref()
  return once(server.listen({ port, host: '127.0.0.1' }), 'listening').then(
    () => true,
    () => false,
  )
}

// Playwright's workers, and other children of a run, use its value.
await chooseShift()

/** Ports of the servers under test; different from the commands' defaults. */
export const PORTS = portsAt(Number(process.env[SHIFT]))

/** Ends the run with one line if something else listens at a port of a test server. */
export async function requireFreePorts(): Promise<void> {
  const { run: _own, ...servers } = PORTS
  for (const port of Object.values(servers))
    if (await listenProblem({ port, host: 'localhost' }))
      endWith(
        `Port ${port} is taken (${SHIFT}=${process.env[SHIFT]}). Without ${SHIFT} the tests choose ports that are free`,
      )
}
