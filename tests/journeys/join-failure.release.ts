import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { playShell, toldPayloads, toldShell } from './shell.ts'
import { watchToasts } from './toasts.ts'
import { tapTenTimes } from './tap-ten-times.ts'

const FAILED = { scenario: 'join-failure' }
const join = (page: Page, name: string) => page.getByRole('button', { name: `Ajukan, ${name}` })

test('A failed joint login says why, under the app’s name, and what else is open', async ({ open, page, calls }) => {
  await open('/loginError', FAILED)
  await expect(page).toHaveTitle('Rupya')
  await expect(page.getByRole('heading', { name: 'Pengajuan belum berhasil' })).toBeVisible()
  await expect(page.getByText('Mitra kami belum bisa menerima pengajuan Anda.')).toBeVisible()
  const available = page.getByRole('article', { name: 'Rupiah Kilat' })
  await expect(available).toContainText('Rp1.000.000 – Rp8.000.000Jumlah pinjaman · 0,1% per hariCair dalam 2 jam')
  await expect(join(page, 'Rupiah Kilat')).toHaveCSS('background-color', 'rgb(0, 111, 212)')
  const closed = page.getByRole('article', { name: 'Uang Pintar' })
  await expect(closed.getByRole('button')).toHaveCSS('background-color', 'rgb(204, 204, 204)')
  await expect(closed.getByRole('button')).toHaveCSS('color', 'rgb(51, 60, 70)')
  const before = calls.length
  await closed.getByRole('button').click({ force: true })
  await expect(page.getByRole('status').getByText('Sedang tidak menerima pengajuan')).toBeVisible()
  expect(calls.length).toBe(before)
  await open('/loginError', { scenario: 'join-failure-india' })
  await expect(page.getByRole('heading', { name: 'Your application did not go through' })).toBeVisible()
})

test('Ten taps hand the borrower to a product once, reported with 18 and told to the shell', async ({
  open,
  page,
  events,
}) => {
  await playShell(page, 'answers')
  await open('/loginError', FAILED)
  await tapTenTimes(join(page, 'Rupiah Kilat'))
  await expect.poll(() => toldShell(page)).toEqual(['track', 'openProduct'])
  expect(await toldPayloads(page)).toEqual([
    { productId: 'rupiah-kilat', moduleId: 18, positionId: 0 },
    { url: 'rupya://product/rupiah-kilat' },
  ])
  const told = async () => (await events()).toSorted((a, b) => b.operation.localeCompare(a.operation))
  await expect.poll(told).toEqual([
    { operation: 'reportNecessity', event: { productId: 'rupiah-kilat', positionId: 18, index: 0 } },
    { operation: 'joinProduct', event: { productId: 'rupiah-kilat' } },
  ])
})

test('A partner’s own site is opened after a question, also where the report is lost', async ({ open, page }) => {
  const toasts = await watchToasts(page)
  await playShell(page, 'answers')
  await open('/loginError', { scenario: 'join-failure,refuse:reportNecessity' })
  await join(page, 'Sahabat Dana').click()
  await expect(page.getByRole('dialog')).toContainText('products.rupya.example')
  await page.getByRole('button', { name: 'Buka situs' }).click()
  await expect.poll(() => toldShell(page)).toEqual(['track', 'openProduct'])
  expect((await toasts()).filter((toast) => toast !== 'Sedang dibuka…')).toEqual([])
})

test('A refusal of joining is said once, the waiting ends, and so it does when the reply is lost', async ({
  open,
  page,
  become,
}) => {
  await open('/loginError', { scenario: 'join-failure,refuse:joinProduct' })
  await join(page, 'Rupiah Kilat').click()
  await expect(page.getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toHaveCount(1)
  await expect(join(page, 'Rupiah Kilat')).toHaveAttribute('aria-busy', 'false')
  await become('join-failure,lost:joinProduct')
  await join(page, 'Rupiah Kilat').click()
  await expect(page.getByText('Sedang dibuka…')).toHaveCount(0)
  await expect(join(page, 'Rupiah Kilat')).toHaveAttribute('aria-busy', 'false')
})

test('Hostile links of the failure and of joining open nothing', async ({ open, page }) => {
  await playShell(page, 'answers')
  await page.route('**/stand/joint?*', (route) =>
    route.fulfill({ json: { code: 0, message: '', competence: { redirectUrl: 'javascript:alert(1)' } } }),
  )
  await page.route('**/stand/targeted?*', async (route) => {
    const reply = await (await route.fetch()).json()
    const competence = { ...reply.competence, redirectUrl: 'intent://evil.io/#Intent;scheme=https;end' }
    await route.fulfill({ json: { ...reply, competence } })
  })
  await open('/loginError', FAILED)
  await join(page, 'Rupiah Kilat').click()
  await expect(page.getByText('Halaman produk ini tidak bisa dibuka dari sini.')).toBeVisible()
  expect(await toldShell(page)).toEqual(['track'])
  await expect(page.getByRole('button', { name: 'Lanjutkan' })).toHaveCount(0)
})

test('Where nothing else is open, the failure’s own link leads on', async ({ open, page }) => {
  await playShell(page, 'answers')
  await open('/loginError', { scenario: 'join-failure-empty' })
  await expect(page.getByText('Silakan coba lagi besok.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect.poll(() => toldPayloads(page)).toEqual([{ url: 'rupya://home' }])
})

test('A failure that cannot be read is said in the server’s words, as a toast too, and can be read again', async ({
  open,
  page,
  become,
}) => {
  const toasts = await watchToasts(page)
  await open('/loginError', { scenario: 'join-failure,refuse:getJoinFailure' })
  const busy = 'Sistem sedang sibuk. Coba lagi sebentar lagi.'
  await expect(page.getByRole('main').getByText(busy)).toBeVisible()
  expect(await toasts()).toEqual([busy])
  await become('join-failure')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})
