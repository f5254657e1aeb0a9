import * as v from 'valibot'

const STATUSES = ['ok', 'unimplemented', 'failed'] as const

const reply = v.union([
  v.picklist(STATUSES),
  v.pipe(
    v.object({ status: v.picklist(STATUSES) }),
    v.transform(({ status }) => status),
  ),
])

/** What a shell's answer means: a status or an object with one, also as JSON text. Throws on anything else. */
export function statusOf(answer: unknown): (typeof STATUSES)[number] {
  // A handler without a reply has taken the message, and nothing more will be heard of it.
  if (answer === undefined || answer === null) return 'ok'
  const isJson = typeof answer === 'string' && /^["{]/.test(answer)
  const { success, output } = v.safeParse(reply, isJson ? JSON.parse(answer) : answer)
  if (!success) throw new TypeError('The reply has a wrong shape')
  return output
}
