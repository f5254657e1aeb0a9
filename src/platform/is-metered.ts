/** Data about the connection, which some engines have: https://wicg.github.io/netinfo/, https://wicg.github.io/savedata/ */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the person or the network asks to save data. Then nothing is prefetched. */
export function isMetered(): boolean {
  // TypeScript's types lack it, because not every engine has it.
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
