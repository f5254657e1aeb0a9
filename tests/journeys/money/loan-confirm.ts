import type { Page, Request } from '@playwright/test'

export const OFFER = '/loanConfirm'

/** The words when a loan is taken. Labels and agreements come from the server, in its language. */
export const OFFER_WORDS = {
  id: {
    title: 'Konfirmasi pinjaman',
    apply: 'Ajukan Rp3.000.000',
    firstPayment: 'Pembayaran pertama',
    inDays: '30 hari lagi',
    amount: 'Jumlah pinjaman',
    term: 'Tenor',
    rate: 'Bunga',
    tickFirst: 'Centang persetujuan di atas dulu untuk mengajukan.',
    notLoaded: 'Perjanjiannya belum dimuat.',
    notLoadedText: /^Perjanjiannya belum bisa dimuat/,
    noAgreement: 'Perjanjian ini tidak bisa dibuka dari sini.',
    retry: 'Coba lagi',
    acceptedTitle: 'Pengajuan diterima',
    accepted: 'Pinjaman Anda sudah diajukan',
    notOpened: /tidak bisa dibuka dari sini\. Pengajuan Anda tetap diterima/,
    openLoan: 'Buka pinjaman ini',
    myLoans: 'Lihat Pinjaman saya',
    unknown: 'Pinjaman ini mungkin sudah diajukan',
    unknownText: /^Kami tidak mendapat jawaban yang jelas\. Jangan ajukan lagi/,
    before: 'Produk ini pernah diajukan dari ponsel ini',
    again: 'Ajukan pinjaman lagi',
    againTitle: 'Ajukan lagi?',
    againYes: 'Ya, lihat penawarannya',
    cancel: 'Batal',
    notTaken: 'Tidak ada pinjaman yang diajukan.',
    changed: /^Penawaran ini baru saja berubah/,
    wait: 'Tunggu sebentar, pengajuan Anda sedang dikirim.',
    offline: /^Anda sedang offline/,
    agreementTitle: 'Perjanjian pendaftaran',
  },
  en: {
    title: 'Confirm your loan',
    apply: 'Apply for Rp3.000.000',
    firstPayment: 'First payment',
    inDays: 'in 30 days',
    amount: 'Loan amount',
    term: 'Term',
    rate: 'Interest rate',
    tickFirst: 'Tick your consent above first, then you can apply.',
    notLoaded: 'The agreements are not loaded yet.',
    notLoadedText: /^The agreements could not be loaded/,
    noAgreement: 'This agreement cannot be opened from here.',
    retry: 'Try again',
    acceptedTitle: 'Application received',
    accepted: 'Your loan has been applied for',
    notOpened: /cannot be opened from here\. Your application was received all the same/,
    openLoan: 'Open this loan',
    myLoans: 'See My loans',
    unknown: 'This loan may have been taken',
    unknownText: /^We got no clear answer\. Do not apply again/,
    before: 'This loan was applied for on this phone before',
    again: 'Take another loan',
    againTitle: 'Take it again?',
    againYes: 'Yes, show me the offer',
    cancel: 'Cancel',
    notTaken: 'No loan was taken.',
    changed: /^This offer has just changed/,
    wait: 'One moment, your application is being sent.',
    offline: /^You are offline/,
    agreementTitle: 'Registration agreement',
  },
}

type OfferWords = (typeof OFFER_WORDS)['id']

export const apply = (page: Page, words: OfferWords = OFFER_WORDS.id) => page.getByRole('button', { name: words.apply })
export const accepted = (page: Page, words: OfferWords = OFFER_WORDS.id) =>
  page.getByRole('heading', { name: words.accepted })
export const unknown = (page: Page, words: OfferWords) => page.getByRole('heading', { name: words.unknown })
export const myLoans = (page: Page, words: OfferWords) =>
  page.getByRole('main').getByRole('link', { name: words.myLoans })
export const notTaken = (page: Page, words: OfferWords) => page.getByRole('main').getByText(words.notTaken)
/** The offer with the pop-up agreement, and the pop-up. */
export const POP = { scenario: 'confirmation-pop' }
export const popUp = (page: Page) => page.getByRole('dialog', { name: 'Perjanjian Pinjaman' })
export const agree = (page: Page) => popUp(page).getByRole('button', { name: 'Setuju' })
export const apart = (page: Page) => popUp(page).getByRole('button', { name: 'Buka terpisah' })

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

/** Adds a history entry of this app before the present one, as if the borrower had come from another screen. */
export const comeFromTheApp = (page: Page) =>
  page.evaluate(() => {
    const index = Number(Object(history.state)['__TSR_index'] ?? 0)
    history.pushState({ ...history.state, __TSR_index: index + 1 }, '', `${location.href}&from=product`)
  })
