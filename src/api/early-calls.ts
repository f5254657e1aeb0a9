/** A call that the page itself started before the app was loaded (src/early/). */
export interface EarlyCall {
  /** Identifies the call (`questionOf`). */
  question: string
  url: string
  method: string
  redirect: RequestRedirect
  headers: Record<string, string>
  body?: string
  reply: Promise<Response>
  /** When it was sent. */
  at: number
}

/** The phone may have slept, or the app's scripts have come late: what is older than this is asked for again. */
const MOST_AGE_MS = 60_000

declare global {
  // Only `var` can declare a global that several scripts of one page share.
  // oxlint-disable-next-line no-var
  var rupyaEarlyCalls: EarlyCall[] | undefined
}

/** A key that identifies a call within one page. */
export const questionOf = (
  { path }: { path: string },
  { body, query }: { body?: object | undefined; query?: unknown },
) => JSON.stringify([path, body, query])

export const earlyCalls = (): EarlyCall[] => (globalThis.rupyaEarlyCalls ??= [])

/**
 * The reply of an early call that is identical to this request, byte for byte; undefined if there is none. Each reply is used
 * only once, because a second request wants new data.
 */
export async function takeEarlyReply(sent: Request): Promise<Response | undefined> {
  const calls = globalThis.rupyaEarlyCalls ?? []
  const alike = calls.find(({ url, method }) => url === sent.url && method === sent.method)
  if (!alike) return undefined
  const body = await sent.clone().text()
  const isSame =
    body === (alike.body ?? '') &&
    Object.entries(alike.headers).every(([name, value]) => sent.headers.get(name) === value) &&
    calls.includes(alike)
  if (!isSame) return undefined
  calls.splice(calls.indexOf(alike), 1)
  if (Math.abs(Date.now() - alike.at) > MOST_AGE_MS) return undefined
  return (await alike.reply).clone()
}
