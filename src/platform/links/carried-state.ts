import { replaceEntry } from './replace-entry.ts'

/**
 * State that every entry of this tab's history carries, so that a reload finds it even without storage. The router writes its
 * own state at each move, so `carryOn` writes this one again after it. It is in this folder because nothing else may touch
 * the history.
 */
const NAME = 'rupyaCarried'

const inHistory = (): Record<string, unknown> => Object(Object(history.state)[NAME])

let carried = inHistory()

export const readCarried = (key: string): unknown => inHistory()[key] ?? carried[key]

export function carry(key: string, value: unknown) {
  carried = { ...carried, ...inHistory(), [key]: value }
  write()
}

/** Called after each move to another entry. */
export function carryOn() {
  if (Object.keys(carried).length > 0) write()
}

/** If it cannot be written, it stays in memory until the next move. */
const write = () => replaceEntry({ ...history.state, [NAME]: carried })
