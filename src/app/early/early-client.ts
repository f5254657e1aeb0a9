// What the script that draws has in place of api/client.ts: the answers of the calls that the page has started.
import { earlyCalls, questionOf } from '../../api/early-calls.ts'
import { practice } from './rehearsal.ts'
import type { RequestData, Wire } from '../../api/wire-request.ts'

/** The answer to an operation's request. Throws if the page has not asked that, or if there was none. */
export async function request(operation: Wire, data: RequestData): Promise<Response> {
  const rehearsed = practice()
  if (rehearsed) return new Response(JSON.stringify(rehearsed[operation.path]))
  const question = questionOf(operation, data)
  const call = earlyCalls().find((started) => started.question === question)
  if (!call) throw new Error('The page has not asked this')
  return (await call.reply).clone()
}
