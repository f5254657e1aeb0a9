import { CannotVerify } from './cannot-verify.ts'
import { connections } from './connections.ts'
import type { Asking } from './run-trial.ts'
import { printable } from './printable.ts'
import type { ContractOperation } from './operations.ts'
import { requestOf } from './request.ts'
import { anySession } from './seeds.ts'
import { usualSession } from './sessions.ts'
import type { NoReply, Reply } from './send.ts'
import { type Answer, gatewayProblem } from './gateway-problem.ts'

/** How many calls are sent before all others. */
const MOST_CALLS = 3

/**
 * First sends a few calls that change nothing. If the server is down, does not implement this contract, or stands behind a
 * gateway that lets nobody through, throws one sentence as `CannotVerify` instead of hundreds of findings. `others` are the
 * operations that are not selected: only a call without a session tells a gateway from the API.
 */
export async function probe(
  operations: ContractOperation[],
  asking: Asking,
  others: ContractOperation[] = [],
): Promise<void> {
  const { server, seeds, judge, gateway = {}, stop } = asking
  const sendRead = connections()
  const reads = operations.filter(({ effect }) => effect === 'read')
  const asked = reads.toSorted((one, other) => Number(needsSession(one)) - Number(needsSession(other)))
  const isOpen = (operation: ContractOperation) => operation.effect === 'read' && !needsSession(operation)
  const more = asked.some(isOpen) ? undefined : others.find(isOpen)
  // In parallel: a server that hangs would otherwise delay each of them.
  const answers = await Promise.all(
    [more ?? [], asked.slice(0, MOST_CALLS)].flat().map(async (operation): Promise<Answer> => {
      const session = usualSession(operation, anySession(seeds))
      const request = requestOf(operation, operation.request, { server, session: { ...session, ...gateway } })
      const { reply } = await sendRead(request, 'read', asking)
      const isOurs = 'lost' in reply ? false : isOfApi(reply, judge(operation, reply).outcome)
      return { operation, reply, request, isOurs }
    }),
  )
  if (stop?.aborted) throw new CannotVerify(`Nothing was tested: ${String(stop.reason)}.`)
  const problem = gatewayProblem(server, answers, {
    hasHeaders: Object.keys(gateway).length > 0,
    hasCertificate: asking.curlOptions !== undefined,
    proxy: asking.proxy,
  })
  if (problem !== undefined) throw new CannotVerify(`Nothing can be verified: ${problem}`)
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

const needsSession = ({ security }: ContractOperation) => security.length > 0

function refuse(server: string, codeKey: string, replies: (Reply | NoReply)[]): never {
  const lost = replies.flatMap((reply) => ('lost' in reply ? [reply.lost] : []))
  // Some gateways end the connection where a certificate is missing.
  const isCut = server.startsWith('https:') && replies.every((reply) => 'isBroken' in reply)
  const hint = isCut ? ': if it wants a certificate of yours, give --cert cert.pem --key key.pem' : ''
  if (lost.length === replies.length) throw new CannotVerify(`Nothing can be verified: ${server} ${lost[0]}${hint}.`)
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
