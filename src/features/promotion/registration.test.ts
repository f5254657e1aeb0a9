import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { now, remainingSeconds } from '../../platform/clock.ts'
import { type Answer, createRegistration, type Ports, type Typed } from './registration.ts'

interface Picture {
  /** How many sessions and pictures had been asked for by then. */
  place: number
}

type Call = { what: 'sid' | 'picture' | 'sms' | 'register'; settle: (outcome: Outcome) => void }
type Outcome = 'well' | 'wrongCaptcha' | 'alreadyRegistered' | 'other' | 'lost'

const refusal = (operation: 'sendSmsCode' | 'registerUser', code: Outcome) =>
  code === 'lost'
    ? new ApiError({ kind: 'network', operation, message: '' })
    : new ApiError({
        kind: 'refused',
        operation,
        code: code === 'wrongCaptcha' || code === 'alreadyRegistered' ? code : 'other',
        message: 'Ditolak.',
      })

/** A visitor's phone, and a server that answers when it is told to. */
function createScene() {
  /** Calls without an answer yet, the oldest first. */
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
  /** Opens the page, again too: what a page that is gone had asked for is answered to nobody. */
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

/** Lets what was answered take its way. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const GOOD: Typed = { phone: '13912345678', capcode: 'JBU5', smsCode: '246810' }

/** A form whose picture is shown. */
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

  test('that finds a wrong graphic code clears that alone, and shows another picture', async () => {
    const { form, calls, answerNext } = await openForm(GOOD)
    const tap = form.register()
    await settled()
    await answerNext('wrongCaptcha')
    expect((await tap).kind).toBe('wrongCaptcha')
    expect(form.current().typed).toEqual({ ...GOOD, capcode: '' })
    expect(form.current().captcha.state).toBe('drawing')
    expect(calls('picture')).toBe(2)
  })
})

test('Another picture needs a mobile number; after one that failed it belongs to a new session', async () => {
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

test('Another SMS is asked for after 60 seconds, and not before', async () => {
  const { form, calls, answerNext } = await openForm(GOOD)
  void form.askForSms()
  await answerNext('well')
  vi.advanceTimersByTime(59_000)
  expect(await form.askForSms()).toEqual({ kind: 'ignored' })
  vi.advanceTimersByTime(1000)
  void form.askForSms()
  expect(calls('sms')).toBe(2)
})

test('Of two sessions that were asked for the last one counts, whichever answers first', async () => {
  const { open, waiting, sentWith } = createScene()
  const form = open()
  void form.start()
  const [first, second] = waiting
  second?.settle('well')
  await settled()
  first?.settle('well')
  await settled()
  form.type(GOOD)
  void form.askForSms()
  expect(sentWith).toMatchObject([{ sid: 'sid-2' }])
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

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      part: fc.constantFrom<Partial<Typed>>(
        ...[GOOD, GOOD, GOOD, { phone: GOOD.phone }, { phone: '139' }],
        ...[{ capcode: 'JBU5' }, { capcode: 'x' }, { smsCode: '246810' }, { smsCode: '' }],
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('sms' as const, 'register' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('renew' as const, 'retry' as const, 'reload' as const),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      at: fc.nat(9),
      outcome: fc.constantFrom<Outcome>(
        ...(['well', 'well', 'well', 'well', 'wrongCaptcha', 'alreadyRegistered', 'other', 'lost'] as const),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 70_000 }) }),
      fc.record({ do: fc.constant('setClock' as const), ms: fc.integer({ min: -3_600_000, max: 70_000 }) }),
    ),
  },
)

test('In no history are there two registrations for a tap, more than 60 seconds, or a lost field', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const scene = createScene()
      let form = scene.open()
      form.type(GOOD)
      let typed = GOOD
      for (const action of steps) {
        const before = form.current()
        const seconds = remainingSeconds(before.againAt, 60)
        const sent = scene.calls('sms', 'register')
        const pictures = scene.calls('sid', 'picture')
        const answers: Promise<Answer>[] = []
        switch (action.do) {
          case 'type':
            form.type(action.part)
            typed = { ...typed, ...action.part }
            break
          case 'sms':
          case 'register':
            for (let tap = 0; tap < action.times; tap += 1)
              answers.push(action.do === 'sms' ? form.askForSms() : form.register())
            break
          case 'renew':
            for (let tap = 0; tap < action.times; tap += 1) void form.renew()
            break
          case 'retry':
            // A second tap may come before the first one has changed the screen.
            if (before.captcha.state === 'refused') for (let tap = 0; tap < 2; tap += 1) void form.start()
            break
          case 'answer':
            scene.waiting[action.at % scene.waiting.length]?.settle(action.outcome)
            break
          case 'reload':
            form = scene.open()
            typed = { phone: before.isRegistered ? '' : typed.phone, capcode: '', smsCode: '' }
            break
          case 'wait':
            vi.advanceTimersByTime(action.ms)
            break
          case 'setClock':
            vi.setSystemTime(now() + action.ms)
        }
        await settled()
        const after = form.current()
        const requests = scene.calls('sms', 'register') - sent
        expect(requests).toBeLessThanOrEqual(answers.length > 0 ? 1 : 0)
        if (before.busy || before.isRegistered || (action.do === 'sms' && seconds > 0)) expect(requests).toBe(0)
        expect(remainingSeconds(after.againAt, 60)).toBeLessThanOrEqual(60)
        if (after.typed.capcode === '' && scene.calls('sid', 'picture') > pictures) typed = { ...typed, capcode: '' }
        expect(after.typed).toEqual(typed)
        if (before.busy && action.do === 'renew') expect(scene.calls('sid', 'picture')).toBe(pictures)
        for (const { sid, latest } of scene.sentWith.splice(0)) expect(sid).toBe(latest)
        expect(scene.kept().phone).toBe(after.isRegistered ? '' : typed.phone)
        if (after.captcha.state === 'shown') expect(after.captcha.picture.place).toBe(scene.latest())
      }
    }),
    { numRuns: 200 },
  )
})
