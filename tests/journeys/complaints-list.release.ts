import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { IN_ALL } from '../setup/suite.ts'

const COMPLAINTS = { scenario: 'complaints-several' }
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

/** Changes the reply with the list on its way. */
const changeTabs = (page: Page, change: (tabs: Record<string, unknown>[]) => unknown) =>
  page.route('**/problem-list?*', async (route) => {
    const reply = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, data: change(reply.data) } })
  })

test('Complaints stand under the tabs that the server names, each with type, words and time @HELP-28 @HELP-29', async ({
  open,
  page,
}) => {
  await open('/complaintList', COMPLAINTS)
  await expect(page).toHaveTitle('Keluhan saya')
  await expect(page.getByRole('tab')).toHaveText(['Semua', 'Menunggu', 'Terjawab'])
  await expect(tab(page, 'Semua')).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(1)).toContainText(
    /^Pembayaran Saya sudah membayar .* \d{4}-\d{2}-\d{2} 09:15\u00A0· Sudah dijawab$/,
  )
  await expect(rows(page).nth(0)).toContainText('Menunggu jawaban')
  await expect(page.locator('[lang]:not(html)')).toHaveCount(0)
  await open('/complaintList', { ...COMPLAINTS, search: { lang: '2' } })
  await expect(page).toHaveTitle('My complaints')
  await expect(tab(page, 'Menunggu')).toHaveAttribute('lang', 'id')
})

test('A chosen tab is kept over the details of a complaint and a reload @HELP-30 @HELP-85', async ({ open, page }) => {
  await open('/complaintList', COMPLAINTS)
  await tab(page, 'Menunggu').click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('link', { name: /^Penagihan/ }).click()
  await expect(page).toHaveTitle('Rincian keluhan')
  expect(new URL(page.url()).searchParams.get('problemId')).toBe('8211004503')
  await page.goBack()
  await expect(tab(page, 'Menunggu')).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(tab(page, 'Menunggu')).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page)).toHaveCount(1)
})

test(
  'With the keyboard alone a borrower changes tabs and opens a complaint @HELP-28',
  IN_ALL,
  async ({ open, page }) => {
    await open('/complaintList', COMPLAINTS)
    await tab(page, 'Semua').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Terjawab')).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Terjawab' }).getByRole('listitem')).toHaveCount(2)
    const first = page.getByRole('link', { name: /^Pembayaran/ })
    // A link to a new complaint may come before it.
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle('Rincian keluhan')
  },
)

test('An empty tab says what it means @HELP-86', IN_ALL, async ({ open, page }) => {
  await open('/complaintList', { scenario: 'complaint-answered', search: { tab: '1' } })
  await expect(page.getByRole('heading', { name: 'Tidak ada yang menunggu' })).toBeVisible()
  await open('/complaintList', { scenario: 'complaint-waiting', search: { tab: '2', lang: '2' } })
  await expect(page.getByRole('heading', { name: 'No answer yet' })).toBeVisible()
  await open('/complaintList', { scenario: 'complaints-empty', search: { tab: 'junk' } })
  await expect(page.getByRole('heading', { name: 'Belum ada keluhan' })).toBeVisible()
  await expect(tab(page, 'Semua')).toHaveAttribute('aria-selected', 'true')
})

test(
  'A complaint of which little can be read is there, broken entries are not, and markup is text @HELP-29',
  IN_ALL,
  async ({ open, page }) => {
    await changeTabs(page, ([all, ...others]) => [
      {
        ...all,
        title: '<b>Semua</b>',
        list: [
          { id: '71', time: 'soon', type: null, content: {} },
          null,
          'text',
          {},
          { id: '72', time: '2026-11-09 14:03:55', type: '<i>Lain</i>', content: '<img src=x onerror=alert(1)>' },
        ],
      },
      null,
      ...others,
    ])
    await open('/complaintList', COMPLAINTS)
    await expect(page.getByRole('tab')).toHaveText(['<b>Semua</b>', 'Menunggu', 'Terjawab'])
    await expect(rows(page)).toHaveText([
      'Keluhan Buka untuk membaca selengkapnya. No. 71',
      '<i>Lain</i> <img src=x onerror=alert(1)> 2026-11-09 14:03',
    ])
    await expect(page.getByRole('link', { name: 'No. 71' })).toHaveAttribute('href', /problemId=71/)
  },
)

test('Without a connection the list can be asked for again, and what was read stays with its time @HELP-87', async ({
  open,
  page,
}) => {
  await page.route('**/problem-list?*', (route) => route.abort('connectionfailed'))
  await open('/complaintList', COMPLAINTS)
  await expect(page.getByRole('heading', { name: 'Kami tidak bisa terhubung' })).toBeVisible()
  await page.unroute('**/problem-list?*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.route('**/problem-list?*', (route) => route.abort('connectionfailed'))
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  const stale = page.getByRole('main').getByRole('status')
  await expect(stale).toHaveText(/^Belum bisa diperbarui\. Yang tampil adalah data pukul \d\d:\d\d\.$/)
  await expect(rows(page)).toHaveCount(3)
})
