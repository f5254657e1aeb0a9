import type { Operation } from '../read/document.ts'
import { ownOf } from '../read/schema.ts'

/** The fields of each operation's payload that each screen reads, with the names on the wire, as tests/all/usage records them. */
export interface Usage {
  operations: Record<string, Record<string, string[]>>
}

/** Screens that a change may affect. */
export interface Screens {
  screens: string[]
  /** It is unknown which fields they read. */
  isGuess: boolean
}

/** Screens that make a call, from the contract and from recorded tests. */
export const screensOf = (operation: Operation | undefined, usage: Usage | undefined): string[] =>
  operation
    ? [
        ...new Set([
          ...(operation['x-screens'] ?? []),
          ...Object.keys(ownOf(usage?.operations ?? {}, operation.operationId) ?? {}),
        ]),
      ]
    : []

/** Screens that read a field or a part of it. If nothing was recorded, all screens that make the call. */
export function readersOf(operation: Operation | undefined, path: string, usage: Usage | undefined): Screens {
  const screens = screensOf(operation, usage)
  const read = operation && usage && ownOf(usage.operations, operation.operationId)
  if (!read) return { screens, isGuess: screens.length > 0 }
  return { screens: Object.keys(read).filter((screen) => readsAt(path, read[screen] ?? [])), isGuess: false }
}

const isWithin = (path: string, other: string) => path.startsWith(`${other}.`) || path.startsWith(`${other}[`)

/** If no part of a field is recorded, the field is read as a whole. */
const readsAt = (path: string, read: string[]) =>
  read.some(
    (one) =>
      one === path || isWithin(one, path) || (isWithin(path, one) && !read.some((other) => isWithin(other, one))),
  )
