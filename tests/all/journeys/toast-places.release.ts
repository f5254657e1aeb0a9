import type { Page } from '@playwright/test'
import { keepBriefWords } from '../../../scripts/situations/reach.ts'
import { expect, type OpenOptions, test } from '../../journeys/borrower.ts'
import { send } from '../../journeys/complain.ts'
import { MANY, row, tapLocked } from '../../journeys/money/instalments-screen.ts'
import { apply, OFFER } from '../../journeys/money/loan-confirm.ts'
import { CODE, codeField, codeStep, openCodeStep, pay, payWithoutAnswer } from '../../journeys/money/payway.ts'
import { field, getCode, PHONE, picture, VISITOR } from '../../journeys/register.ts'
import { textSize } from '../../journeys/text-size.ts'
import { ABOUT, FORM } from '../../journeys/upload.ts'

/** Taps a button at its position, even if it looks disabled. */
async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).first()
  await button.scrollIntoViewIfNeeded()
  // Content that was off the screen gets its real height only now (product-list.module.css).
  const isHit = () =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isHit).toBe(true)
  await button.click({ force: true })
}

/** Screens whose parts differ (a bar, a dialog, a field with the focus), and how each comes to its toast. */
const SCREENS: [what: string, address: string, options: OpenOptions, act: (page: Page) => Promise<unknown>][] = [
  [
    'a wrong graphic code',
    '/registerTemplate',
    { scenario: 'register', search: { ...VISITOR, market: 'id' } },
    async (page) => {
      // A new picture clears the code.
      await picture(page).getByRole('img').waitFor()
      await field(page, 'phone').fill(PHONE)
      await field(page, 'capcode').fill('0000')
      await getCode(page).click()
    },
  ],
  ['an order that is read again', '/loanDetails', { scenario: 'order-180' }, (page) => press(page, 'Muat ulang')],
  ['a locked instalment', '/repayment', MANY, (page) => tapLocked(row(page, 13))],
  [
    'a number to pay to that is copied',
    '/that',
    { scenario: 'order-174', search: { amount: '1.090.000', display: '1' } },
    (page) => press(page, /^Salin/),
  ],
  ['no card chosen', '/payway', CODE, (page) => pay(page).click()],
  ['no bank chosen', '/individual', { scenario: 'choices-bank' }, (page) => press(page, 'SAYA INGIN MEMBAYAR')],
  [
    'a wrong code',
    '/payway',
    CODE,
    async (page) => {
      await openCodeStep(page)
      await codeField(page).fill('111111')
      await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
    },
  ],
  ['an empty complaint', FORM, ABOUT, (page) => send(page).click()],
  [
    'a loan without consent',
    OFFER,
    { scenario: 'confirmation-several' },
    async (page) => {
      await page.getByRole('checkbox').uncheck()
      await apply(page).click({ force: true })
    },
  ],
]

/** Each toast that is shown: whether all of it is on the screen, and which titles, amounts, details, dialogs, bars and notes of its words it covers. */
const toastPlaces = (page: Page) =>
  page.evaluate(() => {
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const dialogs = [...document.querySelectorAll('dialog[open]')]
    // With large text, there is not always room beside optional content.
    const isLarge = parseFloat(getComputedStyle(document.documentElement).fontSize) > 16
    // The header, and the payment bar.
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky' && !element.closest('[role=status]'),
    )
    // A dialog is in front of all else.
    const parts = dialogs[0]
      ? dialogs
      : [...document.querySelectorAll(isLarge ? 'h1' : 'h1, h2, h3, dl > *, :focus'), ...bars]
    const kept = parts.map((part) => ({
      text: part.textContent || part.tagName,
      boxes: [part.getBoundingClientRect()],
    }))
    const said = document.querySelector('[role=status][aria-live=polite] > *')?.textContent.replace(/\.$/, '')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (!dialogs[0] && texts.nextNode()) {
      const { currentNode: text } = texts
      if (text.parentElement?.closest('[role=status][aria-live=polite]')) continue
      if (said && !isLarge && text.nodeValue?.includes(said) && text.parentElement)
        kept.push({ text: said, boxes: [text.parentElement.getBoundingClientRect()] })
      for (const { index, 0: amount } of (text.nodeValue ?? '').matchAll(/(?:Rp|₹) ?[\d.,]*\d/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + amount.length)
        kept.push({ text: amount, boxes: [...range.getClientRects()] })
      }
    }
    return [...document.querySelectorAll('[role=status][aria-live=polite] > *')].map((toast) => {
      const box = toast.getBoundingClientRect()
      const isInSight = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
      const covers = kept.filter(({ boxes }) => boxes.some((each) => overlap(box, each))).map(({ text }) => text)
      return { isInSight, covers }
    })
  })

for (const { width, height, text } of [
  { width: 360, height: 740, text: '100%' },
  { width: 320, height: 640, text: '200%' },
])
  test(`A toast covers no title, amount, detail, bar, dialog, field (${width} px, text ${text}) @RULE-82`, async ({
    open,
    page,
  }) => {
    // While a toast moves in, it is not at its final position.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(keepBriefWords)
    await page.setViewportSize({ width, height })
    await textSize(page, text)
    for (const [what, address, options, act] of SCREENS)
      await test.step(what, async () => {
        await open(address, options)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await act(page)
        // It is placed once the code for that has loaded.
        await expect.poll(() => toastPlaces(page), { message: what }).toEqual([{ isInSight: true, covers: [] }])
      })
  })

test('A toast over a payment without an answer covers no detail', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/payway', { scenario: 'commit-reply-lost' })
  await payWithoutAnswer(page)
  await expect.poll(() => toastPlaces(page)).toEqual([{ isInSight: true, covers: [] }])
})

test('A toast that a keyboard would cover moves above it @RULE-82', async ({ open, page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight })
    Object.defineProperty(window, 'visualViewport', { value: seen })
  })
  await open(FORM, ABOUT)
  await send(page).click()
  const toast = page.locator('[role=status][aria-live=polite] > p')
  await expect(toast).toBeVisible()
  const bottom = () => toast.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await bottom()).toBeGreaterThan(420)
  await page.evaluate(() => {
    Object.assign(window.visualViewport ?? {}, { height: 420 })
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(bottom).toBeLessThanOrEqual(420)
})
