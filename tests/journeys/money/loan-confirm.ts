import type { Page, Request } from '@playwright/test'
import { bodies } from '../on-page.ts'

export const OFFER = '/loanConfirm'

/** The words when a loan is taken. Labels and agreements come from the server, in its language. */
export const OFFER_WORDS = {
  id: {
    apply: 'Ajukan Rp3.000.000',
    accepted: 'Pinjaman Anda sudah diajukan',
    notOpened: /tidak bisa dibuka dari sini\. Pengajuan Anda tetap diterima/,
    myLoans: 'Lihat Pinjaman saya',
    unknown: 'Pinjaman ini mungkin sudah diajukan',
    again: 'Ajukan pinjaman lagi',
    againTitle: 'Ajukan lagi?',
    againYes: 'Ya, lihat penawarannya',
    cancel: 'Batal',
    notTaken: 'Tidak ada pinjaman yang diajukan.',
  },
}
const WORDS = OFFER_WORDS.id

export const apply = (page: Page) => page.getByRole('button', { name: WORDS.apply })
export const accepted = (page: Page) => page.getByRole('heading', { name: WORDS.accepted })
export const unknown = (page: Page) => page.getByRole('heading', { name: WORDS.unknown })
export const myLoans = (page: Page) => page.getByRole('main').getByRole('link', { name: WORDS.myLoans })
export const again = (page: Page) => page.getByRole('button', { name: WORDS.again })
export const againYes = (page: Page) => page.getByRole('button', { name: WORDS.againYes })
export const notTaken = (page: Page) => page.getByRole('main').getByText(WORDS.notTaken)
/** The offer with the pop-up agreement, and the pop-up. */
export const POP = { scenario: 'confirmation-pop' }
export const popUp = (page: Page) => page.getByRole('dialog', { name: 'Perjanjian Pinjaman' })
export const agree = (page: Page) => popUp(page).getByRole('button', { name: 'Setuju' })

export const PUSH = '**/loan-detail-push*'

/** The bodies of the requests that take a loan. */
export const pushes = (calls: Request[]) => bodies(calls, '/loan-detail-push')

/** The requests of another page that take a loan. */
export function pushesOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/loan-detail-push')) sent.push(request.url())
  })
  return sent
}

export const SENT = { productId: '1001', amount: '3000000', periods: '91', termUnit: 'hari' }

/** Adds a history entry of this app before the present one, as if the borrower had come from another screen. */
export const comeFromTheApp = (page: Page) =>
  page.evaluate(() => {
    const index = Number(Object(history.state)['__TSR_index'] ?? 0)
    history.pushState({ ...history.state, __TSR_index: index + 1 }, '', `${location.href}&from=product`)
  })
