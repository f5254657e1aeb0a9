import type { Page } from '@playwright/test'
import { BIND, BRI, fill, save } from '../../journeys/money/bind-card.ts'
import { expect, type OpenOptions, test } from '../../journeys/borrower.ts'
import { DUE, LOANS, send, textOf } from '../../journeys/complain.ts'
import { apply, OFFER, POP } from '../../journeys/money/loan-confirm.ts'
import { AT_ONCE, card, CODE, codeField, openCodeStep, pay } from '../../journeys/money/payway.ts'
import { getCode, VISITOR } from '../../journeys/register.ts'
import { textSize } from '../../journeys/text-size.ts'
import { ABOUT, FORM } from '../../journeys/upload.ts'

/** Each look of an amount: on its own line, in a list, in a sentence, on a button, in a dialog. */
const AMOUNTS: [
  what: string,
  address: string,
  options: OpenOptions,
  amount: RegExp,
  act?: (page: Page) => Promise<unknown>,
][] = [
  ['an order with offers', '/loanDetails', { scenario: 'order-21' }, /^Rp15\.000\.000$/],
  ['an overdue order', '/loanDetails', { scenario: 'order-180' }, /^Rp1\.144\.500$/],
  ['an order in India', '/loanDetails', { scenario: 'order-5' }, /^₹8,775$/],
  ['the loans', '/order', { scenario: 'orders-several' }, /^Rp1\.144\.500$/],
  [
    'the loans to complain about',
    '/complainPage',
    { ...LOANS, search: { orderNo: DUE } },
    /^Rp1\.144\.500$/,
    (page) => page.getByRole('button', { name: 'Semua pinjaman' }).click(),
  ],
  ['the instalments', '/repayment', { scenario: 'order-180' }, /^Rp1\.144\.500$/],
  ['the number to pay to', '/that', { scenario: 'order-174', search: { amount: '1.090.000' } }, /^Rp1\.090\.000$/],
  ['the cards', '/payway', CODE, /^Rp1\.090\.000,00$/],
  ['the code of a payment', '/payway', CODE, /^Rp1\.090\.000,00$/, openCodeStep],
  [
    'a payment whose answer is lost',
    '/payway',
    AT_ONCE,
    /^Rp1\.090\.000,00$/,
    async (page) => {
      await page.route('**/repayment-commit*', (route) => route.abort())
      await card(page, '2205').check()
      await pay(page).click()
    },
  ],
  ['an extension', '/repaymentDelay', { scenario: 'extension-open' }, /^Rp327\.000$/],
  ['an offer', OFFER, { scenario: 'confirmation-several' }, /^Rp1\.090\.000$/],
  ['an agreement', OFFER, POP, /^Rp3\.000\.000$/, (page) => apply(page).click()],
  ['the offers', '/relevant', { scenario: 'recommend-full' }, /^Rp15\.000\.000$/],
]

for (const [what, address, options, amount, act] of AMOUNTS)
  test(`In text of 200 % no amount breaks inside: ${what} @RULE-2`, async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await textSize(page, '200%')
    await open(address, options)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await act?.(page)
    await expect.poll(() => amountsOf(page)).toContainEqual({ amount: expect.stringMatching(amount), lines: 1 })
    expect((await amountsOf(page)).filter(({ lines }) => lines > 1)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

/** The visible amounts, and the number of lines of each. */
const amountsOf = (page: Page) =>
  page.evaluate(() => {
    const found: { amount: string; lines: number }[] = []
    const texts = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      for (const { index, 0: amount } of (text.nodeValue ?? '').matchAll(/(?:Rp|₹) ?[\d.,]*\d/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + amount.length)
        const boxes = [...range.getClientRects()]
        // Text for screen readers only is in a box of one pixel.
        if (text.parentElement?.closest('[role=status]')?.clientWidth === 1) continue
        if (boxes.length > 0) found.push({ amount, lines: new Set(boxes.map(({ top }) => Math.round(top))).size })
      }
    }
    return found
  })

test('Nothing shines through the header, nor through the bar with the total @RULE-82', async ({ open, page }) => {
  await open('/repayment', { scenario: 'instalments-many' })
  const total = page.getByRole('status').filter({ hasText: 'dipilih' })
  await expect(total).toBeVisible()
  for (const bar of [page.getByRole('banner'), total.locator('xpath=../..')]) {
    await expect(bar).toHaveCSS('position', 'sticky')
    await expect(bar).toHaveCSS('background-color', /^rgb\(/)
  }
})

/** Forms, and inputs that make one of their fields invalid. */
const FORMS: [what: string, address: string, options: OpenOptions, act: (page: Page) => Promise<unknown>][] = [
  [
    'a complaint without a word',
    FORM,
    ABOUT,
    async (page) => {
      await textOf(page).fill(' ')
      await send(page).click()
    },
  ],
  ['a card without a bank', BIND, { scenario: 'bind-card' }, (page) => save(page).click()],
  [
    'a card whose code is wrong',
    BIND,
    { scenario: 'bind-card' },
    async (page) => {
      await fill(page, BRI)
      await save(page).click()
      await page.locator('[name=smsCode]').fill('000000')
      await save(page).click()
    },
  ],
  [
    'a payment whose code is wrong',
    '/payway',
    CODE,
    async (page) => {
      await openCodeStep(page)
      await codeField(page).fill('111111')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Bayar/ })
        .click()
    },
  ],
  [
    'a registration without a number',
    '/registerTemplate',
    { scenario: 'register', search: { ...VISITOR, market: 'id' } },
    (page) => getCode(page).click(),
  ],
]

for (const [what, address, options, act] of FORMS)
  for (const { height, text } of [
    { height: 740, text: '100%' },
    { height: 480, text: '100%' },
    { height: 640, text: '200%' },
  ])
    test(`A field that is wrong stands below the header with its label: ${what} (${height} px, text of ${text}) @RULE-2`, async ({
      open,
      page,
    }) => {
      await page.setViewportSize({ width: 360, height })
      await textSize(page, text)
      await open(address, options)
      await act(page)
      const wrong = page.locator('[aria-invalid=true]').first()
      await expect(wrong).toBeFocused()
      await expect
        .poll(() =>
          wrong.evaluate((field: HTMLInputElement) => {
            const [label] = field.labels ?? []
            if (!label) return 'no label'
            const { left, top, bottom } = label.getBoundingClientRect()
            const isCovered = [top + 2, bottom - 2].some((y) => {
              const shown = document.elementFromPoint(left + 4, y)
              return !shown || !(label.contains(shown) || shown.contains(label))
            })
            return isCovered ? `covered at ${top}` : 'in sight'
          }),
        )
        .toBe('in sight')
    })
