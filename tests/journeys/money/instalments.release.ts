import { expect, test } from '../borrower.ts'
import { dayIn } from '../day.ts'
import { addressOf, chosen, MANY, pay, row, tapLocked, total } from './instalments-screen.ts'
import { tapTenTimes } from '../tap-ten-times.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

for (const [index, { language, title, instalment, count, announced, payNow, note }] of [
  {
    language: '1',
    title: 'Detail Tagihan',
    instalment: 'Cicilan ke-',
    count: '3 dari 15 cicilan sudah dibayar',
    announced: '3 cicilan dipilih',
    payNow: 'Bayar Segera Rp1.635.000',
    note: 'Pembayaran tercatat dalam 5 menit sampai 1 jam.',
  },
  {
    language: '2',
    title: 'Bill details',
    instalment: 'Instalment ',
    count: '3 of 15 instalments paid',
    announced: '3 chosen',
    payNow: 'Pay now Rp1.635.000',
    note: 'Pembayaran tercatat dalam 5 menit sampai 1 jam.',
  },
].entries())
  test(
    `Borrower (lang ${language}) pays three of twelve instalments @REPAY-52 @REPAY-59`,
    inAll(index),
    async ({ open, page, calls }) => {
      await open('/repayment', { ...MANY, search: { lang: language } })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(title)
      await expect(page.getByText(count)).toBeVisible()
      await expect(page.getByText(note)).toBeVisible()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
      await page.getByRole('checkbox', { name: `${instalment}6 ` }).check()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
      await expect(page.getByRole('status').filter({ hasText: announced })).toContainText('Rp1.635.000')
      await page.getByRole('button', { name: payNow, exact: true }).click()
      await expect(page).toHaveURL(/\/individual\?/)
      expect(addressOf(page)).toMatchObject({ orderId: '723421968459640174', productId: '1001', amount: '1635000' })
      expect(addressOf(page)).not.toHaveProperty('upToPeriod')
      expect(calls.filter((call) => call.url().includes('loan-play-detail'))).toHaveLength(1)
    },
  )

test('Borrower in India goes on to the cards, with the amount in hundredths @REPAY-59', async ({ open, page }) => {
  await open('/repayment', { scenario: 'order-3' })
  await page.getByRole('button', { name: 'Choose all (2)' }).click()
  await page.getByRole('button', { name: 'Pay now ₹14,500' }).click()
  await expect(page).toHaveURL(/\/payway\?/)
  expect(addressOf(page)).toMatchObject({ withholdingAmount: '1450000' })
})

test('Borrower who has chosen a bank before goes straight to its account @REPAY-59', IN_ALL, async ({ open, page }) => {
  await page.addInitScript(() => {
    for (const [key, value] of Object.entries({ payType: '1', payCode: 'BRI', isDefault: '0' }))
      localStorage.setItem(key, value)
  })
  await open('/repayment', MANY)
  await pay(page).click()
  await expect(page).toHaveURL(/\/that\?/)
  expect(addressOf(page)).toMatchObject({ amount: '545000' })
})

test(
  'A row says its period, amount, due date, and what it is at in the server’s words @REPAY-53',
  IN_ALL,
  async ({ open, page }) => {
    await open('/repayment', { scenario: 'instalments-overdue' })
    await expect(
      page.getByRole('checkbox', {
        name: `Cicilan ke-1 Rp1.144.500 Jatuh tempo ${dayIn('id', -4)} Terlambat 4 hari, termasuk denda Rp54.500`,
      }),
    ).toBeChecked()
  },
)

test('A choice is always the first instalments: a later one brings the earlier, one taken away takes the later @REPAY-56', async ({
  open,
  page,
}) => {
  await open('/repayment', MANY)
  await row(page, 8).check()
  await expect.poll(() => chosen(page)).toEqual([4, 5, 6, 7, 8])
  await row(page, 6).uncheck()
  await expect.poll(() => chosen(page)).toEqual([4, 5])
  await expect(total(page)).toHaveText(/2 cicilan dipilih\s*Rp1.090.000/)
})

