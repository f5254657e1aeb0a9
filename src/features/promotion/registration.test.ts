import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createScene, GOOD, type Outcome, settled } from '../../../tests/setup/registration-scene.ts'
import { now, remainingSeconds } from '../../platform/clock.ts'
import type { Typed } from './registration.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))

/** A form with its picture loaded. */
async function openForm(typed: Partial<Typed> = {}) {
  const scene = createScene()
  const form = scene.open()
  const answerNext = async (outcome: Outcome) => {
    scene.waiting.at(-1)?.settle(outcome)
    await settled()
  }
  await answerNext('well')
  await answerNext('well')
  form.type(typed)
  return { ...scene, form, answerNext }
}

describe('A tap on register', () => {
  test('sends once, however many come', async () => {
    const { form, calls, answerNext } = await openForm(GOOD)
    const taps = Array.from({ length: 10 }, () => form.register())
    await settled()
    expect(calls('register')).toBe(1)
    await answerNext('well')
    expect((await Promise.all(taps)).map(({ kind }) => kind)).toEqual(['registered', ...Array(9).fill('ignored')])
    expect(await form.register()).toEqual({ kind: 'ignored' })
    expect(calls('register')).toBe(1)
  })

  test.each<[Partial<Typed>, string[]]>([
    [{ phone: '', capcode: '', smsCode: '' }, ['phone', 'capcode', 'smsCode']],
    [{ phone: '12912345678' }, ['phone']],
    [{ phone: '1391234567' }, ['phone']],
    [{ capcode: 'JBU' }, ['capcode']],
    [{ smsCode: '' }, ['smsCode']],
  ])('with %j sends nothing and names what is wrong', async (typed, fields) => {
    const { form, calls } = await openForm({ ...GOOD, ...typed })
    expect(await form.register()).toEqual({ kind: 'wrong', fields })
    expect(calls('register')).toBe(0)
  })
})

test('Another picture needs a mobile number, and after a failure a new session @JOIN-4', async () => {
  const { form, calls, answerNext } = await openForm()
  expect(await form.renew()).toEqual({ kind: 'wrong', fields: ['phone'] })
  expect(calls('picture')).toBe(1)
  form.type({ phone: GOOD.phone })
  void form.renew()
  await answerNext('lost')
  expect(form.current().captcha.state).toBe('failed')
  expect([calls('sid'), calls('picture')]).toEqual([1, 2])
  void form.renew()
  await answerNext('well')
  await answerNext('well')
  expect(form.current().captcha.state).toBe('shown')
  expect([calls('sid'), calls('picture')]).toEqual([2, 3])
})

test('Without a session nothing is sent, and what was typed stays', async () => {
  const scene = createScene()
  const form = scene.open()
  scene.waiting[0]?.settle('other')
  await settled()
  expect(form.current().captcha.state).toBe('refused')
  form.type(GOOD)
  expect(await form.askForSms()).toEqual({ kind: 'wrong', fields: ['capcode'] })
  expect(form.current().typed).toEqual(GOOD)
  expect(scene.calls('sms')).toBe(0)
})

// Most typed values are right and most replies succeed, so that a history makes progress.
const PARTS: Partial<Typed>[] = [
  GOOD,
  GOOD,
  GOOD,
  { phone: GOOD.phone },
  { phone: '139' },
  { capcode: 'JBU5' },
  { capcode: 'x' },
  { smsCode: '246810' },
  { smsCode: '' },
]
const OUTCOMES: Outcome[] = ['well', 'well', 'well', 'well', 'wrongCaptcha', 'alreadyRegistered', 'other', 'lost']

/** A step that comes as often as `weight` says. */
const often = <Parts extends object>(
  weight: number,
  parts: { [Name in keyof Parts]: fc.Arbitrary<Parts[Name]> },
): fc.WeightedArbitrary<Parts> => ({ weight, arbitrary: fc.record<Parts>(parts) })

