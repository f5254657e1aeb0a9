import { ApiError } from '../../src/api/api-error.ts'
import { createRegistration, type Ports, type Typed } from '../../src/features/promotion/registration.ts'
import { now } from '../../src/platform/clock.ts'

interface Picture {
  /** How many sessions and pictures were requested by then. */
  place: number
}

type Call = { what: 'sid' | 'picture' | 'sms' | 'register'; settle: (outcome: Outcome) => void }
export type Outcome = 'well' | 'wrongCaptcha' | 'alreadyRegistered' | 'other' | 'lost'

const refusal = (operation: 'sendSmsCode' | 'registerUser', code: Outcome) =>
  code === 'lost'
    ? new ApiError({ kind: 'network', operation, message: '' })
    : new ApiError({
        kind: 'refused',
        operation,
        code: code === 'wrongCaptcha' || code === 'alreadyRegistered' ? code : 'other',
        message: 'Ditolak.',
      })

/** A visitor's phone, and a server that answers on command. */
export function createScene() {
  /** Unanswered calls, oldest first. */
  const waiting: Call[] = []
  const made: Call['what'][] = []
  let kept: Ports<Picture>['kept'] = { phone: '', againAt: 0 }
  let count = 0
  let latestSid = ''
  const sentWith: { sid: string; latest: string }[] = []

  const ask = <T>(what: Call['what'], answer: T) =>
    new Promise<T>((resolve, reject) => {
      made.push(what)
      const call: Call = {
        what,
        settle: (outcome) => {
          waiting.splice(waiting.indexOf(call), 1)
          if (outcome === 'well') resolve(answer)
          else reject(refusal(what === 'sms' ? 'sendSmsCode' : 'registerUser', outcome))
        },
      }
      waiting.push(call)
    })
  const number = () => {
    count += 1
    return count
  }
  /** Opens the page, also again: replies for a closed page are dropped. */
  const open = () => {
    waiting.length = 0
    const registration = createRegistration<Picture>({
      startCaptcha: async () => {
        latestSid = `sid-${number()}`
        return ask('sid', latestSid)
      },
      loadPicture: async () => ask('picture', { place: number() }),
      askForSms: async ({ sid }) => {
        sentWith.push({ sid, latest: latestSid })
        return ask('sms', undefined)
      },
      register: async ({ sid }) => {
        sentWith.push({ sid, latest: latestSid })
        return ask('register', undefined)
      },
      onTap: () => {},
      now,
      kept,
      keep: (next) => {
        kept = next
      },
    })
    void registration.start()
    return registration
  }
  const calls = (...whats: Call['what'][]) => made.filter((what) => whats.includes(what)).length
  return { open, waiting, calls, sentWith, kept: () => kept, latest: () => count }
}

/** Waits until the effects of a reply have happened. */
export const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A form that can be sent. */
export const GOOD: Typed = { phone: '13912345678', capcode: 'JBU5', smsCode: '246810' }
