/** Ways in which a reply never comes whole. */
export type Fault =
  | 'server-error'
  | 'offline'
  | 'html-instead'
  | 'empty-body'
  | 'truncated-json'
  | 'empty-data'
  | 'session-ended'

const html = (status: number) =>
  new Response('<!doctype html><title>nginx</title><h1>It works</h1>', {
    status,
    headers: { 'content-type': 'text/html' },
  })

/** The one outcome that is not HTTP 200 (`sessionEnded` in openapi/openapi.yaml). */
export const sessionEnded = () => new Response('', { status: 401 })

/** The reply of a server, a proxy or a network that fails in this way; `success` is the operation's own code. */
export function faultyReply(fault: Fault, success: 0 | '00'): Response {
  switch (fault) {
    case 'server-error':
      return html(500)
    case 'html-instead':
      return html(200)
    case 'empty-body':
      return new Response('')
    case 'truncated-json':
      return new Response('{"code":0,"message":"success","data":{"orderSta', {
        headers: { 'content-type': 'application/json' },
      })
    case 'empty-data':
      return Response.json({ code: success, message: 'success', data: null })
    case 'session-ended':
      return sessionEnded()
    case 'offline':
      return Response.error()
  }
}
