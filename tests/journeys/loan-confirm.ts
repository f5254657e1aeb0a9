import type { Page, Request } from '@playwright/test'

export const OFFER = '/loanConfirm'
export const apply = (page: Page) => page.getByRole('button', { name: 'Ajukan Rp3.000.000' })
export const accepted = (page: Page) => page.getByRole('heading', { name: 'Pinjaman Anda sudah diajukan' })
export const unknown = (page: Page) => page.getByRole('heading', { name: 'Pinjaman ini mungkin sudah diajukan' })
export const myLoans = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Lihat Pinjaman saya' })
export const notTaken = (page: Page) => page.getByRole('main').getByText('Tidak ada pinjaman yang diajukan.')
export const PUSH = '**/loan-detail-push*'

/** The bodies of the requests that take a loan. */
export const pushes = (calls: Request[]) =>
  calls
    .filter((call) => call.url().includes('/loan-detail-push'))
    .map((call) => Object.fromEntries(new URLSearchParams(call.postData() ?? '')))

/** The requests of another page that take a loan. */
export function pushesOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/loan-detail-push')) sent.push(request.url())
  })
  return sent
}

export const SENT = { productId: '1001', amount: '3000000', periods: '91', termUnit: 'hari' }

/** Puts an entry of this app before the present one, as if the borrower had come from another screen. */
export const comeFromTheApp = (page: Page) =>
  page.evaluate(() => {
    const index = Number(Object(history.state)['__TSR_index'] ?? 0)
    history.pushState({ ...history.state, __TSR_index: index + 1 }, '', `${location.href}&from=product`)
  })
