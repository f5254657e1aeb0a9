import { answer } from '../../../mocks/answer.ts'
import { operations } from '../../../mocks/contract.ts'
import { busy, faultyReply, sessionEnded } from '../../../mocks/fault.ts'
import type { World } from '../../../mocks/world.ts'
import type { OperationId } from '../../../src/api/operation.ts'
import type { Page, Phone } from './phone.ts'

/** What happens to a request. After `given-up` it arrives later, when nobody waits for it any more. */
export const FAULTS = [
  'good',
  'request-lost',
  'reply-lost',
  'reply-broken',
  'server-error',
  'html-instead',
  'session-ended',
  'refused',
  'duplicate',
  'given-up',
  'redirected',
  'twice',
  'twice-unkeyed',
  'twice-busy',
  'twice-ended',
] as const
export type Fault = (typeof FAULTS)[number]

interface Wire {
  /** Sends requests with a browser's default redirect handling. */
  follows: boolean
  phone: Phone
  world: World
  /** The page whose code is running. */
  sender: () => Page | undefined
  /** Called when a request that sends a payment leaves. Its result is called around the arrival. */
  onMoney: (operation: OperationId) => (ask: () => Promise<Response>) => Promise<Response>
}

/**
 * A browser's response if it does not follow a redirect:
 * https://fetch.spec.whatwg.org/#concept-filtered-response-opaque-redirect
 */
const opaqueRedirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })

const MONEY: readonly OperationId[] = ['commitRepayment', 'confirmRepayment', 'startAlipay']

/** Replaces `fetch`: the request and its reply arrive when the history says so. */
export function createWire({ follows, phone, world, sender, onMoney }: Wire) {
  return (sent: Request): Promise<Response> => {
    const request = follows ? new Request(sent, { redirect: 'follow' }) : sent
    const page = sender()
    const { pathname } = new URL(request.url)
    const operation = operations.find(({ path }) => pathname.endsWith(path))
    if (!operation) throw new Error(`No operation at ${pathname}`)
    const isMoney = MONEY.includes(operation.id)
    const around = isMoney ? onMoney(operation.id) : (ask: () => Promise<Response>) => ask()
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const reply = (response: Response) => phone.push({ kind: 'reply', page, run: () => resolve(response) })
    const lose = () => phone.push({ kind: 'reply', page, run: () => reject(new TypeError('network')) })
    const ask = () => around(() => answer(world, operation, request))
    /**
     * A kept-alive connection ended before the reply began, and the browser sent the request again without the page's
     * knowledge.
     */
    const askTwice = (ignoresKeys: boolean) =>
      around(async () => {
        world.overrides.ignoresKeys = ignoresKeys
        await answer(world, operation, request.clone())
        // For a server that ignores keys, a used code is the same as a wrong one.
        if (ignoresKeys) world.overrides.refuse = { confirmRepayment: 'wrongCode' }
        const response = await answer(world, operation, request)
        world.overrides.ignoresKeys = false
        world.overrides.refuse = {}
        return response
      })
    const askRefusing = async (failure: string) => {
      // The two operations that have a failure with this name, or `other`, which all have.
      world.overrides.refuse = { [operation.id]: failure }
      const response = await ask()
      world.overrides.refuse = {}
      return response
    }
    const success = operation.outcomes.success.code === 'zero' ? 0 : '00'
    const arrive = async (fault: unknown) => {
      switch (fault) {
        case 'request-lost':
          return lose()
        case 'given-up':
          phone.push({ kind: 'late', page: undefined, run: ask })
          return lose()
        case 'reply-lost':
          await ask()
          return lose()
        case 'reply-broken':
          await ask()
          return reply(faultyReply('truncated-json', success))
        case 'redirected':
          // A proxy that forwards the request, and then redirects the browser to the same place with it (307).
          await ask()
          return reply(request.redirect === 'follow' ? await ask() : opaqueRedirect())
        case 'twice':
        case 'twice-unkeyed':
          return reply(await askTwice(fault === 'twice-unkeyed'))
        // A component before the server refuses only the second: a rate limiter, or one that knows that the session is over.
        case 'twice-busy':
          await ask()
          return reply(busy({ status: 429, seconds: 2 }))
        case 'twice-ended':
          await ask()
          return reply(sessionEnded())
        case 'server-error':
        case 'html-instead':
        case 'session-ended':
          return reply(faultyReply(fault, success))
        case 'refused':
          return reply(await askRefusing('other'))
        case 'duplicate':
          return reply(
            await askRefusing('duplicatePayment' in operation.outcomes.failures ? 'duplicatePayment' : 'other'),
          )
        default:
          return reply(await ask())
      }
    }
    phone.push({ kind: isMoney ? 'money' : 'read', page: undefined, run: arrive })
    return promise
  }
}
