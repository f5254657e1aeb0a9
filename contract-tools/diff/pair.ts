import type { ContractDocument, Operation } from '../read/document.ts'
import { isSchema } from '../read/schema.ts'
import type { ShellContract } from '../shell/shell-contract.ts'
import type { SchemaChange } from './schema-change.ts'
import { canonical } from './shape.ts'
import type { Usage } from './usage.ts'
import { valuesShown } from './words.ts'

/** A contract, and the fields that the screens of its version read. */
export interface Side {
  contract: ContractDocument
  usage?: Usage | undefined
  /** The contract with the native shell, if there is one. */
  shell?: ShellContract | undefined
}

/** A change of a property of an operation: its code, its session, one of its failures. */
export interface Difference {
  kind: string
  /** `The session`: the sentence continues with `of` and its operations. Absent if each operation has its own sentence. */
  about?: string
  words: string
  breaks?: { app?: boolean; servers?: boolean }
  /** No rule knows whom it breaks. */
  isUnknown?: boolean
}

/** An operation on both sides, with functions to report its differences. */
export interface Pair {
  before: Operation
  after: Operation
  sides: { before: ContractDocument; after: ContractDocument }
  add: (difference: Difference) => void
  tellSchema: (change: SchemaChange) => void
}

/** The differences of two objects in keys that no rule compares. So nothing changes in silence. */
export function compareRest(before: unknown, after: unknown, known: readonly string[], of = ''): Difference[] {
  const [was, is] = [before, after].map((one) => new Map(Object.entries(isSchema(one) ? one : {})))
  const keys = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
  return keys.flatMap((key): Difference[] => {
    const [old, now] = [was?.get(key), is?.get(key)]
    if (known.includes(key) || canonical({ old }) === canonical({ old: now })) return []
    const [from, to] = valuesShown(old, now)
    const words = from === undefined ? `is new (${to})` : to === undefined ? 'is removed' : `is now ${to} (was ${from})`
    return [{ kind: 'rest', about: `\`${key}\`${of}`, words, isUnknown: true }]
  })
}

/** The name of a header as the other side spells it: letters may be of either case. */
export const spelledAs = (name: string, others: string[]) =>
  others.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name