const step = fc.oneof(
  often(3, { do: fc.constant('type' as const), part: fc.constantFrom(...PARTS) }),
  often(4, { do: fc.constantFrom('sms' as const, 'register' as const), times: fc.integer({ min: 1, max: 3 }) }),
  often(1, {
    do: fc.constantFrom('renew' as const, 'retry' as const, 'reload' as const),
    times: fc.constantFrom(1, 2),
  }),
  often(5, { do: fc.constant('answer' as const), at: fc.nat(9), outcome: fc.constantFrom(...OUTCOMES) }),
  often(1, { do: fc.constant('wait' as const), ms: fc.nat(70_000) }),
  often(1, { do: fc.constant('setClock' as const), ms: fc.integer({ min: -3_600_000, max: 70_000 }) }),
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** A form used by somebody who taps, waits and reloads, with the rules that it must keep. */
class History {
  readonly scene = createScene()
  form = this.scene.open()
  typed: Typed = GOOD

  constructor() {
    this.form.type(GOOD)
  }

  /** Runs one step, and returns the rules that it broke. */
  async play(action: Step): Promise<string[]> {
    const before = this.form.current()
    const mayNotSend =
      before.busy !== undefined ||
      before.isRegistered ||
      (action.do === 'sms' && remainingSeconds(before.againAt, 60) > 0) ||
      (action.do !== 'sms' && action.do !== 'register')
    const sent = this.scene.calls('sms', 'register')
    const pictures = this.scene.calls('sid', 'picture')
    this.act(action)
    await settled()
    const { typed, captcha, againAt, isRegistered } = this.form.current()
    const asked = this.scene.calls('sid', 'picture') - pictures
    // Only another picture clears the code.
    if (typed.capcode === '' && asked > 0) this.type({ capcode: '' })
    const rules = {
      'a tap sent twice, or what may not be sent': this.scene.calls('sms', 'register') - sent <= (mayNotSend ? 0 : 1),
      'more than 60 seconds': remainingSeconds(againAt, 60) <= 60,
      'a field was lost': JSON.stringify(typed) === JSON.stringify(this.typed),
      'another picture while something was sent': !(before.busy && action.do === 'renew' && asked > 0),
      'sent with an older session': this.scene.sentWith.splice(0).every(({ sid, latest }) => sid === latest),
      'a wrong number is kept': this.scene.kept().phone === (isRegistered ? '' : typed.phone),
      'an older picture is shown': captcha.state !== 'shown' || captcha.picture.place === this.scene.latest(),
    }
    return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
  }

  private type(part: Partial<Typed>) {
    this.typed = { ...this.typed, ...part }
  }

  private act(action: Step) {
    const { form, scene } = this
    const before = form.current()
    switch (action.do) {
      case 'type':
        form.type(action.part)
        return this.type(action.part)
      case 'sms':
        return repeat(action.times, form.askForSms)
      case 'register':
        return repeat(action.times, form.register)
      case 'renew':
        return repeat(action.times, form.renew)
      case 'retry':
        // A second tap may come before the first one has changed the screen.
        return before.captcha.state === 'refused' ? repeat(2, form.start) : undefined
      case 'answer':
        return scene.waiting[action.at % scene.waiting.length]?.settle(action.outcome)
      case 'reload':
        this.form = scene.open()
        return this.type({ phone: before.isRegistered ? '' : this.typed.phone, capcode: '', smsCode: '' })
      case 'wait':
        return void vi.advanceTimersByTime(action.ms)
      case 'setClock':
        return void vi.setSystemTime(now() + action.ms)
    }
  }
}

function repeat(times: number, tap: () => Promise<unknown>) {
  for (let done = 0; done < times; done += 1) void tap()
}

test('No history has two registrations for a tap, over 60 seconds or a lost field @JOIN-29', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const history = new History()
      for (const action of steps) expect(await history.play(action)).toEqual([])
    }),
    { numRuns: 200 },
  )
})
