import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createScene, GOOD, type Outcome, settled } from '../../../tests/setup/registration-scene.ts'
import type { Typed } from './registration.ts'

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterAll(() => {
  vi.useRealTimers()
})

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

  test('that finds a wrong graphic code clears that alone, and shows another picture @JOIN-27', async () => {
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

test('Another picture needs a mobile number; after one that failed it belongs to a new session @JOIN-4', async () => {
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

test('Another SMS is asked for after 60 seconds, and not before @JOIN-11', async () => {
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
