import type { Page } from '@playwright/test'
import { keepBriefWords } from './gallery-play.ts'
import type { GalleryState, Language } from './gallery-state.ts'

const COLLECTION = { role: 'button', id: 'Penagihan', en: 'Penagihan' } as const
const SEND = { id: 'Kirim', en: 'Send' }
const LOANS = { scenario: 'orders-several', search: { orderNo: '723421968459640174' } }
export const FORM = {
  ...LOANS,
  path: '/complainPageNext',
  search: { ...LOANS.search, problemType: '1', problemSonType: '2' },
}

const STORY = {
  id: 'Tanggal 18 November malam ada yang menelepon ibu saya tentang pinjaman ini, padahal belum jatuh tempo.',
  en: 'On the evening of 18 November somebody called my mother about this loan, though it was not due yet.',
}

const write = (page: Page, language: Language) => page.getByRole('textbox').fill(STORY[language])
const send = (page: Page, language: Language) => page.getByRole('button', { name: SEND[language], exact: true }).click()

/** Writes a complaint and sends it. */
export async function sendComplaint(page: Page, language: Language) {
  await write(page, language)
  await send(page, language)
}

/** The entries and the form of complaints: what no address alone shows. */
export const complaintFormStates: GalleryState[] = [
  {
    name: 'complaint-sub-types',
    description: 'The collection type unfolds what exactly it is about',
    path: '/complainPage',
    ...LOANS,
    taps: [COLLECTION],
    shows: { role: 'text', id: 'Penagihan lainnya', en: 'Penagihan lainnya' },
  },
  {
    name: 'complaint-collection-refused',
    description: 'A paid loan takes no complaint about collection',
    isAlike: true,
    path: '/complainPage',
    scenario: 'orders-several',
    search: { orderNo: '723421968459640200' },
    taps: [COLLECTION],
  },
  {
    name: 'complaint-loans',
    description: 'Another loan is chosen',
    path: '/complainPage',
    ...LOANS,
    taps: [{ role: 'button', id: 'Semua', en: 'All' }],
    shows: { role: 'dialog', id: 'Pilih pinjaman', en: 'Choose a loan' },
  },
  {
    name: 'complaint-no-loans',
    description: 'A borrower without a loan',
    path: '/complainPage',
    scenario: 'orders-empty',
    search: { orderNo: undefined },
  },
  {
    name: 'complaint-continue',
    description: 'A complaint that was begun is offered again',
    isAlike: true,
    ...FORM,
    play: async (page, language) => {
      await write(page, language)
      await page.goto(page.url().replace('/complainPageNext', '/complainPage'))
      await page.getByRole('heading', { name: /^(Lanjutkan keluhan Anda|Continue your complaint)$/ }).waitFor()
    },
  },
  { name: 'complaint-form', description: 'The form of a complaint', ...FORM, isAlike: true },
  {
    name: 'complaint-without-words',
    description: 'A complaint is sent with nothing in it',
    isAlike: true,
    ...FORM,
    play: send,
  },
  {
    name: 'complaint-not-sent',
    description: 'The server refuses a complaint, whose words stay',
    isAlike: true,
    path: '/complainPageNext',
    scenario: 'complaint-refused',
    play: async (page, language) => {
      await sendComplaint(page, language)
      await page.getByText(/(Tulisan Anda masih|What you wrote is still)/).waitFor()
    },
  },
  {
    name: 'complaint-sent',
    description: 'A complaint was sent',
    isAlike: true,
    ...FORM,
    play: async (page, language) => {
      await page.evaluate(keepBriefWords)
      await sendComplaint(page, language)
      await page.getByRole('dialog').waitFor()
    },
  },
]
