const STATUSES = ['ok', 'unimplemented', 'failed'] as const

/** What a shell's answer means: a status or an object with one, also as JSON text. Throws on anything else. */
export function statusOf(answer: unknown): (typeof STATUSES)[number] {
  // A handler without a reply has taken the message, and nothing more will be heard of it.
  if (answer === undefined || answer === null) return 'ok'
  const isJson = typeof answer === 'string' && /^["{]/.test(answer)
  const read: unknown = isJson ? JSON.parse(answer) : answer
  const status =
    typeof read === 'object' && read !== null && Object.hasOwn(read, 'status') ? Reflect.get(read, 'status') : read
  const known = STATUSES.find((candidate) => candidate === status)
  if (!known) throw new TypeError('The reply has a wrong shape')
  return known
}
