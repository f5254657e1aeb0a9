import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { watchToasts } from './toasts.ts'
import {
  accepted,
  apply,
  comeFromTheApp,
  myLoans,
  notTaken,
  OFFER,
  PUSH,
  pushes,
  pushesOf,
  SENT,
  unknown,
} from './loan-confirm.ts'
import { tapTenTimes } from './tap-ten-times.ts'
import { comeOnline } from './online.ts'

const several = { scenario: 'confirmation-several' }
const lost = { scenario: 'confirmation-several,lost:pushLoan' }

test('Ten taps and Enter take one loan, and Back waits for the answer', async ({ open, page, calls }) => {
  const answer = await hold(page, PUSH)
  await open(OFFER, several)
  await expect(apply(page)).toBeVisible()
  await comeFromTheApp(page)
  await tapTenTimes(apply(page))
  await apply(page).press('Enter')
  await expect.poll(() => pushes(calls)).toEqual([SENT])
  await page.goBack()
  await expect(page.getByText('Tunggu sebentar, pengajuan Anda sedang dikirim.')).toBeVisible()
  answer()
  await expect(accepted(page)).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)
})

test('Two tabs take one loan: the other says that it is being taken, then that it was', async ({
  open,
  page,
  context,
  calls,
}) => {
  await open(OFFER, several)
  const other = await context.newPage()
  const sent = pushesOf(other)
  await other.goto(page.url())
  await expect(apply(other)).toBeVisible()
  const answer = await hold(page, PUSH)
  await apply(page).click()
  await expect.poll(() => pushes(calls)).toHaveLength(1)
  // The other tab knows of it already, and does not offer it again.
  await expect(unknown(other)).toBeVisible()
  answer()
  await expect(accepted(page)).toBeVisible()
  await expect(accepted(other)).toBeVisible()
  expect(sent).toEqual([])
})

test('Two tabs that are tapped at the same instant take one loan', async ({ open, page, context, calls }) => {
  await open(OFFER, several)
  const other = await context.newPage()
  const sent = pushesOf(other)
  await other.goto(page.url())
  for (const tab of [page, other]) await expect(apply(tab)).not.toHaveAttribute('aria-disabled', 'true')
  const answers = await Promise.all([page, other].map((tab) => hold(tab, PUSH)))
  // By the elements themselves: a tap that looks for its button again would come after the other tab has said what goes on.
  const buttons = await Promise.all([page, other].map((tab) => apply(tab).elementHandle()))
  await Promise.all(buttons.map((button) => button?.evaluate((element) => Object(element).click())))
  await expect.poll(() => [...pushes(calls), ...sent]).toHaveLength(1)
  for (const answer of answers) answer()
  for (const tab of [page, other]) await expect(accepted(tab)).toBeVisible()
  expect([...pushes(calls), ...sent]).toHaveLength(1)
})

test('After a lost answer, also after a reload and in a new tab, a loan is taken again only on purpose', async ({
  open,
  page,
  context,
  calls,
}) => {
  await open(OFFER, lost)
  await tapTenTimes(apply(page))
  await expect(unknown(page)).toBeVisible()
  await expect(page.getByText(/^Jawabannya tidak sampai ke ponsel Anda\. Jangan ajukan lagi/)).toBeVisible()
  await page.reload()
  await expect(unknown(page)).toBeVisible()
  await expect(myLoans(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(unknown(other)).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)

  await page.getByRole('button', { name: 'Ajukan pinjaman lagi' }).click()
  const question = page.getByRole('dialog', { name: 'Ajukan lagi?' })
  await expect(question.getByText('Rp3.000.000')).toBeVisible()
  await expect(question.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible()
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Ajukan pinjaman lagi' }).click()
  await question.getByRole('button', { name: 'Ya, lihat penawarannya' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Konfirmasi pinjaman' })).toBeFocused()
  expect(pushes(calls)).toHaveLength(1)
  await apply(page).click()
  await expect(unknown(page)).toBeVisible()
  expect(pushes(calls)).toHaveLength(2)
})

test('Storage that throws: a lost answer is known after a reload all the same', async ({ open, page, calls }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError')
      }
  })
  await open(OFFER, lost)
  await apply(page).click()
  await expect(unknown(page)).toBeVisible()
  await page.reload()
  await expect(unknown(page)).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)
})

test('In a later session the loan before is asked about, without saying how much somebody borrowed', async ({
  open,
  page,
  calls,
}) => {
  await open(OFFER, several)
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  await open(OFFER, { ...several, search: { token: 'later' } })
  await expect(page.getByRole('heading', { name: 'Produk ini pernah diajukan dari ponsel ini' })).toBeVisible()
  await expect(page.getByText('Rp3.000.000')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ajukan pinjaman lagi' }).click()
  await page.getByRole('button', { name: 'Ya, lihat penawarannya' }).click()
  await expect(apply(page)).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)
})

test('A refusal says in the server’s words why, and that no loan was taken', async ({ open, page, calls, become }) => {
  await open(OFFER, { scenario: 'confirmation-several,refuse:pushLoan' })
  await apply(page).click()
  await expect(notTaken(page)).toBeVisible()
  await expect(page.getByRole('main').getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toBeVisible()
  // Nothing was taken, so nothing asks.
  await become('confirmation-several')
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  expect(pushes(calls)).toHaveLength(2)
})

test('Offline at the tap fails at once, and nothing is sent once the connection is back', async ({
  open,
  page,
  context,
  calls,
}) => {
  await open(OFFER, several)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await context.setOffline(true)
  await apply(page).click()
  await expect(notTaken(page)).toBeVisible()
  await comeOnline(page)
  await expect(page.getByText(/^Anda sedang offline/)).toHaveCount(0)
  await expect(apply(page)).not.toHaveAttribute('aria-busy', 'true')
  expect(pushes(calls)).toEqual([])
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  expect(pushes(calls)).toHaveLength(1)
})

test('An offer that has changed since it was shown is not taken, but shown as it is now', async ({
  open,
  page,
  calls,
}) => {
  await open(OFFER, several)
  await expect(page.getByText('3% per bulan')).toBeVisible()
  await page.route('**/loan-detail-confirm*', async (route) => {
    const reply = await route.fetch()
    const { data, ...rest } = await reply.json()
    await route.fulfill({ json: { ...rest, data: { ...data, pRateDsc: '4% per bulan' } } })
  })
  await apply(page).click()
  await expect(notTaken(page)).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Penawaran ini baru saja berubah/)).toBeVisible()
  await expect(page.getByText('4% per bulan')).toBeVisible()
  expect(pushes(calls)).toEqual([])
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
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
  await expect(myLoans(other)).toBeEnabled()
  expect(pushes(calls)).toHaveLength(1)
  expect(sent).toEqual([])
})

test('An answer that comes after the shell has led elsewhere says nothing there, and the loan is known on the way back', async ({
  open,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  const answer = await hold(page, PUSH)
  await open(OFFER, lost)
  await apply(page).click()
  await expect.poll(() => pushes(calls)).toHaveLength(1)
  await page.evaluate(() => {
    location.hash = '#/agreementTemplate'
  })
  await expect(page).toHaveTitle('Perjanjian pendaftaran')
  const failed = page.waitForEvent('requestfailed')
  answer()
  await failed
  await page.goBack()
  await expect(unknown(page)).toBeVisible()
  expect(await toasts()).toEqual([])
  expect(pushes(calls)).toHaveLength(1)
})