test('All toggles between the first only and all that can be paid @REPAY-58', IN_ALL, async ({ open, page }) => {
  await open('/repayment', MANY)
  await page.getByRole('button', { name: 'Pilih semua (9)' }).click()
  await expect.poll(() => chosen(page)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12])
  await expect(total(page)).toContainText('Rp4.905.000')
  await page.getByRole('button', { name: 'Pertama saja' }).click()
  await expect.poll(() => chosen(page)).toEqual([4])
  await expect(page.getByRole('button', { name: 'Pilih semua (9)' })).toBeVisible()
})

test('With nothing chosen only the first can be, and there is nothing to pay @REPAY-55 @REPAY-60', async ({
  open,
  page,
  calls,
}) => {
  await open('/repayment', MANY)
  await row(page, 4).uncheck()
  await expect(total(page)).toContainText('Rp0')
  await expect(row(page, 5)).toHaveAccessibleDescription('Pilih cicilan ke-4 dulu.')
  await tapLocked(row(page, 5))
  await expect(page.getByText('Pilih cicilan ke-4 dulu.').last()).toBeVisible()
  await expect.poll(() => chosen(page)).toEqual([])

  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(pay(page)).toHaveAccessibleDescription('Pilih dulu cicilan yang ingin dibayar.')
  const before = calls.length
  await tapLocked(pay(page))
  await expect(page.getByText('Pilih dulu cicilan yang ingin dibayar.')).toHaveCount(2)
  await expect(page).toHaveURL(/\/repayment\?/)
  expect(calls).toHaveLength(before)

  await row(page, 4).check()
  await row(page, 5).check()
  await expect.poll(() => chosen(page)).toEqual([4, 5])
})

test('A row that the server closes says so, and a tap says it again @RULE-7', IN_ALL, async ({ open, page }) => {
  await open('/repayment', MANY)
  await expect(row(page, 13)).toHaveAccessibleDescription('Belum bisa dibayar sekarang.')
  await tapLocked(row(page, 13))
  await expect(page.locator('[aria-live=polite]')).toHaveText('Belum bisa dibayar sekarang.')
  await expect.poll(() => chosen(page)).toEqual([4])
})

test('Those that are paid are folded, with their count @REPAY-54', IN_ALL, async ({ open, page }) => {
  await open('/repayment', MANY)
  await expect(page.getByText('Cicilan ke-1', { exact: true })).toBeHidden()
  await page.getByText('Sudah dibayar (3)').click()
  const paid = page.getByRole('listitem').filter({ hasText: `Dibayar ${dayIn('id', -90)}` })
  await expect(paid).toContainText('Cicilan ke-1')
  await expect(paid).toContainText('Lunas')
  await expect(paid.getByRole('checkbox')).toHaveCount(0)
})

test('Ten taps on pay make one step, and nothing is sent @RULE-12', async ({ open, page, calls }) => {
  await open('/repayment', MANY)
  await expect(pay(page)).toBeVisible()
  const before = await page.evaluate(() => window.history.length)
  const sent = calls.length
  await tapTenTimes(pay(page))
  await expect(page).toHaveURL(/\/individual\?/)
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
  expect(calls.slice(sent).filter((call) => !call.url().includes('init-pay-type'))).toEqual([])
})

test('Taps faster than the screen are all counted', IN_ALL, async ({ open, page }) => {
  await open('/repayment', MANY)
  await row(page, 4).evaluate((box) => {
    for (const label of [...document.querySelectorAll('label')].slice(1, 10)) label.click()
    ;(box as HTMLElement).click()
    ;(box as HTMLElement).click()
  })
  // First up to the twelfth, then none (by tapping the first), then the first.
  await expect.poll(() => chosen(page)).toEqual([4])
})

