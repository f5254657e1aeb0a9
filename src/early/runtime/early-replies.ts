// Replaces api/client.ts in the drawing script: returns the replies of the calls that the page has started.
import { earlyCalls, questionOf } from '../../api/early-calls.ts'
import { practice } from '../page/rehearsal.ts'
import type { RequestData, Wire } from '../../api/wire-request.ts'

/** The reply to an operation's request. Throws if the page has not sent that request, or if there was no reply. */
export async function request(operation: Wire, data: RequestData): Promise<Response> {
  const rehearsed = practice()
  if (rehearsed) return new Response(JSON.stringify(rehearsed[operation.path]))
  const question = questionOf(operation, data)
  const call = earlyCalls().find((started) => started.question === question)
  if (!call) throw new Error('The page has not asked this')
  return (await call.reply).clone()
}
