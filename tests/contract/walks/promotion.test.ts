import { expect, test } from 'vitest'
import { startWorldServer } from '../../setup/world-server.ts'

const { openWorld } = startWorldServer()

const PROMOTION = '/api/v2/youmi/promotion'
const PHONE = '13912345678'
const SMS_CODE = '246810'

/** A visitor of the landing page, in their own world. */
async function visitor(scenario = 'order-174') {
  const { get, post, ...world } = openWorld(scenario, {})
  const { data } = await (await get(`${PROMOTION}/get-sid`)).json()
  const { sid } = data
  return {
    ...world,
    get,
    /** Requests a picture and reads it. */
    read: async () => {
      const picture = await get(`${PROMOTION}/get-captcha?sid=${sid}&t=1795219200000`)
      expect(picture.headers.get('content-type')).toBe('image/svg+xml')
      return [...(await picture.text()).matchAll(/>(\w)<\/text>/g)].map(([, character]) => character).join('')
    },
    askForSms: (capcode: string, phone = PHONE) => post(`${PROMOTION}/get-sms`, { sid, phone, capcode }),
    register: (capcode: string, smsCode = SMS_CODE) =>
      post(`${PROMOTION}/register`, { sid, phone: PHONE, capcode, smsCode, id: '88' }),
  }
}

test('A visitor registers, after a wrong graphic code, and cannot register twice', async () => {
  const page = await visitor()
  const template = await page.get('/api/v2/youmi/service/channel/channel-template?templateId=88')
  expect((await template.json()).data.id).toBe('88')
  const visit = 'page_id=88&page_type=1&client_type=h5&user_from=banner'
  await page.get(`${PROMOTION}/track-visit?${visit}`)

  const first = await page.read()
  expect(first).toMatch(/^\w{4}$/)
  expect(await page.askForSms('0000')).toMatchObject({ code: 101, data: null })
  // The wrong attempt has invalidated the picture's code.
  expect((await page.askForSms(first)).code).toBe(101)
  const second = await page.read()
  expect(second).not.toBe(first)
  expect((await page.askForSms(second.toLowerCase())).code).toBe(0)
  await page.get(`${PROMOTION}/track-click?${visit}&phone=${PHONE}`)

  expect((await page.register('0000')).code).toBe(-1)
  const third = await page.read()
  expect((await page.register(third, '111111')).message).toBe('Kode SMS salah atau sudah kedaluwarsa.')
  expect((await page.register(third)).code).toBe(0)
  expect((await page.register(third)).code).toBe(11)
  expect((await page.askForSms(third)).code).toBe(11)

  expect(await page.events()).toMatchObject([
    { operation: 'trackVisit', event: { page_id: '88', user_from: 'banner' } },
    { operation: 'trackClick', event: { phone: PHONE } },
  ])
  expect(await page.violations()).toEqual([])
})

test('An SMS code ends after five minutes', async () => {
  const page = await visitor()
  const code = await page.read()
  expect((await page.askForSms(code)).code).toBe(0)
  await page.setClockAhead(5 * 60_000)
  expect((await page.register(code)).message).toBe('Kode SMS salah atau sudah kedaluwarsa.')
  expect((await page.askForSms(code)).code).toBe(0)
  expect((await page.register(code)).code).toBe(0)
  expect(await page.violations()).toEqual([])
})

test('A number that the mock server knows is registered already', async () => {
  const page = await visitor()
  expect((await page.askForSms(await page.read(), '13800138000')).code).toBe(11)
  expect(await page.violations()).toEqual([])
})

test('Scenarios refuse a number, a graphic code and an SMS', async () => {
  const known = await visitor('register-known-number')
  expect((await known.askForSms(await known.read())).code).toBe(11)
  const wrong = await visitor('captcha-always-wrong')
  expect((await wrong.askForSms(await wrong.read())).code).toBe(101)
  expect((await wrong.register(await wrong.read())).code).toBe(-1)
  const down = await visitor('sms-down')
  expect((await down.askForSms(await down.read())).code).toBe(9999)
  expect([await known.violations(), await wrong.violations(), await down.violations()]).toEqual([[], [], []])
})
