import type { OperationId } from '../../../src/api/operation.ts'
import type { Reader } from '../../../src/api/read-payload.ts'

/** Which screens made a call, and which fields of its replies they read, with the names on the wire. */
export type Recorded = Map<string, Map<string, Set<string>>>

const recorded: Recorded = new Map()

export const takeRecorded = (): Recorded => recorded

/** The current screen, as the contract's `x-screens` names it. */
function screenNow(): string {
  const [path = ''] = location.hash.slice(1).split('?')
  if (!path.startsWith('/')) return location.pathname
  return path.startsWith('/borrowDetail') ? '/#/borrowDetail/' : `/#${path}`
}

/** Records a call or, with a path, that a field of its reply was read. */
export function note(operation: OperationId, path?: string) {
  const screens = recorded.get(operation) ?? new Map<string, Set<string>>()
  recorded.set(operation, screens)
  const paths = screens.get(screenNow()) ?? new Set()
  screens.set(screenNow(), paths)
  if (path !== undefined) paths.add(path)
}

type Parts = Pick<Extract<Reader, object>, never> & { fields?: Record<string, Reader>; list?: Reader }

/** A reader's result that records its use: objects and lists by the reader, other values unchanged. */
export function watched(value: unknown, reader: Reader | undefined, operation: OperationId, path: string): unknown {
  if (typeof value !== 'object' || value === null || typeof reader !== 'object') return value
  const { fields, list }: Parts = reader
  if (!fields && !list) return value
  const parts = new Map<PropertyKey, unknown>()
  return new Proxy(value, {
    get(target, key, receiver) {
      const own: unknown = Reflect.get(target, key, receiver)
      const isPart = typeof key === 'string' && (fields ? Object.hasOwn(fields, key) : /^\d+$/.test(key))
      if (!isPart) return own
      const at = fields ? `${path}.${key}` : `${path}[]`
      if (fields) note(operation, at)
      // The same object each time, because React compares by identity.
      if (!parts.has(key)) parts.set(key, watched(own, fields ? fields[key] : list, operation, at))
      return parts.get(key)
    },
  })
}
