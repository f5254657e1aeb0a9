import type { Page } from '@playwright/test'
import { SECOND_BORROWER } from '../../../../mocks/borrowers.ts'
import { SECOND_ORDERS } from '../../../../mocks/state/second-borrower.ts'
import { expect, searchFor, test } from '../../borrower.ts'
import { CHAT, field, messages, say } from '../../chat.ts'
import { DUE, LOANS, STORY, textOf } from '../../complain.ts'
import { APP_SCRIPTS, expectDrawn, expectTakenOver, holdApp, settle } from '../../early.ts'
import { toldShell } from '../../shell.ts'
import { BIND, BRI, fill, save } from '../bind-card.ts'
import { CANARY, SECRETS, watch } from '../canary.ts'
import {
  card,
  CODE,
  codeStep,
  giveCode,
  openCodeStep,
  pay,
  payByCard,
  payment,
  payWithoutAnswer,
  question,
} from '../payway.ts'

// What stays on the phone: payments, also on a disk that does not work, and no secret of a session or another borrower.

const PAID = { scenario: 'card-without-code,posts-after-300', search: { periods: '1' } }

const DISK_FAULTS = {
  hangs: () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
  'has no room': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

// The copies must be enough: in the storage, in the tab's history, in other tabs.
for (const [what, fault] of Object.entries(DISK_FAULTS))
  test(`With a disk that ${what} a payment is sent once, and asked about after a reload @RULE-120`, async ({
    open,
    page,
    calls,
  }) => {
    await page.addInitScript(fault)
    await open('/payway', PAID)
    await payByCard(page)
    // The reply has come, but a page that leaves now may not have read it yet.
    await expect(payment(page)).toBeVisible()
    await open('/payway', PAID)
    await expect(payment(page)).toBeVisible()
    await card(page, '2205').check()
    await pay(page).click()
    await expect(question(page)).toBeVisible()
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

test('A disk that is cleared under an open app still holds the next payment @RULE-120', async ({ open, page }) => {
  await open('/payway', PAID)
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
  await open('/payway', PAID)
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

test('An order whose disk answers late is drawn then, while the app is started @APP-80', async ({ open, page }) => {
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

test('An order whose disk answers late is left to the app if another tab has paid @APP-85', async ({ open, page }) => {
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

test('If the device’s disk hangs, only the app draws the order', async ({ open, page }) => {
  await page.addInitScript(DISK_FAULTS.hangs)
  const start = await holdApp(page)
  const answer = page.waitForResponse('**/loan-details/**')
  await open('/loanDetails', { ...PAID, waits: false })
  await (await answer).finished()
  await settle(page)
  const link = page.getByRole('link', { name: /^Bayar/ })
  await expect(link).toHaveCount(0)
  start()
  await expect(link.first()).toBeVisible()
})

const WORDS = ['Kapan dana saya cair, tolong?', 'Belum saya kirim', STORY, 'Sari Wulandari']

/** Everything that this origin has stored, as one text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const rows = databases.map(async ({ name = '' }) => {
      const opening = indexedDB.open(name)
      await new Promise((opened) => opening.addEventListener('success', opened))
      const database = opening.result
      const contents = Array.from(database.objectStoreNames).map(async (store) => {
        const objects = database.transaction(store).objectStore(store)
        const asked = [objects.getAllKeys(), objects.getAll()]
        await Promise.all(asked.map((one) => new Promise((done) => one.addEventListener('success', done))))
        return asked.map(({ result }) => result)
      })
      const all = await Promise.all(contents)
      database.close()
      return all
    })
    return JSON.stringify([localStorage, sessionStorage, await Promise.all(rows)])
  })

test('For the next borrower nothing is left of what was written, but what was paid is @RULE-131', async ({
  open,
  page,
}) => {
  const both = { scenario: `${LOANS.scenario},${CODE.scenario}` }
  await open(CHAT, { ...both, search: searchFor('faq') })
  await say(page, WORDS[0] ?? '')
  await expect.poll(() => messages(page)).toContain(WORDS[0])
  await field(page).fill(WORDS[1] ?? '')
  await open('/complainPageNext', { ...both, search: { orderNo: DUE, problemType: '2' } })
  await textOf(page).fill(STORY)
  await open('/#/addnormalcard', { ...both, search: searchFor('bind-card') })
  await page.locator('[name=holderName]').fill('Sari Wulandari')
  await open('/payway', { ...both, search: searchFor(CODE.scenario) })
  await openCodeStep(page)
  const before = await stored(page)
  for (const words of [...WORDS, 'needsCode']) expect(before).toContain(words)

  await open('/loanDetails', { ...both, search: { ...SECOND_BORROWER, orderId: SECOND_ORDERS.running } })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const after = await stored(page)
  for (const words of WORDS) expect(after).not.toContain(words)
  expect(after).toContain('needsCode')
})

interface Visit {
  path: string
  scenario: string
  /** To the last step, with something to store or log. */
  play: (page: Page) => Promise<void>
}

const LOAN: Visit = {
  path: '/loanDetails',
  scenario: 'order-4-rate',
  play: async (page) => {
    await page.getByRole('radio', { name: '5 of 5 stars' }).check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('button', { name: 'Apply, Rupya Swift' }).click()
    await page.getByRole('button', { name: 'Borrow more' }).click()
    await expect.poll(() => toldShell(page)).toContain('openProduct')
  },
}

/** The screens of paying, and of taking a loan. */
const MONEY: Visit[] = [
  {
    path: '/repayment',
    scenario: 'instalments-many',
    play: async (page) => {
      await page.getByRole('button', { name: /^Pilih semua/ }).click()
      await page.getByRole('button', { name: /^Bayar Segera/ }).click()
      await expect(page).toHaveTitle('Metode pembayaran')
    },
  },
  {
    path: '/individual',
    scenario: 'choices-bank',
    play: async (page) => {
      await page.getByRole('radio', { name: 'BRI' }).check()
      await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click()
      await expect(page).toHaveTitle('Pelunasan')
    },
  },
  {
    path: '/payway',
    scenario: 'commit-reply-lost',
    play: payWithoutAnswer,
  },
  {
    path: '/payway',
    scenario: 'card-needs-code',
    play: async (page) => {
      // The phone knows the payment of the visit before.
      await page.getByRole('button', { name: 'Tetap bayar lagi' }).click()
      await page.getByRole('button', { name: 'Pilih cara untuk bayar sekali lagi' }).click()
      await openCodeStep(page)
      await giveCode(page, '000000')
      await expect(codeStep(page).getByText('Kode verifikasi salah').first()).toBeVisible()
    },
  },
  {
    path: BIND,
    scenario: 'bind-card',
    play: async (page) => {
      await fill(page, BRI)
      await save(page).click()
      await expect(page.locator('[name=smsCode]')).toBeVisible()
    },
  },
  {
    path: '/loanConfirm',
    scenario: 'confirmation-several,lost:pushLoan',
    play: async (page) => {
      await page.getByRole('button', { name: 'Perjanjian Pinjaman' }).click()
      await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Ajukan Rp/ }).click()
      await expect(page.getByRole('heading', { name: 'Pinjaman ini mungkin sudah diajukan' })).toBeVisible()
    },
  },
]

const openProduct = async (page: Page) => {
  await page.getByRole('button', { name: 'Ajukan, Rupiah Kilat' }).click()
  await expect.poll(() => toldShell(page)).toContain('openProduct')
}

/** The promotion's pages, which link to pages for anybody, and tell the shell of a tapped product. */
const PROMOTION: Visit[] = [
  {
    path: '/registerTemplate',
    scenario: 'captcha-always-wrong',
    play: async (page) => {
      await page.locator('button img').waitFor()
      await page.locator('[name=phone]').fill('13912345678')
      await page.locator('[name=capcode]').fill('AAAA')
      await page.getByRole('button', { name: 'Minta kode' }).click()
      await expect(page.locator('[name=capcode][aria-invalid]')).toBeVisible()
      await page.getByRole('link', { name: 'Perjanjian pendaftaran' }).click()
      const policy = page.getByRole('link', { name: 'Kebijakan privasi' })
      expect(await policy.getAttribute('href')).not.toContain(CANARY)
    },
  },
  { path: '/relevant', scenario: 'recommend-full', play: openProduct },
  { path: '/loginError', scenario: 'join-failure', play: openProduct },
]

for (const { of, visits, search, stored: known } of [
  { of: 'a loan @APP-30 @RULE-60', visits: [LOAN], search: SECRETS, stored: 'openProduct' },
  { of: 'money to a borrower with a token @RULE-60', visits: MONEY, search: SECRETS, stored: 'rupya:loans:1001' },
  {
    of: 'paying with a card session @RULE-60',
    visits: MONEY.filter(({ path }) => path === '/payway'),
    search: { ...SECRETS, token: undefined },
    stored: 'rupya:journal:',
  },
  { of: 'the promotion @JOIN-37', visits: PROMOTION, search: SECRETS, stored: 'openProduct' },
])
  test(`No session leaks from the screens of ${of}`, async ({ open, page, baseURL }) => {
    const { look, seen, leaks } = await watch(page, baseURL)
    for (const { path, scenario, play } of visits) {
      // A failure, so that something is logged; then a whole visit.
      await open(path, { scenario: `${scenario.split(',')[0]},server-error`, search })
      await look()
      await open(path, { scenario, search })
      await play(page)
      await look()
    }
    expect(seen.join('\n')).toContain(known)
    expect(leaks()).toEqual([])
  })
