import { expect, test } from '../../borrower.ts'
import { dayIn } from '../../phone-clock.ts'
import { expectTakenOver } from '../../early.ts'
import { addressOf, changeRows, chosen, MANY, pay, row, tapLocked, total } from '../instalments-screen.ts'
import { comeBack, comeOnline, goOffline, tapTenTimes } from '../../on-page.ts'
import { expectSmooth } from '../../page-work.ts'

test('Borrower pays three of twelve instalments; a reload and Back keep the choice @REPAY-52 @REPAY-54 @REPAY-59', async ({
  open,
  page,
  calls,
}) => {
  await open('/repayment', { ...MANY, search: { zzz: 'kept' } })
  await expect(page.getByRole('heading', { level: 1, name: 'Detail Tagihan' })).toBeVisible()
  await expect(page).toHaveTitle('Detail Tagihan')
  await expect(page.getByText('3 dari 15 cicilan sudah dibayar')).toBeVisible()
  await expect(page.getByText('Pembayaran tercatat dalam 5 menit sampai 1 jam.')).toBeVisible()
  await expect(page.getByText('Cicilan ke-1', { exact: true })).toBeHidden()
  await page.getByText('Sudah dibayar (3)').click()
  const paid = page.getByRole('listitem').filter({ hasText: `Dibayar ${dayIn('id', -90)}` })
  await expect(paid).toContainText('Cicilan ke-1')
  await expect(paid).toContainText('Lunas')
  await expect(paid.getByRole('checkbox')).toHaveCount(0)

  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await row(page, 6).check()
  await expect(total(page)).toHaveText(/3 cicilan dipilih\s*Rp1.635.000/)
  expect(calls.filter((call) => call.url().includes('loan-play-detail'))).toHaveLength(1)
  await expect(page).toHaveURL(/upToPeriod=6/)
  await page.reload()
  await expect.poll(() => chosen(page)).toEqual([4, 5, 6])
  await page.getByRole('button', { name: 'Bayar Segera Rp1.635.000', exact: true }).click()
  await expect(page).toHaveURL(/\/individual\?/)
  expect(addressOf(page)).toMatchObject({ orderId: '723421968459640174', productId: '1001', amount: '1635000' })
  expect(addressOf(page)).not.toHaveProperty('upToPeriod')
  await page.goBack()
  await expect.poll(() => chosen(page)).toEqual([4, 5, 6])
  expect(addressOf(page)).toMatchObject({ zzz: 'kept' })
})

test('A choice is always the first instalments; what cannot be chosen says why @REPAY-55 @REPAY-56 @REPAY-58 @REPAY-60 @RULE-7', async ({
  open,
  page,
  calls,
}) => {
  await open('/repayment', MANY)
  await page.getByRole('button', { name: 'Pilih semua (9)' }).click()
  await expect(total(page)).toContainText('Rp4.905.000')
  await page.getByRole('button', { name: 'Cicilan pertama' }).click()
  await expect.poll(() => chosen(page)).toEqual([4])

  await expect(row(page, 13)).toHaveAccessibleDescription('Belum bisa dibayar sekarang.')
  await tapLocked(row(page, 13))
  await expect(page.locator('[aria-live=polite]')).toHaveText('Belum bisa dibayar sekarang.')
  await row(page, 4).uncheck()
  await expect(total(page)).toContainText('Rp0')
  await expect(row(page, 5)).toHaveAccessibleDescription('Pilih cicilan ke-4 dulu.')
  await tapLocked(row(page, 5))
  await expect(page.locator('[aria-live=polite]')).toHaveText('Pilih cicilan ke-4 dulu.')
  await expect.poll(() => chosen(page)).toEqual([])
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(pay(page)).toHaveAccessibleDescription('Pilih dulu cicilan yang ingin dibayar.')
  const before = calls.length
  await tapLocked(pay(page))
  await expect(page.getByText('Pilih dulu cicilan yang ingin dibayar.')).toHaveCount(2)
  await expect(page).toHaveURL(/\/repayment\?/)
  expect(calls.slice(before).filter((call) => !call.url().includes('init-pay-type'))).toEqual([])

  // Taps faster than the screen are all counted: the first, then up to the twelfth, then none, then the first.
  await row(page, 4).evaluate((box: HTMLElement) => {
    for (const label of [...document.querySelectorAll('label')].slice(0, 9)) label.click()
    box.click()
    box.click()
  })
  await expect.poll(() => chosen(page)).toEqual([4])
})

