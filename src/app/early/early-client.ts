// What the script that draws has in place of api/client.ts: the answers of the calls that the page has started.
import { earlyCalls } from '../../api/early-calls.ts'
import { type RequestData, type Wire, wireRequest } from '../../api/wire-request.ts'

/** The answer to an operation's request. Throws if the page has not asked that, or if there was none. */
export async function request(operation: Wire, data: RequestData): Promise<Response> {
  const { url, body } = wireRequest(operation, data)
  const call = earlyCalls().find((started) => started.url === url && started.body === body)
  if (!call) throw new Error('The page has not asked this')
  return (await call.reply).clone()
}
