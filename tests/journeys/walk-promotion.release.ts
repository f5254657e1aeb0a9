import { type APIRequestContext, expect, test } from '@playwright/test'
import { PORTS } from './ports.ts'

const WORLD = `http://localhost:${PORTS.world}`
const PROMOTION = `${WORLD}/api/v2/youmi/promotion`
const PHONE = '13912345678'
const SMS_CODE = '246810'

/** A visitor of the landing page, in a world of their own. */
async function visitor(request: APIRequestContext, name: string, scenario = 'order-174') {
  const headers = { 'x-world': name, 'x-scenario': scenario }
  const { data } = await (await request.get(`${PROMOTION}/get-sid`, { headers })).json()
  const { sid } = data
  const send = async (call: string, form: Record<string, string>) =>
    (await request.post(`${PROMOTION}/${call}`, { headers, form: { sid, ...form } })).json()
  return {
    headers,
    /** Asks for a picture and reads it. */
    read: async () => {
      const picture = await request.get(`${PROMOTION}/get-captcha?sid=${sid}&t=1795219200000`, { headers })
      expect(picture.headers()['content-type']).toBe('image/svg+xml')
      return [...(await picture.text()).matchAll(/>(\w)<\/text>/g)].map(([, character]) => character).join('')
    },
    askForSms: (capcode: string, phone = PHONE) => send('get-sms', { phone, capcode }),
    register: (capcode: string, smsCode = SMS_CODE) => send('register', { phone: PHONE, capcode, smsCode, id: '88' }),
    violations: async () => (await request.get(`${WORLD}/__world/violations`, { headers })).json(),
  }
}

test('A visitor registers, after a wrong graphic code, and cannot register twice', async ({ request }) => {
  const { headers, ...page } = await visitor(request, 'walk-register')
  const template = await request.get(`${WORLD}/api/v2/youmi/service/channel/channel-template?templateId=88`, {
    headers,
  })
  expect((await template.json()).data.id).toBe('88')
  const visit = 'page_id=88&page_type=1&client_type=h5&user_from=banner'
  await request.get(`${PROMOTION}/track-visit?${visit}`, { headers })

  const first = await page.read()
  expect(first).toMatch(/^\w{4}$/)
  expect(await page.askForSms('0000')).toMatchObject({ code: 101, data: null })
  // The wrong try ended the code that was in the picture.
  expect((await page.askForSms(first)).code).toBe(101)
  const second = await page.read()
  expect(second).not.toBe(first)
  expect((await page.askForSms(second.toLowerCase())).code).toBe(0)
  await request.get(`${PROMOTION}/track-click?${visit}&phone=${PHONE}`, { headers })

  expect((await page.register('0000')).code).toBe(-1)
  const third = await page.read()
  expect((await page.register(third, '111111')).message).toBe('Kode SMS salah atau sudah kedaluwarsa.')
  expect((await page.register(third)).code).toBe(0)
  expect((await page.register(third)).code).toBe(11)
  expect((await page.askForSms(third)).code).toBe(11)

  const events = await (await request.get(`${WORLD}/__world/events`, { headers })).json()
  expect(events).toMatchObject([
    { operation: 'trackVisit', event: { page_id: '88', user_from: 'banner' } },
    { operation: 'trackClick', event: { phone: PHONE } },
  ])
  expect(await page.violations()).toEqual([])
})

test('An SMS code ends after five minutes', async ({ request }) => {
  const { headers, ...page } = await visitor(request, 'walk-sms-code-ends')
  const code = await page.read()
  expect((await page.askForSms(code)).code).toBe(0)
  await request.post(`${WORLD}/__world/clock`, { headers, form: { ahead: 5 * 60_000 } })
  expect((await page.register(code)).message).toBe('Kode SMS salah atau sudah kedaluwarsa.')
  expect((await page.askForSms(code)).code).toBe(0)
  expect((await page.register(code)).code).toBe(0)
  expect(await page.violations()).toEqual([])
})

test('A number that the world knows is registered already', async ({ request }) => {
  const page = await visitor(request, 'walk-known-number')
  expect((await page.askForSms(await page.read(), '13800138000')).code).toBe(11)
  expect(await page.violations()).toEqual([])
})

test('Scenarios refuse a number, a graphic code and an SMS', async ({ request }) => {
  const known = await visitor(request, 'walk-all-known', 'register-known-number')
  expect((await known.askForSms(await known.read())).code).toBe(11)
  const wrong = await visitor(request, 'walk-always-wrong', 'captcha-always-wrong')
  expect((await wrong.askForSms(await wrong.read())).code).toBe(101)
  expect((await wrong.register(await wrong.read())).code).toBe(-1)
  const down = await visitor(request, 'walk-sms-down', 'sms-down')
  expect((await down.askForSms(await down.read())).code).toBe(9999)
  expect([await known.violations(), await wrong.violations(), await down.violations()]).toEqual([[], [], []])
})
