import { type Operation } from '../../../openapi/document.ts'

/** `openapi/usage.json`: which fields each screen reads of which operation's payload, as the wire names them. */
export interface Usage {
  operations: Record<string, Record<string, string[]>>
}

/** Screens that a change may concern. */
export interface Screens {
  screens: string[]
  /** It is not known which fields they read. */
  isGuess: boolean
}

/** Screens that make a call: what the contract says, and what the tests have seen. */
export const screensOf = (operation: Operation | undefined, usage: Usage | undefined): string[] =>
  operation
    ? [...new Set([...(operation['x-screens'] ?? []), ...Object.keys(usage?.operations[operation.operationId] ?? {})])]
    : []

/** Screens that read a field, or anything in it. All that make the call where nobody has seen what they read. */
export function readersOf(operation: Operation | undefined, path: string, usage: Usage | undefined): Screens {
  const screens = screensOf(operation, usage)
  const read = operation && usage?.operations[operation.operationId]
  if (!read) return { screens, isGuess: screens.length > 0 }
  return { screens: Object.keys(read).filter((screen) => readsAt(path, read[screen] ?? [])), isGuess: false }
}

const isWithin = (path: string, other: string) => path.startsWith(`${other}.`) || path.startsWith(`${other}[`)

/** A field that is read without any field in it is read as a whole. */
const readsAt = (path: string, read: string[]) =>
  read.some(
    (one) =>
      one === path || isWithin(one, path) || (isWithin(path, one) && !read.some((other) => isWithin(other, one))),
  )
