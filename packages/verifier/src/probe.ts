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
 * First sends a few calls that change nothing. If the server is down, or does not implement this contract, throws one
 * sentence as `CannotVerify` instead of hundreds of findings.
 */
export async function probe(operations: ContractOperation[], asking: Asking): Promise<void> {
  const { server, transport, seeds, patience, judge, gateway } = asking
  const reads = operations.filter(({ effect }) => effect === 'read')
  // Calls without a session tell the most.
  const asked = reads.toSorted((one, other) => Number(one.security.length > 0) - Number(other.security.length > 0))
  // In parallel: a server that hangs would otherwise delay each of them.
  const replies = await Promise.all(
    asked.slice(0, MOST_CALLS).map(async (operation) => {
      const session = usualSession(operation, anySession(seeds))
      const request = requestOf(operation, operation.request, { server, session: { ...session, ...gateway } })
      const reply = await send(transport, request, patience)
      return { reply, isOurs: 'lost' in reply ? false : isOurs(reply, judge(operation, reply).outcome) }
    }),
  )
  if (replies.length === 0 || replies.some((one) => one.isOurs)) return
  refuse(
    server,
    judge.codeKey,
    replies.map(({ reply }) => reply),
  )

  /** Something that names the code, in whatever way it is written wrongly, is a mistake of this API, and each trial tells it. */
  function isOurs({ text }: Reply, outcome: string | undefined) {
    return outcome !== undefined || text.replaceAll(/[\0\\]/g, '').includes(`"${judge.codeKey}"`)
  }
}

/** Statuses by which a gateway asks who is there. */
const GATEWAY = new Set([401, 403, 407])

function refuse(server: string, codeKey: string, replies: (Reply | NoReply)[]): never {
  const lost = replies.flatMap((reply) => ('lost' in reply ? [reply.lost] : []))
  const [first] = replies
  // Calls that need no session were asked first.
  if (
    first &&
    'status' in first &&
    GATEWAY.has(first.status) &&
    replies.every((reply) => 'status' in reply && reply.status === first.status)
  )
    throw new CannotVerify(
      `Nothing can be verified: a gateway before ${server} answers every call with HTTP ${first.status}, also those that need no session. Name what it wants: --basic name:password or --header "X-Api-Key: …".`,
    )
  if (lost.length === replies.length) throw new CannotVerify(`Nothing can be verified: ${server} ${lost[0]}.`)
  const kinds = [...new Set(replies.map((reply) => ('lost' in reply ? reply.lost : kindOf(reply))))]
  throw new CannotVerify(
    `Nothing can be verified: ${server} is no server of this contract. It must answer JSON with a \`${codeKey}\`; it ${kinds.join(', and ')}. Is its path complete?`,
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