test('A reload, and the way back from the next screen, keep what was chosen', async ({ open, page }) => {
  await open('/repayment', { ...MANY, search: { zzz: 'kept' } })
  await row(page, 7).check()
  await expect(page).toHaveURL(/upToPeriod=7/)
  await page.reload()
  await expect(row(page, 7)).toBeChecked()
  await expect.poll(() => chosen(page)).toEqual([4, 5, 6, 7])

  await pay(page).click()
  await expect(page).toHaveURL(/\/individual\?.*amount=2180000/)
  await page.goBack()
  await expect(row(page, 7)).toBeChecked()
  await expect.poll(() => chosen(page)).toEqual([4, 5, 6, 7])
  expect(addressOf(page)).toMatchObject({ zzz: 'kept' })
})

test('That nothing is chosen survives a reload too', IN_ALL, async ({ open, page }) => {
  await open('/repayment', MANY)
  await row(page, 4).uncheck()
  await expect(page).toHaveURL(/upToPeriod=0/)
  await page.reload()
  await expect(row(page, 4)).not.toBeChecked()
})

test('A choice that is paid meanwhile gives way to the server’s own', async ({ open, page }) => {
  await open('/repayment', { scenario: 'instalments-one', search: { upToPeriod: '2' } })
  await expect(row(page, 3)).toBeChecked()
  await expect(total(page)).toContainText('Rp1.090.000')
})

test('Choosing leaves no step behind: Back leaves the screen @LOAN-12', IN_ALL, async ({ open, page }) => {
  await open('/loanDetails', MANY)
  await page.getByRole('link', { name: /^Bayar/ }).click()
  for (const period of [5, 6, 7]) await row(page, period).check()
  await expect(page).toHaveURL(/upToPeriod=7/)
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(/\/loanDetails\?/)
  expect(addressOf(page)).not.toHaveProperty('upToPeriod')
})

test('With the keyboard alone a borrower chooses and goes on to pay, and sees where they are', async ({
  open,
  page,
}) => {
  await open('/repayment', MANY)
  await page.getByRole('button', { name: 'Pilih semua' }).focus()
  await page.keyboard.press('Tab')
  await expect(row(page, 4)).toBeFocused()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    // Neither the header nor the total covers the focused element.
    const isSeen = () =>
      page.evaluate(() => {
        const label = document.activeElement?.closest('label')
        const { left, top, bottom } = label?.getBoundingClientRect() ?? new DOMRect()
        return [top + 4, bottom - 4].every((y) => label?.contains(document.elementFromPoint(left + 60, y)))
      })
    await expect.poll(isSeen).toBe(true)
  }
  await expect(row(page, 12)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(9)
  // Three closed ones, the paid ones, three help links, the pay link.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab')
  await expect(pay(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/individual\?.*amount=4905000/)
})

test('What has the focus is never behind the header or the total', IN_ALL, async ({ open, page }) => {
  await open('/repayment', MANY)
  await page.getByRole('button', { name: 'Pilih semua (9)' }).focus()
  const paid = page.locator('summary')
  for (let press = 0; press < 30; press += 1) {
    if (await paid.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(paid).toBeFocused()
  const isSeen = () =>
    page.evaluate(() => {
      const { left, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      return [top + 2, bottom - 2].every((y) =>
        document.activeElement?.contains(document.elementFromPoint(left + 9, y)),
      )
    })
  await expect.poll(isSeen).toBe(true)
})

test('A tap on all moves nothing, so that the next one means the same place', IN_ALL, async ({ open, page }) => {
  for (const lang of ['1', '2']) {
    await open('/repayment', { ...MANY, search: { lang } })
    const first = page.getByRole('checkbox').first()
    const before = await first.boundingBox()
    await page.getByRole('button', { name: /\(9\)$/ }).click()
    await expect(page.getByRole('checkbox').nth(8)).toBeChecked()
    expect(await first.boundingBox()).toEqual(before)
  }
})
