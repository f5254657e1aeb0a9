/** Ways in which a reply does not arrive complete. */
export type Fault =
  | 'server-error'
  | 'offline'
  | 'html-instead'
  | 'empty-body'
  | 'truncated-json'
  | 'empty-data'
  | 'session-ended'

const html = (status: number, headers: Record<string, string> = {}) =>
  new Response('<!doctype html><title>nginx</title><h1>It works</h1>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  })

/** The outcomes whose status is not HTTP 200 (`x-common-outcomes` in openapi/openapi.yaml). */
export const sessionEnded = () => new Response('', { status: 401 })
/** Answers like a proxy: with its own page. */
export const busy = ({ status, seconds }: { status: 429 | 503; seconds: number }) =>
  html(status, { 'Retry-After': String(seconds) })

/** The reply of a server, proxy or network with this fault; `success` is the operation's success code. */
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
