import { ApiError } from '../../api/api-error.ts'
import { registration as limits } from '../../api/constraints.ts'
import { fitsLimits } from '../../lib/text-limits.ts'
import { CODE_WAIT_SECONDS, codeWaitEnd } from '../../parts/code-wait.ts'
import { remainingSeconds } from '../../platform/clock.ts'

/** The visitor's input, in the form's order. */
export interface Typed {
  /** Digits only. */
  phone: string
  capcode: string
  smsCode: string
}

export type Field = keyof Typed

const FIELDS = ['phone', 'capcode', 'smsCode'] as const satisfies Field[]
const FIELDS_OF_SMS = ['phone', 'capcode'] as const satisfies Field[]

/** The picture of the graphic code. First its session is requested, then the picture; either may be missing. */
type Captcha<Picture> =
  | { state: 'starting' }
  | { state: 'refused'; error: unknown }
  | { state: 'drawing' }
  | { state: 'failed' }
  | { state: 'shown'; picture: Picture }

export interface Registration<Picture> {
  typed: Typed
  captcha: Captcha<Picture>
  /** What is being sent; one request at a time. */
  busy: 'sms' | 'register' | undefined
  /** When another SMS can be requested: a time of platform/clock. */
  againAt: number
  isRegistered: boolean
}

/** The result of a tap. `ignored`: a request is running, or the button has to wait. */
export type Answer =
  | { kind: 'ignored' | 'sent' | 'registered' }
  | { kind: 'wrong'; fields: Field[] }
  | { kind: 'known' }
  | { kind: 'wrongCaptcha' | 'failed'; error: unknown }

interface Sent {
  phone: string
  capcode: string
  sid: string
}

export interface Ports<Picture> {
  startCaptcha: () => Promise<string>
  loadPicture: (sid: string) => Promise<Picture>
  askForSms: (request: Sent) => Promise<unknown>
  register: (request: Sent & { smsCode: string }) => Promise<unknown>
  /** Called for a tap on one of the two buttons that is not a repetition, with the number if it is valid. */
  onTap: (phone: string | undefined) => void
  now: () => number
  /** The state after a reload. */
  kept: Pick<Typed, 'phone'> & Pick<Registration<Picture>, 'againAt'>
  keep: (kept: Ports<Picture>['kept']) => void
}

/** One visitor's registration. It outlives the form, so that Back and late replies find it. */
export function createRegistration<Picture>(ports: Ports<Picture>) {
  let registration: Registration<Picture> = {
    typed: { phone: ports.kept.phone, capcode: '', smsCode: '' },
    captcha: { state: 'starting' },
    busy: undefined,
    againAt: ports.kept.againAt,
    isRegistered: false,
  }
  let sid: string | undefined
  /** Counts the requests for a picture. Only the reply to the latest one is shown. */
  let asked = 0
  const listeners = new Set<() => void>()

  function update(change: Partial<Registration<Picture>>) {
    registration = { ...registration, ...change }
    for (const listener of listeners) listener()
  }

  function keep() {
    const { isRegistered, typed, againAt } = registration
    ports.keep({ phone: isRegistered ? '' : typed.phone, againAt })
  }

  async function start() {
    asked += 1
    const mine = asked
    sid = undefined
    update({ captcha: { state: 'starting' } })
    try {
      const started = await ports.startCaptcha()
      if (mine !== asked) return
      sid = started
    } catch (error) {
      if (mine === asked) update({ captcha: { state: 'refused', error } })
      return
    }
    await draw(sid)
  }

  /** Requests a picture. It invalidates the previous code, so the typed code is cleared. */
  async function draw(session: string) {
    asked += 1
    const mine = asked
    update({ captcha: { state: 'drawing' }, typed: { ...registration.typed, capcode: '' } })
    let captcha: Captcha<Picture>
    try {
      captcha = { state: 'shown', picture: await ports.loadPicture(session) }
    } catch {
      captcha = { state: 'failed' }
    }
    if (mine === asked) update({ captcha })
  }

  const fits = (field: Field) => fitsLimits(registration.typed[field], limits[field])

  /** Sends one request, if the fields that it needs are valid. */
  async function send(
    busy: 'sms' | 'register',
    fields: readonly Field[],
    request: (sent: Sent) => Promise<Answer>,
  ): Promise<Answer> {
    if (registration.busy || registration.isRegistered) return { kind: 'ignored' }
    const { phone, capcode } = registration.typed
    ports.onTap(fits('phone') ? phone : undefined)
    // Without a session, there is no picture whose code could be right.
    const wrong = fields.filter((field) => !fits(field) || (field === 'capcode' && sid === undefined))
    if (wrong.length > 0 || sid === undefined) return { kind: 'wrong', fields: wrong }
    update({ busy })
    try {
      return await request({ phone, capcode, sid })
    } catch (error) {
      const failed = ApiError.of(error, 'sendSmsCode') ?? ApiError.of(error, 'registerUser')
      if (failed?.code === 'alreadyRegistered') return { kind: 'known' }
      if (failed?.code !== 'wrongCaptcha') return { kind: 'failed', error }
      void draw(sid)
      return { kind: 'wrongCaptcha', error }
    } finally {
      update({ busy: undefined })
    }
  }

  return {
    current: () => registration,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start,
    type: (part: Partial<Typed>) => {
      update({ typed: { ...registration.typed, ...part } })
      if (part.phone !== undefined) keep()
    },
    /** Shows another picture, which needs a mobile number (JOIN-4). After a picture failed, its session may be over too. */
    renew: async (): Promise<Answer> => {
      const { busy, captcha } = registration
      if (busy || captcha.state === 'starting') return { kind: 'ignored' }
      if (!fits('phone')) return { kind: 'wrong', fields: ['phone'] }
      await (sid === undefined || captcha.state === 'failed' ? start() : draw(sid))
      return { kind: 'sent' }
    },
    askForSms: async (): Promise<Answer> => {
      if (remainingSeconds(registration.againAt, CODE_WAIT_SECONDS) > 0) return { kind: 'ignored' }
      return send('sms', FIELDS_OF_SMS, async (sent) => {
        await ports.askForSms(sent)
        update({ againAt: codeWaitEnd(ports.now()) })
        keep()
        return { kind: 'sent' }
      })
    },
    register: async (): Promise<Answer> => {
      const { smsCode } = registration.typed
      return send('register', FIELDS, async (sent) => {
        await ports.register({ ...sent, smsCode })
        update({ isRegistered: true })
        keep()
        return { kind: 'registered' }
      })
    },
  }
}
