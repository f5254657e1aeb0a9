import type { OperationContract } from './contract.ts'
import type { Overrides } from './overrides.ts'

/** How long a server remembers a key. */
const DAY_MS = 24 * 3_600_000

/** A request with a key, and its decision. */
export interface KnownKey<Decision = unknown> {
  at: number
  request: string
  decision: Decision
}

/** The part of a world that holds the keys. */
interface KeyedWorld {
  keys: Record<string, KnownKey>
  overrides: Overrides
}

type Keyed = Pick<OperationContract, 'id' | 'idempotency'>

/** The key of a request; undefined if its operation has none, or the world ignores keys, as some servers do. */
export function keyOf(
  { idempotency }: Keyed,
  headers: Headers,
  { overrides }: Pick<KeyedWorld, 'overrides'>,
): string | undefined {
  if (!idempotency || overrides.ignoresKeys) return undefined
  return headers.get(idempotency.header.name) ?? undefined
}

/** Problems of a key. */
export function keyProblems({ idempotency }: Keyed, key: string | undefined): string[] {
  const { header } = idempotency ?? {}
  const pattern = header?.schema['pattern']
  const isGood = key === undefined || typeof pattern !== 'string' || new RegExp(pattern, 'u').test(key)
  return isGood ? [] : [`header: \`${header?.name}\` is no text of 16 to 64 letters and digits in quotes`]
}

interface Sent {
  operation: Keyed
  borrower: string
  key: string | undefined
  request: unknown
  now: number
}

/**
 * Decides a request once: a second one with the same key and borrower gets the first decision. `changed` answers a different
 * request with the same key. Runs in turn, so that a second request waits for the first.
 */
export async function decideOnce<Decision>(
  world: Pick<KeyedWorld, 'keys'>,
  { operation, borrower, key, request, now }: Sent,
  { decide, changed }: { decide: () => Promise<Decision>; changed: Decision },
): Promise<Decision> {
  if (key === undefined) return decide()
  // Only decisions of this operation are stored under its name.
  const keys = world.keys as Record<string, KnownKey<Decision>>
  const name = `${operation.id} ${borrower} ${key}`
  const text = JSON.stringify(request)
  const known = keys[name]
  if (known && now - known.at < DAY_MS) return known.request === text ? known.decision : changed
  const decision = await decide()
  keys[name] = { at: now, request: text, decision }
  return decision
}
