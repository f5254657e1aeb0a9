import { asked } from './account-screen.ts'
import { expect, test } from '../borrower.ts'
import { inBoth } from '../languages.ts'
import { card, pay } from './payway.ts'
import { tapTenTimes } from '../tap-ten-times.ts'

for (const { lang, words, tag } of inBoth({
  id: {
    paid: 'TELAH MEMBAYAR',
    close: 'Tutup',
    show: 'Tetap tampilkan nomornya',
    asked: 'Apakah Anda membayar sekali lagi?',
    same: 'Tidak, itu sudah saya catat',
    twice: 'Ya, saya membayar sekali lagi',
    list: 'Pembayaran Anda',
    periods: 'Cicilan ke-2 sampai ke-3',
  },
  en: {
    paid: 'I have paid',
    close: 'Close',
    show: 'Show the number again',
    asked: 'Have you paid once more?',
    same: 'No, I have noted it already',
    twice: 'Yes, I paid once more',
    list: 'Your payments',
    periods: 'Instalments 2 to 3',
  },
}))
  test(
    `Who says again that they paid is asked whether they paid twice, and both payments are kept (language ${lang}) @RULE-138`,
    tag,
    async ({ open, page }) => {
      const told = page.getByRole('list', { name: words.list }).getByRole('listitem')
      const paid = page.getByRole('button', { name: words.paid, exact: true })
      const again = async () => {
        await page.reload()
        await page.getByRole('button', { name: words.show }).click()
        await page.getByRole('dialog').getByRole('button', { name: words.show }).click()
        await paid.click()
      }
      await open('/that', { scenario: 'account-bank', search: { lang, periods: '2-3' } })
      await paid.click()
      await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
      await expect(told).toContainText(words.periods)
      // Also on the same visit: the page may have been open for days.
      for (const ask of [() => paid.click(), again]) {
        await ask()
        await expect(page.getByRole('dialog', { name: words.asked })).toContainText(words.periods)
        await page.getByRole('button', { name: words.same }).click()
        await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
        await expect(told).toHaveCount(1)
      }
      await again()
      await page.getByRole('button', { name: words.twice }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
      await expect(told).toHaveCount(2)
    },
  )

test('A fee that is on its way does not pass for the bill, nor is it paid again @RULE-139', async ({ open, page }) => {
  await open('/that', {
    scenario: 'order-174-extendable',
    search: { amount: '327000', from: 'repaymentDelay' },
  })
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click()
  const notes = page.getByRole('list', { name: 'Pembayaran Anda' })
  await expect(notes.getByText(/Jangan bayar biaya ini lagi\.$/)).toBeVisible()
  await open('/that', { scenario: 'order-174-extendable', search: { amount: '1090000' } })
  await expect(page.getByRole('heading', { name: 'Mungkin ada pembayaran lain' })).toBeVisible()
  await page.getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
  const other = page.getByRole('dialog', { name: 'Bayar ini juga?' })
  await expect(other.getByText(/^Biaya dan tagihan tidak saling menggantikan/)).toBeVisible()
})

test('Who says that they paid and closes the page before the order is read is not forgotten @RULE-115', async ({
  open,
  page,
}) => {
  await open('/that', { scenario: 'account-bank' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route('**/v3/loan-details/**', () => {})
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.unroute('**/v3/loan-details/**')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Pembayaran Anda' }).getByRole('listitem')).toHaveCount(1)
})

test('The pop-up is one however many taps, and Back closes it before the screen @RULE-9', async ({
  open,
  page,
  calls,
}) => {
  await open('/walletInstructions', { scenario: 'account-bank' })
  await page.getByRole('link', { name: 'Buka nomor virtual account' }).click()
  const paid = page.getByRole('button', { name: 'TELAH MEMBAYAR' })
  await paid.focus()
  await tapTenTimes(paid)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  for (const close of [
    () => page.getByRole('button', { name: 'Tutup' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(180, 20),
    () => page.evaluate(() => window.history.back()),
  ]) {
    await close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(paid).toBeFocused()
    await paid.click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  }
  await expect(page).toHaveURL(/\/that\?/)
  expect(asked(calls)).toHaveLength(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Tidak, itu sudah saya catat' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lihat pinjaman' }).click()
  await expect(page.getByText(/^Anda mencatat sudah membayar\./)).toHaveCount(1)
  await page.getByRole('button', { name: 'Ternyata saya belum membayar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, saya belum membayar' }).click()
  await expect(page.getByText(/^Anda mencatat sudah membayar\./)).toHaveCount(0)
})

test('An order that shows the payment after "I have paid" says so, and the number is no longer offered @RULE-138', async ({
  open,
  page,
}) => {
  await open('/that', { scenario: 'account-bank', search: { periods: '1' } })
  const paid = page.getByRole('button', { name: 'TELAH MEMBAYAR' })
  await paid.waitFor()
  await page.route('**/v3/loan-play-detail**', async (route) => {
    const reply = await route.fetch()
    const { data, ...envelope } = await reply.json()
    const [first, ...others] = data.repayPlanDetail.repayWaitDetail
    const shown = { ...first, at: '2026-11-26', periodStatus: 3 }
    const repayPlanDetail = { repayWaitDetail: others, repayYetDetail: [...data.repayPlanDetail.repayYetDetail, shown] }
    await route.fulfill({ json: { ...envelope, data: { ...data, repayPlanDetail } } })
  })
  await paid.click()
  await expect(page.getByText('Pembayaran sudah masuk dan terlihat di pinjaman Anda.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(paid).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Mungkin sudah ada pembayaran' })).toBeVisible()
})

test('A loan that turns out to be paid off after "I have paid" offers no number any more @RULE-138', async ({
  open,
  page,
}) => {
  await open('/that', { scenario: 'account-bank' })
  const paid = page.getByRole('button', { name: 'TELAH MEMBAYAR' })
  await paid.waitFor()
  await page.route('**/v3/loan-details/loan-details**', async (route) => {
    const reply = await route.fetch()
    const { data, ...envelope } = await reply.json()
    await route.fulfill({ json: { ...envelope, data: { ...data, orderStatus: 200 } } })
  })
  await paid.click()
  await expect(paid).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Tidak ada tagihan' })).toBeVisible()
})

test('Who says that they paid while another page is about to pay is not turned away @RULE-115', async ({
  open,
  page,
  context,
}) => {
  await open('/payway', { scenario: 'card-without-code,account-bank' })
  const other = await context.newPage()
  await other.goto(
    page
      .url()
      .replace('/payway', '/that')
      .replace(/withholdingAmount=\d+/, 'amount=1090000'),
  )
  const paid = other.getByRole('button', { name: 'TELAH MEMBAYAR' })
  await paid.waitFor()
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  const reads = page.waitForRequest('**/v3/loan-details/loan-details**')
  await page.route('**/v3/loan-details/loan-details**', async (route) => {
    await held
    await route.abort()
  })
  await card(page, '2205').check()
  await pay(page).click()
  await reads
  await paid.click()
  await expect(paid).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(other.getByRole('dialog')).toBeVisible()
  await expect(other.getByRole('list', { name: 'Pembayaran Anda' }).getByRole('listitem')).toHaveCount(1)
})
