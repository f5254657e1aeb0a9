import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { hold } from '../hold.ts'
import { inIndonesian } from '../languages.ts'
import { watchToasts } from '../toasts.ts'
import {
  accepted,
  apply,
  comeFromTheApp,
  myLoans,
  notTaken,
  OFFER,
  OFFER_WORDS,
  PUSH,
  pushes,
  pushesOf,
  SENT,
  unknown,
} from './loan-confirm.ts'
import { tapTenTimes } from '../tap-ten-times.ts'
import { comeOnline, goOffline } from '../online.ts'

const several = { scenario: 'confirmation-several' }
const lost = { scenario: 'confirmation-several,lost:pushLoan' }

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`Ten taps and Enter take one loan, and Back waits for the answer (language ${lang}) @RULE-79`, async ({
    open,
    page,
    calls,
  }) => {
    const answer = await hold(page, PUSH)
    await open(OFFER, { ...several, search: { lang } })
    await expect(apply(page, words)).toBeVisible()
    await comeFromTheApp(page)
    await tapTenTimes(apply(page, words))
    await apply(page, words).press('Enter')
    await expect.poll(() => pushes(calls)).toEqual([SENT])
    await page.goBack()
    await expect(page.getByText(words.wait)).toBeVisible()
    answer()
    await expect(accepted(page, words)).toBeVisible()
    expect(pushes(calls)).toHaveLength(1)
  })

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`Two tabs take one loan: the other says that it is being taken, then that it was (language ${lang}) @RULE-86`, async ({
    open,
    page,
    context,
    calls,
  }) => {
    await open(OFFER, { ...several, search: { lang } })
    const other = await context.newPage()
    const sent = pushesOf(other)
    await other.goto(page.url())
    await expect(apply(other, words)).toBeVisible()
    const answer = await hold(page, PUSH)
    await apply(page, words).click()
    await expect.poll(() => pushes(calls)).toHaveLength(1)
    // The other tab already knows of it, and does not offer it again.
    await expect(unknown(other, words)).toBeVisible()
    answer()
    await expect(accepted(page, words)).toBeVisible()
    await expect(accepted(other, words)).toBeVisible()
    expect(sent).toEqual([])
  })

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`Two tabs that are tapped at the same instant take one loan (language ${lang}) @RULE-86`, async ({
    open,
    page,
    context,
    calls,
  }) => {
    await open(OFFER, { ...several, search: { lang } })
    const other = await context.newPage()
    const sent = pushesOf(other)
    await other.goto(page.url())
    for (const tab of [page, other]) await expect(apply(tab, words)).not.toHaveAttribute('aria-disabled', 'true')
    const answers = await Promise.all([page, other].map((tab) => hold(tab, PUSH)))
    // With element handles: a tap that looks for its button again would come after the other tab has shown that a loan is
    // being sent.
    const buttons = await Promise.all([page, other].map((tab) => apply(tab, words).elementHandle()))
    await Promise.all(buttons.map((button) => button?.evaluate((element) => Object(element).click())))
    await expect.poll(() => [...pushes(calls), ...sent]).toHaveLength(1)
    for (const answer of answers) answer()
    for (const tab of [page, other]) await expect(accepted(tab, words)).toBeVisible()
    expect([...pushes(calls), ...sent]).toHaveLength(1)
  })

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`After a lost answer, also after a reload and in a new tab, a loan is taken again only on purpose (language ${lang}) @RULE-79 @RULE-86`, async ({
    open,
    page,
    context,
    calls,
  }) => {
    await open(OFFER, { ...lost, search: { lang } })
    await tapTenTimes(apply(page, words))
    await expect(unknown(page, words)).toBeVisible()
    await expect(page.getByText(words.unknownText)).toBeVisible()
    await page.reload()
    await expect(unknown(page, words)).toBeVisible()
    await expect(myLoans(page, words)).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(unknown(other, words)).toBeVisible()
    expect(pushes(calls)).toHaveLength(1)

    await page.getByRole('button', { name: words.again }).click()
    const question = page.getByRole('dialog', { name: words.againTitle })
    await expect(question.getByText('Rp3.000.000')).toBeVisible()
    await expect(question.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible()
    await question.getByRole('button', { name: words.cancel }).click()
    await expect(question).toHaveCount(0)
    await page.getByRole('button', { name: words.again }).click()
    await question.getByRole('button', { name: words.againYes }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeFocused()
    expect(pushes(calls)).toHaveLength(1)
    await apply(page, words).click()
    await expect(unknown(page, words)).toBeVisible()
    expect(pushes(calls)).toHaveLength(2)
  })

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`Storage that throws: a lost answer is known after a reload all the same (language ${lang}) @RULE-86`, async ({
    open,
    page,
    calls,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('denied', 'SecurityError')
        }
    })
    await open(OFFER, { ...lost, search: { lang } })
    await apply(page, words).click()
    await expect(unknown(page, words)).toBeVisible()
    await page.reload()
    await expect(unknown(page, words)).toBeVisible()
    expect(pushes(calls)).toHaveLength(1)
  })

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`In a later session the loan before is asked about, without saying how much somebody borrowed (language ${lang}) @RULE-86`, async ({
    open,
    page,
    calls,
  }) => {
    await open(OFFER, { ...several, search: { lang } })
    await apply(page, words).click()
    await expect(accepted(page, words)).toBeVisible()
    // Right after a loan was taken, no other one is offered.
    await expect(page.getByRole('button', { name: words.again })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: words.again })).toBeVisible()
    await open(OFFER, { ...several, search: { token: 'later', lang } })
    await expect(page.getByRole('heading', { name: words.before })).toBeVisible()
    await expect(page.getByText('Rp3.000.000')).toHaveCount(0)
    await page.getByRole('button', { name: words.again }).click()
    await page.getByRole('button', { name: words.againYes }).click()
    await expect(apply(page, words)).toBeVisible()
    expect(pushes(calls)).toHaveLength(1)
  })

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`A refusal says in the server’s words why, and that no loan was taken (language ${lang}) @RULE-87`, async ({
    open,
    page,
    calls,
    become,
  }) => {
    await open(OFFER, { scenario: 'confirmation-several,refuse:pushLoan', search: { lang } })
    await apply(page, words).click()
    await expect(notTaken(page, words)).toBeVisible()
    await expect(page.getByRole('main').getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toBeVisible()
    // Nothing was taken, so nothing asks.
    await become('confirmation-several')
    await apply(page, words).click()
    await expect(accepted(page, words)).toBeVisible()
    expect(pushes(calls)).toHaveLength(2)
  })

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`Offline at the tap fails at once, and nothing is sent once the connection is back (language ${lang}) @LOAN-63 @RULE-79 @RULE-87`, async ({
    open,
    page,
    calls,
  }) => {
    await open(OFFER, { ...several, search: { lang } })
    await expect(page.getByRole('checkbox')).toBeChecked()
    await goOffline(page)
    await apply(page, words).click()
    await expect(notTaken(page, words)).toBeVisible()
    await comeOnline(page)
    await expect(page.getByText(words.offline)).toHaveCount(0)
    await expect(apply(page, words)).not.toHaveAttribute('aria-busy', 'true')
    expect(pushes(calls)).toEqual([])
    await apply(page, words).click()
    await expect(accepted(page, words)).toBeVisible()
    expect(pushes(calls)).toHaveLength(1)
  })

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`An offer that has changed since it was shown is not taken, but shown as it is now (language ${lang}) @LOAN-63`, async ({
    open,
    page,
    calls,
  }) => {
    await open(OFFER, { ...several, search: { lang } })
    await expect(page.getByText('3% per bulan')).toBeVisible()
    await page.route('**/loan-detail-confirm*', async (route) => {
      const reply = await route.fetch()
      const { data, ...rest } = await reply.json()
      await route.fulfill({ json: { ...rest, data: { ...data, pRateDsc: '4% per bulan' } } })
    })
    await apply(page, words).click()
    await expect(notTaken(page, words)).toBeVisible()
    await expect(page.getByRole('main').getByText(words.changed)).toBeVisible()
    await expect(page.getByText('4% per bulan')).toBeVisible()
    expect(pushes(calls)).toEqual([])
    await apply(page, words).click()
    await expect(accepted(page, words)).toBeVisible()
  })

