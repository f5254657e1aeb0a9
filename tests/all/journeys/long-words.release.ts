import type { Page } from '@playwright/test'
import { expect, test } from '../../journeys/borrower.ts'

const LONG = 'W'.repeat(20_000)

/** Each screen that shows texts of a server, in a situation that shows most of them. */
const SCREENS: [path: string, scenario: string][] = [
  ['/loanDetails', 'order-21'],
  ['/loanDetails', 'order-174-extendable'],
  ['/loanDetails', 'unknown-status'],
  ['/repayment', 'instalments-many'],
  ['/repaymentDelay', 'extension-open'],
  ['/that', 'account-bank'],
  ['/that', 'account-market'],
  ['/individual', 'choices-bank'],
  ['/repayOrNotQuestion', 'repay-or-not'],
  ['/#/addnormalcard', 'bind-card'],
  ['/#/alipayrepayment', 'alipay'],
  // The last: what was sent here is noted on others.
  ['/payway', 'card-needs-code'],
]

/** Fields that identify or count something: with other values, the payload would mean something else. */
const NAMES = /(code|id|token|time|type|status|key|amount|num|no|vcode|check|market)$/i
const isText = (key: string, value: string) =>
  /\p{L}/u.test(value) && !NAMES.test(key) && !/^[a-z]+:|^\d{4}-\d\d/i.test(value)

/** The same payload with a word of 20,000 letters instead of each of its texts. */
function withLongWords(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return isText(key, value) ? LONG : value
  if (Array.isArray(value)) return value.map((entry) => withLongWords(entry, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLongWords(inner, name)]))
}

/** Elements that extend beyond an edge of the screen. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const over = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (left < -0.5 || right > clientWidth + 0.5)
    })
    const found = over.map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
    return scrollWidth > clientWidth ? [`the page, ${scrollWidth} px`, ...found] : found
  })

/** The last step of a card payment shows the card's bank. */
async function askForCode(page: Page) {
  // A request with such a name would break the contract.
  await page.route('**/repayment-commit?*', (route) =>
    route.fulfill({ json: { code: '00', message: '', data: { needValid: 1, repayRecordId: '1' } } }),
  )
  await page.getByRole('radio').first().check()
  expect.soft(await sideways(page), 'the cards').toEqual([])
  await page.getByRole('button', { name: /^Bayar Rp/ }).click()
  await expect(page.getByRole('textbox')).toBeVisible()
}

test('A word of 20,000 letters anywhere moves nothing sideways at 320 px @RULE-2', async ({ open, page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 320, height: 640 })
  let changed = 0
  await page.route('**/gateway/**', async (route) => {
    const reply = await (await route.fetch()).json()
    const data = withLongWords(reply.data)
    if (JSON.stringify(data) !== JSON.stringify(reply.data)) changed += 1
    await route.fulfill({ json: { ...reply, data } })
  })
  for (const [path, scenario] of SCREENS)
    await test.step(`${path} ${scenario}`, async () => {
      changed = 0
      // Browsers treat two addresses that differ only after the # as one page.
      await page.goto('about:blank')
      await open(path, { scenario })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Sedang memuat/)).toHaveCount(0)
      if (changed > 0) await expect(page.getByText('WWWWWWWWWW').first()).toBeVisible()
      if (path === '/payway') await askForCode(page)
      expect.soft(await sideways(page), `${path} ${scenario}`).toEqual([])
    })
})

test('A refusal of 20,000 letters moves nothing sideways, as toast and on the screen', async ({ open, page }) => {
  await page.route('**/gateway/**', (route) => route.fulfill({ json: { code: 9, message: LONG, data: null } }))
  await open('/loanDetails')
  // On the screen, and as a toast.
  await expect(page.getByText('WWWWWWWWWW')).toHaveCount(2)
  expect(await sideways(page)).toEqual([])
})
