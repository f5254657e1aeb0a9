import { expect, test } from '../borrower.ts'
import { dayIn } from '../day.ts'
import { changeRows, MANY, pay, row } from './instalments-screen.ts'
import { IN_ALL } from '../../setup/suite.ts'

test('A due date is followed by how far it is, unless the server’s words count the days already @REPAY-53', async ({
  open,
  page,
}) => {
  await changeRows(page, (rows) => [
    { ...rows[0], dueTime: `${dayIn('id', -3)} 10:00:00`, repayDes: null },
    { ...rows[1], dueTime: dayIn('id', -1), repayDes: null },
    { ...rows[2], dueTime: dayIn('id', 0), repayDes: 'Jatuh tempo' },
    { ...rows[3], dueTime: dayIn('id', 1), repayDes: null },
    { ...rows[4], dueTime: dayIn('id', 30), repayDes: null },
    { ...rows[5], dueTime: dayIn('id', 4), repayDes: 'Jatuh tempo 4 hari lagi' },
    { ...rows[6], dueTime: dayIn('id', 200), repayDes: null },
  ])
  await open('/repayment', MANY)
  for (const [period, day, words] of [
    [4, -3, ' (terlambat 3 hari)'],
    [5, -1, ' (terlambat 1 hari)'],
    [6, 0, ' (hari ini)'],
    [7, 1, ' (besok)'],
    [8, 30, ' (30 hari lagi)'],
    [9, 4, ''],
    // Too far away to count in days.
    [10, 200, ''],
  ] as const) {
    const shown = page.getByRole('listitem').filter({ has: row(page, period) })
    const time = shown.getByRole('time')
    await expect(time).toHaveAttribute('datetime', dayIn('id', day))
    await expect(time.locator('xpath=../..')).toHaveText(`Jatuh tempo ${dayIn('id', day)}${words}`)
  }
})

test(
  'On a page in another language the server’s words are marked as theirs, and ours stand beside @REPAY-75',
  IN_ALL,
  async ({ open, page }) => {
    await open('/repayment', { ...MANY, search: { lang: '2' } })
    await expect(page.getByText('Pembayaran tercatat dalam 5 menit sampai 1 jam.')).toHaveAttribute('lang', 'id')
    const first = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^Instalment 4 / }) })
    await expect(first.getByText(/^Due \d.* \(in 4 days\)$/)).toBeVisible()
    await expect(first.locator('[lang=id]')).toHaveText('Jatuh tempo 4 hari lagi')
    await open('/repayment', { ...MANY, search: { lang: '1' } })
    await expect(row(page, 4)).toBeVisible()
    await expect(page.locator('main [lang]')).toHaveCount(0)
  },
)

test('A reason that several rows share is shown once, and read out at each', IN_ALL, async ({ open, page }) => {
  await open('/repayment', MANY)
  const shown = page.getByText('Belum bisa dibayar sekarang.')
  await expect(shown).toHaveCount(3)
  for (const period of [13, 14, 15])
    await expect(row(page, period)).toHaveAccessibleDescription('Belum bisa dibayar sekarang.')
  const widths = await shown.evaluateAll((reasons) => reasons.map((it) => it.getBoundingClientRect().width > 1))
  expect(widths).toEqual([true, false, false])
})

for (const { what, width, height, text } of [
  { what: 'At 320 px with text of 200 %', width: 320, height: 640, text: '200%' },
  { what: 'On a phone that lies on its side', width: 740, height: 360, text: '100%' },
])
  test(
    `${what}, header and pay bar leave the list at least 60 % of the screen @REPAY-73`,
    IN_ALL,
    async ({ open, page }) => {
      await page.setViewportSize({ width, height })
      await open('/repayment', MANY)
      await expect(pay(page)).toBeVisible()
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
    },
  )

test(
  'In forced colours a chosen instalment is outlined, and another is not @REPAY-74',
  IN_ALL,
  async ({ open, page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open('/repayment', MANY)
    await row(page, 5).check()
    const outline = (period: number) =>
      page
        .getByRole('listitem')
        .filter({ has: row(page, period) })
        .evaluate((item) => getComputedStyle(item).outlineStyle)
    expect([await outline(4), await outline(5), await outline(6)]).toEqual(['solid', 'solid', 'none'])
  },
)

test('Where the lists do not fit together, only what is left is counted', IN_ALL, async ({ open, page }) => {
  await changeRows(page, (rows) => rows.slice(1))
  await open('/repayment', MANY)
  await expect(page.getByText('12 cicilan belum dibayar')).toBeVisible()
  await expect(page.getByText(/sudah dibayar$/)).toHaveCount(0)
})
