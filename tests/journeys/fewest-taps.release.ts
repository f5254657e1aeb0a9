import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, screenAddress, test } from './borrower.ts'
import { LOANS, STORY, textOf } from './complain.ts'
import { setWorldClock } from './other-phone.ts'

/** The number of taps of each way in the table. */
const TABLE = new Map(
  readFileSync('docs/taps.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, what, , now]) => (what && /^\d+$/.test(now ?? '') ? [[what, Number(now)]] : [])),
)

const IN_INDIA = { market: 'in', productId: '2001', orderId: '723421968459640003', lang: '2' }

/** Taps one element after another, and counts them. */
type Tap = (target: Locator) => Promise<void>

interface Way {
  what: string
  from?: string
  scenario: string
  search?: Record<string, string>
  /** What happened on this phone before. */
  before?: (page: Page) => Promise<void>
  go: (page: Page, tap: Tap) => Promise<void>
}

// A text is the whole name: a part of it may also be on the screen before, which is still there.
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })

const WAYS: Way[] = [
  {
    what: 'Pay by card, with its code',
    scenario: 'card-needs-code',
    search: IN_INDIA,
    go: async (page, tap) => {
      await tap(link(page, /^Repay/))
      await tap(button(page, /^Pay now/))
      await tap(page.locator('label').filter({ hasText: '8820' }))
      await tap(button(page, /^Pay ₹/))
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
      await page.keyboard.type('123456')
      await tap(page.getByRole('dialog').getByRole('button', { name: /^Pay ₹/ }))
      await expect(page).toHaveURL(/borrowDetail/)
    },
  },
  {
    what: 'A number to pay to, copied',
    scenario: 'order-180',
    go: async (page, tap) => {
      await tap(link(page, /^Bayar/))
      await tap(button(page, /^Bayar Segera/))
      await tap(page.getByText('BRI', { exact: true }))
      await tap(button(page, 'SAYA INGIN MEMBAYAR'))
      await tap(button(page, /^Salin nomor$/))
      await expect(page.getByText(/nomor virtual account disalin/i)).toBeVisible()
    },
  },
  {
    what: 'A number to pay to, at the bank of the last time',
    scenario: 'order-180',
    before: async (page) => {
      await link(page, /^Bayar/).click()
      await button(page, /^Bayar Segera/).click()
      await page.getByText('BRI', { exact: true }).click()
      await button(page, 'SAYA INGIN MEMBAYAR').click()
      await expect(button(page, /^Salin nomor$/)).toBeVisible()
      await page.goto(screenAddress('/loanDetails', { scenario: 'order-180' }))
    },
    go: async (page, tap) => {
      await tap(link(page, /^Bayar/))
      await tap(button(page, /^Bayar Segera/))
      await tap(button(page, /^Salin nomor$/))
      await expect(page.getByText(/nomor virtual account disalin/i)).toBeVisible()
    },
  },
  {
    what: 'A number to pay for an extension to',
    scenario: 'order-180-extendable',
    go: async (page, tap) => {
      await tap(link(page, 'Perpanjang'))
      await tap(button(page, /^Bayar Segera/))
      await tap(page.getByText('BRI', { exact: true }))
      await tap(button(page, 'SAYA INGIN MEMBAYAR'))
      await expect(button(page, /^Salin nomor$/)).toBeVisible()
    },
  },
  {
    what: 'Make a complaint',
    scenario: LOANS.scenario,
    go: async (page, tap) => {
      await tap(link(page, 'Ajukan keluhan'))
      await tap(link(page, 'Pembayaran'))
      await tap(textOf(page))
      await page.keyboard.type(STORY)
      await tap(button(page, 'Kirim'))
      await expect(page.getByRole('dialog', { name: 'Berhasil terkirim' })).toBeVisible()
    },
  },
  {
    what: 'Ask the assistant',
    scenario: 'order-180',
    go: async (page, tap) => {
      await tap(link(page, 'Tanya asisten'))
      await expect(page).toHaveTitle('Bantuan')
    },
  },
  {
    what: 'An answer of the assistant',
    scenario: 'order-180,faq',
    go: async (page, tap) => {
      await tap(link(page, 'Tanya asisten'))
      const log = page.getByRole('log')
      await tap(log.getByRole('button', { name: 'Pukul berapa penagih boleh menelepon?' }))
      await expect(log.getByText('Apakah jawaban ini membantu?')).toBeVisible()
    },
  },
  {
    what: 'Write to a person from the assistant',
    scenario: 'order-180',
    go: async (page, tap) => {
      await tap(link(page, 'Tanya asisten'))
      await tap(link(page, 'Hubungi CS'))
      await page.waitForURL(/\/complainPageNext\?/)
    },
  },
  {
    what: 'Call',
    scenario: 'order-180',
    go: async (page, tap) => {
      await expect(link(page, /^Telepon/)).toHaveAttribute('href', /^tel:\d+$/)
      await tap(link(page, /^Telepon/))
    },
  },
  {
    what: 'Complain that a payment is not shown, a day later',
    scenario: 'account-bank',
    before: async (page) => {
      await page.goto(screenAddress('/that', { scenario: 'account-bank' }))
      await button(page, 'TELAH MEMBAYAR').click()
      await page.getByRole('dialog').getByRole('link', { name: 'Lihat pinjaman' }).click()
      await expect(page.getByText(/^Anda mencatat/)).toBeVisible()
      await setWorldClock(page, 24 * 3_600_000)
    },
    go: async (page, tap) => {
      await tap(link(page, 'Ajukan keluhan soal pembayaran ini'))
      await tap(link(page, 'Pembayaran'))
      await tap(button(page, 'Kirim'))
      await expect(page.getByRole('dialog', { name: 'Berhasil terkirim' })).toBeVisible()
    },
  },
  {
    what: 'Register',
    from: '/downloadTemplate',
    scenario: 'register',
    search: { id: '88' },
    go: async (page, tap) => {
      await tap(link(page, /^Belum terdaftar\?/))
      await expect(page.locator('input[name=phone]')).toBeVisible()
    },
  },
]

for (const { what, from = '/loanDetails', scenario, search = {}, before, go } of WAYS)
  test(`${what}: as few taps as the table says`, async ({ open, page }) => {
    await open(from, { scenario, search })
    if (before) {
      await before(page)
      await page.reload()
    }
    let taps = 0
    await go(page, async (target) => {
      taps += 1
      await target.click()
    })
    expect(taps).toBe(TABLE.get(what))
  })

test('Each way of the table is walked', () => {
  expect(WAYS.map(({ what }) => what)).toEqual([...TABLE.keys()])
})
