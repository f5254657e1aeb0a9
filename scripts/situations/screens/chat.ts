import type { Page } from '@playwright/test'
import { type Situation, type Language, served } from '../situation.ts'
import { said } from '../../build/words/say.ts'

/** The borrower writes in the market's language. */
const TEXT = 'Kapan dana saya cair? Sudah 3 hari saya menunggu.'
const ANSWERED = /^(Saya sudah membayar, tagihan belum berubah|I paid, but the app still shows it as due)$/

const chat = (name: string, description: string, rest: Partial<Situation>): Situation => ({
  name: `chat-${name}`,
  description,
  path: '/intelligentCustomerService',
  scenario: 'faq',
  search: { selectedIndex: '1' },
  ...rest,
})

async function ask(page: Page, language: Language) {
  await page.getByRole('button', { name: ANSWERED }).click()
  await page.getByRole('button', { name: said('chat_solved')(language) }).waitFor()
}

export async function write(page: Page) {
  await page.getByRole('button', { name: ANSWERED }).waitFor()
  await page.getByRole('textbox').fill(TEXT)
  await page.getByRole('textbox').press('Enter')
}

/** The results of a conversation. */
export const chatSituations: Situation[] = [
  chat('answer', 'An answer, and whether it helped', { steps: ask }),
  chat('thanks', 'The server’s thanks for the rating', {
    isAlike: true,
    steps: async (page, language) => {
      await ask(page, language)
      await page.getByRole('button', { name: said('chat_solved')(language) }).click()
      await page.getByRole('radio', { name: /^2/ }).check()
      await page
        .getByRole('button', { name: said('submit')(language) })
        .last()
        .click()
      await page.getByText(served('Terima kasih atas penilaian Anda. Kami akan memperbaikinya.', language)).waitFor()
    },
  }),
  chat('not-solved', 'The answer did not solve it', {
    isAlike: true,
    steps: async (page, language) => {
      await ask(page, language)
      await page.getByRole('button', { name: said('chat_not_solved')(language) }).click()
      await page.getByText(served('Maaf, jawaban ini belum membantu. Anda bisa menghubungi CS.', language)).waitFor()
    },
  }),
  chat('text', 'A text, and what the bot says to it', {
    isAlike: true,
    steps: async (page) => {
      await write(page)
      await page.getByRole('log').getByRole('link').waitFor()
    },
  }),
  chat('failed', 'A message that may not have been sent', {
    isAlike: true,
    scenario: 'faq,lost:recordFaq',
    steps: async (page, language) => {
      await write(page)
      await page.getByRole('button', { name: said('chat_send_again')(language) }).waitFor()
    },
  }),
  chat('offline', 'The phone is offline, and a list does not come', {
    isAlike: true,
    steps: async (page, language) => {
      await page.getByRole('button', { name: ANSWERED }).waitFor()
      // The next situations use the same context, so only this page is told that it is offline.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false })
        dispatchEvent(new Event('offline'))
        // A route would not see requests that a service worker answers.
        globalThis.fetch = () => Promise.reject(new TypeError('offline'))
      })
      await page.getByRole('button', { name: ANSWERED }).click()
      await page.getByRole('button', { name: said('retry')(language) }).waitFor()
    },
  }),
  chat('refused', 'The chatbot cannot be shown', { scenario: 'faq,refuse:listFaq', isAlike: true }),
]
