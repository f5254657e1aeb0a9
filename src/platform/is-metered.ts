/** What some engines know of the connection: https://wicg.github.io/netinfo/, https://wicg.github.io/savedata/ */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the person or the network asks to spare data: then nothing is fetched that nobody has asked for. */
export function isMetered(): boolean {
  // Not among TypeScript's types, because not every engine has it.
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