test('Ten taps on pay make one step, choosing makes none, and nothing is sent @LOAN-12 @RULE-12', async ({
  open,
  page,
  calls,
}) => {
  await open('/loanDetails', MANY)
  await page.getByRole('link', { name: /^Bayar/ }).click()
  for (const period of [5, 6, 7]) await row(page, period).check()
  await expect(page).toHaveURL(/upToPeriod=7/)
  const before = await page.evaluate(() => window.history.length)
  const sent = calls.length
  await tapTenTimes(pay(page))
  await expect(page).toHaveURL(/\/individual\?/)
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
  expect(calls.slice(sent).filter((call) => !call.url().includes('init-pay-type'))).toEqual([])
  await page.goBack()
  await expect(row(page, 7)).toBeChecked()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(/\/loanDetails\?/)
  expect(addressOf(page)).not.toHaveProperty('upToPeriod')
})

test('With the keyboard alone a borrower chooses, pays, and sees where they are', async ({ open, page }) => {
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

test('A list that did not come, is old, or is empty says so @RULE-15', async ({ open, page }) => {
  await page.clock.install()
  await changeRows(page, () => null)
  await open('/repayment', MANY)
  await expect(page.getByRole('heading', { name: 'Daftar cicilan belum lengkap' })).toBeVisible()
  await expect(page.getByText('Tidak ada tagihan')).toHaveCount(0)
  await page.unroute('**/loan-play-detail?*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(row(page, 4)).toBeChecked()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.clock.fastForward(20_000)
  await goOffline(page)
  const note = page.getByText(/Belum bisa diperbarui. Yang tampil adalah data pukul \d\d:\d\d./)
  await comeBack(page, () => expect(note).toBeVisible({ timeout: 3000 }))
  await expect(row(page, 4)).toBeChecked()
  await comeOnline(page)

  await open('/repayment', { scenario: 'instalments-none' })
  await expect(page.getByRole('heading', { level: 1, name: 'Riwayat pembayaran' })).toBeVisible()
  await expect(page.getByText('Semua cicilan pinjaman ini sudah dibayar.')).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await expect(page.getByText('Sudah dibayar (3)')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat pinjaman' }).click()
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
})

test('What cannot be read is a dash, and neither it nor a later one can be paid @RULE-35 @RULE-36', async ({
  open,
  page,
}) => {
  const unreadable = 'Datanya tidak terbaca, jadi belum bisa dibayar di sini.'
  await changeRows(page, (rows) => [
    { ...rows[0], periodStatus: 77, repayDes: null, dueTime: 'besok' },
    { ...rows[1], periodStatus: '0', repayDes: null },
    { ...rows[2], totalAmount: 1e21 },
    null,
    rows[4],
  ])
  await open('/repayment', MANY)
  await expect(page.getByRole('checkbox', { name: 'Cicilan ke-4 Rp545.000', exact: true })).toBeChecked()
  await expect(row(page, 5)).toHaveAccessibleName(/Belum jatuh tempo$/)
  await expect(row(page, 6)).toHaveAccessibleDescription(unreadable)
  await expect(page.getByRole('listitem').filter({ has: row(page, 6) })).toContainText('–')
  await expect(row(page, 8)).toHaveAccessibleDescription('Bisa dipilih setelah cicilan sebelumnya bisa dibayar.')
  await expect(page.getByRole('checkbox')).toHaveCount(5)
  await expectTakenOver(page)
  await page.getByRole('button', { name: 'Pilih semua (2)' }).click()
  await expect.poll(() => chosen(page)).toEqual([4, 5])
  await expect(total(page)).toContainText('Rp1.090.000')
  await expect(page.getByText(/NaN|undefined|Infinity/)).toHaveCount(0)

  await changeRows(page, (rows) => rows.map((it, index) => (index === 0 ? { ...it, totalAmount: null } : it)))
  await page.reload()
  await expect(row(page, 4)).toHaveAccessibleDescription(unreadable)
  await expect(total(page)).toContainText('Rp0')
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(pay(page)).toHaveAccessibleDescription('Belum ada cicilan yang bisa dibayar di sini.')
  await expect(page.getByRole('button', { name: /Pilih semua/ })).toHaveCount(0)
})

test('A due date says how far it is, unless the server does @REPAY-53 @REPAY-75', async ({ open, page }) => {
  await changeRows(page, (rows) => [
    { ...rows[0], dueTime: `${dayIn('id', -3)} 10:00:00`, repayDes: null },
    { ...rows[1], dueTime: dayIn('id', 0), repayDes: 'Jatuh tempo' },
    { ...rows[2], dueTime: dayIn('id', 4), repayDes: 'Jatuh tempo 4 hari lagi' },
    // Too far away to count in days.
    { ...rows[3], dueTime: dayIn('id', 200), repayDes: null },
  ])
  await open('/repayment', MANY)
  for (const [period, day, words] of [
    [4, -3, ' (terlambat 3 hari)'],
    [5, 0, ' (hari ini)'],
    [6, 4, ''],
    [7, 200, ''],
  ] as const) {
    const time = page
      .getByRole('listitem')
      .filter({ has: row(page, period) })
      .getByRole('time')
    await expect(time).toHaveAttribute('datetime', dayIn('id', day))
    await expect(time.locator('xpath=../..')).toHaveText(`${dayIn('id', day)}${words}`)
  }
  await expect(page.locator('main [lang]')).toHaveCount(0)
  // The words of a server that speaks its market's language only are marked, and ours stand beside them.
  await open('/repayment', { scenario: `${MANY.scenario},language-ignored`, search: { lang: '2' } })
  const third = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^Instalment 6 / }) })
  await expect(third.getByText(/^\d.* \(in 4 days\)$/)).toBeVisible()
  await expect(third.locator('[lang=id]')).toHaveText('Jatuh tempo 4 hari lagi')
})

