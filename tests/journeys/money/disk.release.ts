import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { APP_SCRIPTS, expectDrawn, expectTakenOver, holdApp, settle } from '../early.ts'
import { card, pay, payByCard, payment } from './payway.ts'

// If the phone's disk does not work, the copies must be enough: in the storage, in the tab's history, in other tabs.

const CARD = { scenario: 'card-without-code,posts-after-300', search: { periods: '1' } }

const FAULTS = {
  hangs: () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
  throws: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
  'has no room': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'is not there': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  },
}

for (const [what, fault] of Object.entries(FAULTS))
  test(`With a disk that ${what} a payment is sent once, and asked about after a reload @RULE-120`, async ({
    open,
    page,
    calls,
  }) => {
    await page.addInitScript(fault)
    await open('/payway', CARD)
    await payByCard(page)
    await open('/payway', CARD)
    await expect(payment(page)).toBeVisible()
    await card(page, '2205').check()
    await pay(page).click()
    await expect(page.getByRole('dialog', { name: 'Bayar lagi?' })).toBeVisible()
    expect(calls.filter((call) => call.url().includes('repayment-commit'))).toHaveLength(1)
  })

/** How many records the page's disk holds. Opens it after the app has: an empty one would be made without its store. */
const recordsOnDisk = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('rupya')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('sent').objectStore('sent').count()
          counting.addEventListener('error', reject)
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )

test('A disk that is cleared while the app is open holds the next payment all the same @RULE-120', async ({
  open,
  page,
}) => {
  await open('/payway', CARD)
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const clearing = indexedDB.deleteDatabase('rupya')
        clearing.addEventListener('success', resolve)
        clearing.addEventListener('error', reject)
      }),
  )
  await payByCard(page)
  // The app waits 2 seconds for a slow disk; what is written after that is written all the same.
  await expect.poll(() => recordsOnDisk(page)).toBe(1)
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await open('/payway', CARD)
  await expect(payment(page)).toBeVisible()
})

/** From now on, the page's disk answers only after the page has called `answerDisk`. */
const holdDisk = (page: Page) =>
  page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(globalThis, { answerDisk: resolve })
    Object.assign(IDBRequest.prototype, {
      addEventListener(this: IDBRequest, type: string, listener: () => void) {
        const late = type === 'success' ? () => void promise.then(listener) : listener
        EventTarget.prototype.addEventListener.call(this, type, late)
      },
    })
  })

test('An order whose disk answers late is drawn then, while the app is being started @APP-80', async ({
  open,
  page,
}) => {
  await holdDisk(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const start = await holdApp(page)
  let isAsked = false
  page.on('request', (request) => (isAsked ||= APP_SCRIPTS.test(request.url())))
  await open('/loanDetails', { scenario: 'order-174', waits: false })
  let waited = 0
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      waited += 100
      return isAsked
    })
    .toBe(true)
  // It would start anyway after 3 seconds.
  expect(waited).toBeLessThan(3000)
  await expect(page.locator('html.drawn')).toHaveCount(0)
  await page.evaluate('answerDisk()')
  await expectDrawn(page)
  await page.clock.resume()
  start()
  await expectTakenOver(page)
})

test('An order whose disk answers late is drawn above the words that the app has not come @APP-82', async ({
  open,
  page,
}) => {
  await holdDisk(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await open('/loanDetails', { scenario: 'order-174', waits: false })
  const words = page.getByRole('heading', { name: 'Halaman ini belum terbuka' })
  await expect(words).toBeVisible()
  await expect(page.locator('html.drawn')).toHaveCount(0)
  await page.evaluate('answerDisk()')
  await expectDrawn(page)
  await expect(words).toBeVisible()
  await expect(page.getByText('Rp1.090.000').first()).toBeInViewport()
  const [drawn, below] = await Promise.all([page.getByText('Rp1.090.000').first().boundingBox(), words.boundingBox()])
  expect(drawn?.y).toBeLessThan(below?.y ?? 0)
})

test('An order whose disk answers late is left to the app if another tab has noted a payment meanwhile @APP-85', async ({
  open,
  page,
}) => {
  await holdDisk(page)
  const start = await holdApp(page)
  const isAsked = page.waitForRequest(APP_SCRIPTS)
  await open('/loanDetails', { scenario: 'order-174', waits: false })
  await isAsked
  await page.evaluate(() => {
    localStorage.setItem(`rupya:journal:${new URLSearchParams(location.search).get('orderId') ?? ''}`, '[]')
    const { documentElement: html } = document
    new MutationObserver(() => {
      if (html.classList.contains('drawn')) Object.assign(globalThis, { wasDrawn: true })
    }).observe(html, { attributeFilter: ['class'] })
  })
  await page.evaluate('answerDisk()')
  start()
  await expectTakenOver(page)
  expect(await page.evaluate('globalThis.wasDrawn')).toBeUndefined()
})

test('An order is not drawn before the app where its disk does not answer', async ({ open, page }) => {
  await page.addInitScript(FAULTS.hangs)
  const start = await holdApp(page)
  const answer = page.waitForResponse('**/loan-details/**')
  await open('/loanDetails', { ...CARD, waits: false })
  await (await answer).finished()
  await settle(page)
  const link = page.getByRole('link', { name: /^Bayar/ })
  await expect(link).toHaveCount(0)
  start()
  await expect(link.first()).toBeVisible()
})