test('An agreement that is left open goes when another tab takes the loan', async ({ open, page, context, calls }) => {
  await open(OFFER, { scenario: 'confirmation-pop' })
  const other = await context.newPage()
  const sent = pushesOf(other)
  await other.goto(page.url())
  for (const tab of [other, page]) await apply(tab).click()
  const agree = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Setuju' })
  for (const tab of [other, page]) await expect(agree(tab)).not.toHaveAttribute('aria-disabled', 'true')
  await agree(page).click()
  await expect(accepted(page)).toBeVisible()
  await expect(accepted(other)).toBeVisible()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(myLoans(other, OFFER_WORDS.id)).toBeEnabled()
  expect(pushes(calls)).toHaveLength(1)
  expect(sent).toEqual([])
})

for (const { lang, words } of inIndonesian(OFFER_WORDS))
  test(`An answer that comes after the shell has led elsewhere says nothing there, and the loan is known on the way back (language ${lang})`, async ({
    open,
    page,
    calls,
  }) => {
    const toasts = await watchToasts(page)
    const answer = await hold(page, PUSH)
    await open(OFFER, { ...lost, search: { lang } })
    await apply(page, words).click()
    await expect.poll(() => pushes(calls)).toHaveLength(1)
    await page.evaluate(() => {
      location.hash = '#/agreementTemplate'
    })
    await expect(page).toHaveTitle(words.agreementTitle)
    const failed = page.waitForEvent('requestfailed')
    answer()
    await failed
    await page.goBack()
    await expect(unknown(page, words)).toBeVisible()
    expect(await toasts()).toEqual([])
    expect(pushes(calls)).toHaveLength(1)
  })
