import type { Page } from '@playwright/test'
import { keepBriefWords } from '../reach.ts'
import type { Situation, Language } from '../situation.ts'
import { said, saidIn } from '../../build/words/say.ts'

const COLLECTION = { role: 'button', name: 'Penagihan' } as const
const LOANS = { scenario: 'orders-several', search: { orderNo: '723421968459640174' } }
export const FORM = {
  ...LOANS,
  path: '/complainPageNext',
  search: { ...LOANS.search, problemType: '1', problemSonType: '2' },
}

/** In the borrower's own words, whatever the language of the page. */
const STORY = 'Tanggal 18 November malam ada yang menelepon ibu saya tentang pinjaman ini, padahal belum jatuh tempo.'

const write = (page: Page) => page.getByRole('textbox').fill(STORY)
const send = (page: Page, language: Language) =>
  page.getByRole('button', { name: said('complaint_send')(language) }).click()

/** Writes a complaint and sends it. */
export async function sendComplaint(page: Page, language: Language) {
  await write(page)
  await send(page, language)
}

/** The first screens and the form of complaints: situations that need more than an address. */
export const complaintFormSituations: Situation[] = [
  {
    name: 'complaint-sub-types',
    description: 'The collection type unfolds what exactly it is about',
    path: '/complainPage',
    ...LOANS,
    taps: [COLLECTION],
    shows: { role: 'text', name: 'Penagihan lainnya' },
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
    taps: [{ role: 'button', name: saidIn('complaint_all') }],
    shows: { role: 'dialog', name: said('complaint_choose_order') },
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
    steps: async (page, language) => {
      await write(page)
      await page.goto(page.url().replace('/complainPageNext', '/complainPage'))
      await page.getByRole('heading', { name: said('complaint_continue_title')(language) }).waitFor()
    },
  },
  { name: 'complaint-form', description: 'The form of a complaint', ...FORM, isAlike: true },
  {
    name: 'complaint-type',
    description: 'The form, for a complaint whose type is not known',
    ...LOANS,
    path: '/complainPageNext',
  },
  {
    name: 'complaint-without-words',
    description: 'A complaint is sent with nothing in it',
    isAlike: true,
    ...FORM,
    steps: send,
  },
  {
    name: 'complaint-not-sent',
    description: 'The server refuses a complaint, whose words stay',
    isAlike: true,
    path: '/complainPageNext',
    scenario: 'complaint-refused',
    steps: async (page, language) => {
      await sendComplaint(page, language)
      await page.getByText(saidIn('complaint_kept_text')(language)).waitFor()
    },
  },
  {
    name: 'complaint-sent',
    description: 'A complaint was sent',
    isAlike: true,
    ...FORM,
    steps: async (page, language) => {
      await page.evaluate(keepBriefWords)
      await sendComplaint(page, language)
      await page.getByRole('dialog').waitFor()
    },
  },
]
