/** Ports of the servers under test; none of those that the commands use by themselves. */
export const PORTS = { release: 4273, world: 4120, demo: 4373, prismApp: 5273, prism: 4110, start: 5373 }
