/** Set when two runs on one machine must not meet. */
const shift = Number(process.env['RUPYA_PORT_SHIFT'] ?? 0)

const DEFAULTS = { release: 4273, world: 4120, demo: 4373, prismApp: 5273, prism: 4110, start: 5373, gallery: 4374 }

type Server = keyof typeof DEFAULTS

/** Ports of the servers under test; none of those that the commands use by themselves. */
// The same keys, each with its own number.
export const PORTS = Object.fromEntries(
  Object.entries(DEFAULTS).map(([server, port]) => [server, port + shift]),
) as Record<Server, number>
