// Replaces api/call.ts in the drawing script: reads the replies of the calls that the page has started. Anything but a success
// is left to the app, which reads the same reply and says what is wrong.
import type { EnvelopeOperationId, Operation } from './operation.ts'
import { earlyCalls, questionOf } from './early-calls.ts'
import { successIn } from './envelope.ts'
import { readPayload } from './read-payload.ts'
import type { RequestData, Wire } from './wire-request.ts'
import { currentMarket } from '../platform/current-market.ts'
import { practice } from '../early/page/rehearsal.ts'

/** The payload of the reply to an operation's request. Throws if the page has not sent that request, or got no success. */
export async function call(operation: Wire & Operation<EnvelopeOperationId>, data: RequestData): Promise<unknown> {
  const success = successIn(await bodyOf(operation, data), operation)
  const reads = 'reads' in operation ? operation.reads : undefined
  const read =
    success && reads && readPayload(reads, success.payload, { market: currentMarket(), onUnreadable: () => {} })
  if (read === undefined) throw new Error('The reply is no success')
  return read
}

async function bodyOf(operation: Wire, data: RequestData): Promise<unknown> {
  const rehearsed = practice()
  const question = questionOf(operation, data)
  const reply = rehearsed
    ? new Response(JSON.stringify(rehearsed[operation.path]))
    : (await earlyCalls().find((started) => started.question === question)?.reply)?.clone()
  if (!reply?.ok) throw new Error('The page has no reply')
  return reply.json()
}
