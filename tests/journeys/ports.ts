import { endWith, portProblem } from '../../scripts/arguments.ts'
import { listenProblem } from '../../scripts/listen.ts'

/** Set when two runs on one machine must not meet. */
const SHIFT = process.env['RUPYA_PORT_SHIFT'] ?? '0'

const DEFAULTS = { release: 4273, world: 4120, demo: 4373, prismApp: 5273, prism: 4110, start: 5373, webdriver: 4473 }

type Server = keyof typeof DEFAULTS

/** Ports of the servers under test; none of those that the commands use by themselves. */
// The same keys, each with its own number.
export const PORTS = Object.fromEntries(
  Object.entries(DEFAULTS).map(([server, port]) => [server, port + Number(SHIFT)]),
) as Record<Server, number>

for (const port of Object.values(PORTS)) {
  const problem = portProblem(port)
  if (problem) endWith(`RUPYA_PORT_SHIFT=${SHIFT} leads to port ${port}, and ${problem}. Use another, such as 13`)
}

/** Ends the run with one line if something else listens where a server of the tests will. */
export async function requireFreePorts(): Promise<void> {
  for (const port of Object.values(PORTS))
    if (await listenProblem({ port, host: 'localhost' }))
      endWith(`Port ${port} is taken. Choose others for the tests: RUPYA_PORT_SHIFT=${Number(SHIFT) + 13} npm test`)
}
