import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'

/** A borrower with three loans: one due, one overdue, and a paid one, which allows no complaint about collection. */
export const LOANS = { scenario: 'order-174,orders-several' }
export const DUE = '723421968459640174'
export const LATE = '723421968459640180'
export const PAID = '723421968459640200'

/** A borrower's text, with characters that are easily cut in two. */
export const STORY = 'Sudah saya bayar tanggal 16 November 👩‍👩‍👧, tetapi tagihannya belum berubah.'

export const textOf = (page: Page) => page.getByRole('textbox')
export const send = (page: Page) => page.getByRole('button', { name: /^(Kirim|Send)$/ })
export const sentDialog = (page: Page) => page.getByRole('dialog', { name: /^(Berhasil terkirim|Successfully Sent)$/ })

/** The smallest possible photo. */
const PHOTO = {
  name: 'bukti.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export const addPhoto = (page: Page) => page.locator('input[type=file]').first().setInputFiles(PHOTO)

/** The keys that complaints have stored. */
export const complaintKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rupya:complaint')))
