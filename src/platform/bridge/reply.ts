import { hasOwn } from '../../lib/has-own.ts'
import { ANSWERS } from './contract.gen.ts'

/** The number of the message that an answer names, as a number or as its text. Anything else names none. */
export const readId = (id: unknown) => (typeof id === 'number' || typeof id === 'string' ? Number(id) : Number.NaN)

/**
 * Reads a shell's answer: a status, an object with a status, or JSON text of either. Throws on anything else. `isLater`: a shell
 * may be older than the message.
 */
export function readStatus(answer: unknown, isLater = false): (typeof ANSWERS)[number] {
  // A handler that cannot reply accepted a message of the first version (openapi/shell/shell.yaml).
  if (answer === undefined || answer === null) return isLater ? 'unimplemented' : 'ok'
  const isJson = typeof answer === 'string' && /^["{]/.test(answer)
  const read: unknown = isJson ? JSON.parse(answer) : answer
  const status =
    typeof read === 'object' && read !== null && hasOwn(read, 'status') ? Reflect.get(read, 'status') : read
  const known = ANSWERS.find((candidate) => candidate === status)
  if (!known) throw new TypeError('The reply has a wrong shape')
  return known
}
