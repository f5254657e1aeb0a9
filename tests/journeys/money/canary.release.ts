import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { CANARY, SECRETS, watch } from './canary.ts'
import { codeField, codeStep } from './payway.ts'
import { toldShell } from '../shell.ts'
import { IN_ALL } from '../../setup/suite.ts'

test('The session’s token is nowhere but in the address and in calls to our API @APP-30 @RULE-60', async ({
  open,
  page,
  baseURL,
}) => {
  const { look, seen, leaks } = await watch(page, baseURL)
  // A failure, so that something is logged; then a whole visit.
  await open('/loanDetails', { scenario: 'order-174,server-error', search: { token: CANARY } })
  await expect(page.getByRole('heading', { name: 'Halaman ini belum bisa dibuka' })).toBeVisible()
  await open('/loanDetails', { scenario: 'order-4-rate', search: { token: CANARY } })
  await page.getByRole('radio', { name: '5 of 5 stars' }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Apply, Rupya Swift' }).click()
  await page.getByRole('button', { name: 'Borrow more' }).click()
  // The shell is told of the product once its link is known.
  await expect
    .poll(async () => {
      await look()
      return seen.join('\n')
    })
    .toContain('openProduct')
  expect(leaks()).toEqual([])
})

/** The payment screens, in situations with something to store or log, each played to its last step. */
const PAYING: { path: string; scenario: string; play: (page: Page) => Promise<void> }[] = [
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
    path: '/payway',
    scenario: 'card-needs-code',
    play: async (page) => {
      await page.getByRole('radio', { name: /4417$/ }).check()
      await page.getByRole('button', { name: /^Bayar Rp/ }).click()
      await codeField(page).fill('000000')
      await codeStep(page)
        .getByRole('button', { name: /^Bayar/ })
        .click()
      // After a wrong code, the step stays open.
      await expect(codeStep(page).getByText('Kode verifikasi salah').first()).toBeVisible()
    },
  },
  {
    path: '/payway',
    scenario: 'commit-reply-lost',
    play: async (page) => {
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: /^Bayar Rp/ }).click()
      await expect(page.getByRole('button', { name: /^Periksa pinjaman/ })).toBeVisible()
    },
  },
  {
    path: '/#/addnormalcard',
    scenario: 'bind-card',
    play: async (page) => {
      await page.locator('[name=bankCode]').selectOption('BRI')
      await page.locator('[name=bankNumber]').fill('5221841120530743')
      await page.locator('[name=holderName]').fill('Sari Wulandari')
      await page.getByRole('button', { name: 'Simpan kartu' }).click()
      await expect(page.locator('[name=smsCode]')).toBeVisible()
    },
  },
  {
    path: '/individual',
    scenario: 'choices-bank',
    play: async (page) => {
      await page.getByRole('radio', { name: 'BRI' }).check()
      await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click()
      await expect(page).toHaveTitle('Pelunasan')
      await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

test('Nor does a token leak from the promotion’s pages, which link to pages for anybody @JOIN-37', async ({
  open,
  page,
  baseURL,
}) => {
  const { look, leaks } = await watch(page, baseURL)
  await open('/registerTemplate', { scenario: 'captcha-always-wrong', search: SECRETS })
  await page.locator('button img').waitFor()
  await page.locator('[name=phone]').fill('13912345678')
  await page.locator('[name=capcode]').fill('AAAA')
  await page.getByRole('button', { name: 'Minta kode' }).click()
  await expect(page.locator('[name=capcode][aria-invalid]')).toBeVisible()
  await look()
  await page.getByRole('link', { name: 'Perjanjian pendaftaran' }).click()
  const policy = page.getByRole('link', { name: 'Kebijakan privasi' })
  expect(await policy.getAttribute('href')).not.toContain(CANARY)
  await look()
  expect(leaks()).toEqual([])
})

for (const [index, { path, scenario, play }] of PAYING.entries())
  for (const session of ['token', 'card'] as const)
    test(
      `Nor does a ${session} session leak from ${path} (${scenario}) @RULE-60`,
      index === 0 && session === 'token' ? {} : IN_ALL,
      async ({ open, page, baseURL }) => {
        const { look, leaks } = await watch(page, baseURL)
        const search = session === 'token' ? SECRETS : { ...SECRETS, token: undefined }
        await open(path, { scenario: `${scenario.split(',')[0]},server-error`, search })
        await look()
        await open(path, { scenario, search })
        await play(page)
        await look()
        expect(leaks()).toEqual([])
      },
    )

test('Nor does the token leak where the shell is told of a tapped product', async ({ open, page, baseURL }) => {
  const { look, leaks } = await watch(page, baseURL)
  for (const [path, scenario] of [
    ['/relevant', 'recommend-full'],
    ['/loginError', 'join-failure'],
  ] as const) {
    await open(path, { scenario, search: SECRETS })
    await page.getByRole('button', { name: 'Ajukan, Rupiah Kilat' }).click()
    await expect.poll(() => toldShell(page)).toContain('openProduct')
    await look()
  }
  expect(leaks()).toEqual([])
})

test('Nor does a session leak from /loanConfirm, whose journal says whose a loan is', async ({
  open,
  page,
  baseURL,
}) => {
  const { look, seen, leaks } = await watch(page, baseURL)
  await open('/loanConfirm', { scenario: 'confirmation-several,lost:pushLoan', search: SECRETS })
  await page.getByRole('button', { name: 'Perjanjian Pinjaman' }).click()
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Ajukan Rp/ }).click()
  await expect(page.getByRole('heading', { name: 'Pinjaman ini mungkin sudah diajukan' })).toBeVisible()
  await look()
  expect(seen.join('\n')).toContain('rupya:loans:1001')
  expect(leaks()).toEqual([])
})
