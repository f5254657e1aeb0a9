import { CannotVerify } from './cannot-verify.ts'
import type { Asking } from './run-trial.ts'
import { printable } from './printable.ts'
import type { ContractOperation } from './operations.ts'
import { requestOf } from './request.ts'
import { anySession } from './seeds.ts'
import { usualSession } from './sessions.ts'
import { type NoReply, type Reply, send } from './send.ts'

/** How many calls are sent before all others. */
const MOST_CALLS = 3

/**
 * First sends a few calls that change nothing. If the server is down, does not implement this contract, or stands behind a
 * gateway that lets nobody through, throws one sentence as `CannotVerify` instead of hundreds of findings.
 */
export async function probe(operations: ContractOperation[], asking: Asking): Promise<void> {
  const { server, transport, seeds, patience, judge, gateway = {} } = asking
  const reads = operations.filter(({ effect }) => effect === 'read')
  // Calls without a session tell the most.
  const asked = reads.toSorted((one, other) => Number(one.security.length > 0) - Number(other.security.length > 0))
  // In parallel: a server that hangs would otherwise delay each of them.
  const answers = await Promise.all(
    asked.slice(0, MOST_CALLS).map(async (operation): Promise<Answer> => {
      const session = usualSession(operation, anySession(seeds))
      const request = requestOf(operation, operation.request, { server, session: { ...session, ...gateway } })
      const reply = await send(transport, request, patience)
      const isOurs = 'lost' in reply ? false : isOfApi(reply, judge(operation, reply).outcome)
      return { reply, request, needsSession: operation.security.length > 0, isOurs }
    }),
  )
  const closed = closedGateway(answers, Object.keys(gateway).length > 0)
  if (closed !== undefined) throw new CannotVerify(`Nothing can be verified: a gateway before ${server} ${closed}`)
  if (answers.length === 0 || answers.some((one) => one.isOurs)) return
  refuse(
    server,
    judge.codeKey,
    answers.map(({ reply }) => reply),
  )

  /** A reply that contains the key of the code comes from this API, even if it is broken: then the trials report what is wrong. */
  function isOfApi({ text }: Reply, outcome: string | undefined) {
    return outcome !== undefined || text.replaceAll(/[\0\\]/g, '').includes(`"${judge.codeKey}"`)
  }
}

interface Answer {
  reply: Reply | NoReply
  request: Request
  needsSession: boolean
  isOurs: boolean
}

/** Statuses with which a gateway asks for credentials. */
const GATEWAY = new Set([401, 403, 407])

const FOR_ALL = 'even those that need no session'

/**
 * How a gateway answers that lets nobody through, and what it wants. The same answer to a call that needs no session shows that it
 * does not come from the API.
 */
function closedGateway(answers: Answer[], hasGiven: boolean): string | undefined {
  const replies = answers.flatMap(({ reply }) => ('status' in reply ? [reply] : []))
  const [first] = replies
  const isForAll = replies.length === answers.length && replies.every(({ status }) => status === first?.status)
  if (!first || !isForAll || !answers.some(({ needsSession, isOurs }) => !needsSession && !isOurs)) return undefined
  const given = hasGiven ? ' What --basic and --header give is incomplete or wrong.' : ''
  if (GATEWAY.has(first.status)) {
    const wants = first.authenticate?.toLowerCase().startsWith('basic')
      ? 'It wants a name and a password: --basic name:password.'
      : 'Give what it wants: --basic name:password or --header "X-Api-Key: …".'
    return `answers every call with HTTP ${first.status}, ${FOR_ALL}.${given} ${wants}`
  }
  const places = answers.map(({ request }, index) => loginFor(request, replies[index]?.location))
  const [place] = places
  if (place === undefined || places.some((one) => one !== place)) return undefined
  return `redirects every call to ${printable(place)} (HTTP ${first.status}), ${FOR_ALL}.${given} Log in there, and pass on the cookie that you get: --header "Cookie: name=value".`
}

/** The target of a redirect, without its query; undefined if only the address of the API differs, and not the path. */
function loginFor({ url }: Request, location: string | undefined): string | undefined {
  if (location === undefined || !URL.canParse(location, url)) return undefined
  const to = new URL(location, url)
  return to.pathname.includes(new URL(url).pathname) ? undefined : `${to.origin}${to.pathname}`
}

function refuse(server: string, codeKey: string, replies: (Reply | NoReply)[]): never {
  const lost = replies.flatMap((reply) => ('lost' in reply ? [reply.lost] : []))
  if (lost.length === replies.length) throw new CannotVerify(`Nothing can be verified: ${server} ${lost[0]}.`)
  const kinds = [...new Set(replies.map((reply) => ('lost' in reply ? reply.lost : kindOf(reply))))]
  throw new CannotVerify(
    `Nothing can be verified: ${server} is not a server of this contract. It must answer JSON with a \`${codeKey}\`; it ${kinds.join(', and ')}. Is its path complete?`,
  )
}

function kindOf({ status, type, text, location }: Reply): string {
  if (location !== undefined) {
    const place = URL.canParse(location) ? new URL(location).origin : location
    return `leads to ${printable(place)} with HTTP ${status}`
  }
  const body = /^\s*</.test(text)
    ? 'a page'
    : text === ''
      ? 'nothing'
      : type === 'application/json'
        ? 'other JSON'
        : 'a text'
  return `answered ${body} with HTTP ${status}`
}
