/** A call that the page itself has started, before the app was there (app/early/). */
export interface EarlyCall {
  /** What is asked (`questionOf`). */
  question: string
  url: string
  method: string
  redirect: RequestRedirect
  headers: Record<string, string>
  body?: string
  reply: Promise<Response>
}

declare global {
  // A global that scripts of one page share can only be declared so.
  // oxlint-disable-next-line no-var
  var rupyaEarlyCalls: EarlyCall[] | undefined
}

/** Tells the calls of one page apart. */
export const questionOf = (
  { path }: { path: string },
  { body, query }: { body?: object | undefined; query?: unknown },
) => JSON.stringify([path, body, query])

export const earlyCalls = (): EarlyCall[] => (globalThis.rupyaEarlyCalls ??= [])

/**
 * The answer to an early call that is the same as this request, byte for byte; undefined if there is none. Each answers once:
 * who asks again wants to hear it anew.
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
  return (await alike.reply).clone()
}