test('The list has 60 % of a small or turned screen; forced colours show the choice @REPAY-73 @REPAY-74 @all', async ({
  open,
  page,
}) => {
  await open('/repayment', MANY)
  await expect(pay(page)).toBeVisible()
  for (const [width, height, text] of [
    [320, 640, '200%'],
    [740, 360, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height })
    const left = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
      const header = document.querySelector('header')?.getBoundingClientRect()
      const button = [...document.querySelectorAll('button')].find((it) => it.textContent?.startsWith('Bayar Segera'))
      // The bar is the part between the page's content and the button.
      let bar: Element | null | undefined = button
      while (bar && bar.parentElement?.tagName !== 'MAIN') bar = bar.parentElement
      return ((bar?.getBoundingClientRect().top ?? 0) - (header?.bottom ?? 0)) / innerHeight
    }, text)
    expect(left).toBeGreaterThanOrEqual(0.6)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await row(page, 5).check()
  const outline = (period: number) =>
    page
      .getByRole('listitem')
      .filter({ has: row(page, period) })
      .evaluate((item) => getComputedStyle(item).outlineStyle)
  expect([await outline(4), await outline(5), await outline(6)]).toEqual(['solid', 'solid', 'none'])
})

// More than any lender has: the contract allows 365.
test('A thousand instalments are as smooth as fifty @RULE-14 @all', async ({ open, page }) => {
  let count = 0
  /** The indexes to tap there and back; else all rows. */
  const taps: Record<string, number[]> = { 'a row': [6, 1], 'the first row': [0, 0] }
  await changeRows(page, ([first]) =>
    Array.from({ length: count }, (_, index) => ({ ...first, periodNo: index + 1, check: index === 0 ? '1' : '0' })),
  )
  // The first row locks and unlocks all others, each with its reason.
  await expectSmooth(page, {
    atMost: { 'a row': 4, 'all rows': 6.5, 'the first row': 7.5 },
    show: async (rows) => {
      count = rows
      await open('/repayment', MANY)
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
      expect(await page.locator('label').count()).toBe(rows)
    },
    act: (name, isBack) =>
      page.evaluate(
        async (index) => {
          const all = [...document.querySelectorAll('button')].find(({ innerText }) => /semua|pertama/i.test(innerText))
          const tapped = index === undefined ? all : document.querySelectorAll('label')[index]
          tapped?.click()
          await new Promise<void>((painted) => {
            requestAnimationFrame(() => setTimeout(painted))
          })
        },
        taps[name]?.[isBack ? 1 : 0],
      ),
  })
})
