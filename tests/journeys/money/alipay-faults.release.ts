import { ALIPAY, atSite, CANARY, go, pay, SITE, started } from './alipay.ts'
import { expect, test } from '../borrower.ts'
import { ANSWER_FAULTS } from '../answer-faults.ts'
import { hold } from '../hold.ts'
import { PORTS } from '../ports.ts'
import { watchToasts } from '../toasts.ts'
import { comeOnline, goOffline } from '../online.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

test('An address that the settings do not name is not opened: nothing was paid, and another way is offered @REPAY-26', async ({
  open,
  page,
}) => {
  const toasts = await watchToasts(page)
  await open(ALIPAY, { scenario: 'alipay-unknown-site' })
  await go(page).click()
  await expect(page.getByText(/^Situs pembayaran ini tidak kami kenal.*Belum ada yang dibayar/)).toBeVisible()
  await expect.poll(toasts).toEqual(['Situs pembayaran tidak dibuka. Belum ada yang dibayar.'])
  expect(page.url()).toContain('#/alipayrepayment?')
  await expect(go(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Telepon 021-5095-0100' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveTitle('Bayar dengan Alipay')
})

test('A hostile payment address is not opened', async ({ open, page }) => {
  const url = `http://localhost:${PORTS.world}@evil.example/`
  await page.route('**/repayment-huichao*', (route) => route.fulfill({ json: { code: '00', message: '', url } }))
  await open(ALIPAY, { scenario: 'alipay' })
  await go(page).click()
  await expect(page.getByText(/^Situs pembayaran ini tidak kami kenal/)).toBeVisible()
  expect(page.url()).toContain('#/alipayrepayment?')
})

test('The lender’s refusal is said in its words, as a toast and beside the button', async ({ open, page }) => {
  const toasts = await watchToasts(page)
  await open(ALIPAY, { scenario: 'alipay', search: { withholdingAmount: '999900000' } })
  await go(page).click()
  await expect(page.getByText('Jumlah pembayaran lebih besar dari tagihan.')).toHaveCount(2)
  await expect(page.getByText(/Tidak ada uang yang diambil/)).toBeVisible()
  await expect.poll(toasts).toEqual(['Jumlah pembayaran lebih besar dari tagihan.'])
  await expect(go(page)).toHaveAttribute('aria-busy', 'false')
})

test('Offline at the tap: said at once, nothing was paid, nothing is sent later, and a tap tries again @REPAY-19', async ({
  open,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await open(ALIPAY, { scenario: 'alipay' })
  await expect(go(page)).toBeVisible()
  await goOffline(page)
  await go(page).click()
  await expect(page.getByRole('main').getByText(/^Pinjaman Anda belum bisa kami baca/)).toBeVisible()
  await expect.poll(toasts).toEqual(['Terjadi kesalahan'])
  await comeOnline(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(go(page)).toHaveAttribute('aria-busy', 'false')
  expect(started(calls)).toEqual([])
  await go(page).click()
  await expect(page).toHaveURL(atSite)
  expect(started(calls)).toHaveLength(1)
})

for (const [index, fault] of ANSWER_FAULTS.entries())
  test(
    `With ${fault} nothing was paid, and the borrower can try again, or is led home @RULE-75`,
    inAll(index),
    async ({ open, page, become }) => {
      const lines: string[] = []
      page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
      await open(ALIPAY, { scenario: `alipay,${fault}`, search: { token: CANARY } })
      await go(page).click()
      await expect(page.getByText(/Pinjaman Anda belum bisa kami baca|masuk lagi/).last()).toBeVisible()
      await expect(page.getByText(/nginx|It works|SyntaxError|undefined/)).toHaveCount(0)
      await expect.poll(() => lines.filter((line) => line.startsWith('order before alipay: '))).toHaveLength(1)
      expect(lines.filter((line) => !line.includes('Failed to load resource')).join()).not.toContain(CANARY)
      if (fault === 'session-ended') {
        await expect(page.getByRole('button', { name: 'Ke beranda' })).toBeVisible()
        await expect(go(page)).toHaveCount(0)
        return
      }
      await become('alipay')
      await go(page).click()
      await expect(page).toHaveURL(atSite)
    },
  )

test('An address with an amount that cannot be read has nothing that pays', async ({ open, page, calls }) => {
  await open(ALIPAY, { scenario: 'alipay', search: { withholdingAmount: '1e21' } })
  await expect(page).toHaveTitle('Data belum lengkap')
  await expect(page.getByText(/^Jumlah yang dibayar tidak ada di tautan/)).toBeVisible()
  await expect(go(page)).toHaveCount(0)
  expect(calls).toEqual([])
})

test('An address without its user says so, and leads to another way', async ({ open, page, calls }) => {
  await open(ALIPAY, { scenario: 'alipay', search: { userId: undefined } })
  await expect(page.getByText(/^Nomor pengguna Anda tidak ada di tautan ini/)).toBeVisible()
  await expect(go(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Bayar dengan cara lain' }).click()
  await expect(page).toHaveURL(/\/payway\?/)
  expect(started(calls)).toEqual([])
})

test('What a borrower says they paid is noted also while the order cannot be read', IN_ALL, async ({ open, page }) => {
  await open(ALIPAY, { scenario: 'alipay,posts-after-86400' })
  await go(page).click()
  await page.waitForURL(atSite)
  await page.route('**/loan-details?*', (route) => route.abort('connectionfailed'))
  await pay(page).click()
  await expect(page.getByText('Belum bisa dibaca.')).toBeVisible()
  await page.getByRole('button', { name: 'Ya, sudah' }).click()
  await expect(page.getByText(/^Sudah kami catat, tetapi pinjaman Anda belum bisa dibaca/)).toBeVisible()
  await page.unroute('**/loan-details?*')
  await page.getByRole('button', { name: 'Ya, sudah' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

test('Storage that throws: the way to the site and back still works', async ({ open, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(ALIPAY, { scenario: 'alipay,posts-after-86400' })
  await go(page).click()
  await pay(page).click()
  await expect(page).toHaveTitle('Sudah bayar?')
})

test('Another amount in the address opens no site for the amount before, and the site for its own', async ({
  open,
  page,
  calls,
}) => {
  await open(ALIPAY, { scenario: 'card-without-code' })
  const answer = await hold(page, '**/repayment-huichao*')
  const led: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(SITE)) led.push(request.url())
  })
  await go(page).click()
  await expect.poll(() => started(calls)).toHaveLength(1)
  await page.evaluate(() => {
    window.location.hash = window.location.hash.replace('withholdingAmount=109000000', 'withholdingAmount=218000000')
  })
  await expect(page.getByText('Rp2.180.000,00', { exact: true })).toBeVisible()
  const answered = page.waitForResponse('**/repayment-huichao*')
  answer()
  await (await answered).finished()
  // The site opens for the currently shown amount, and was not opened before.
  await go(page).click()
  await page.waitForURL(atSite)
  expect(led).toHaveLength(1)
  expect(led[0]).toContain('amount=218000000')
})
