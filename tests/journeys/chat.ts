import type { Page, Request } from '@playwright/test'

export const CHAT = '/intelligentCustomerService'

/** A conversation in Indonesian, with the server's words in that market. */
export const SARI = {
  scenario: 'faq',
  lang: '1',
  greeting: 'Halo, saya asisten Rupya. Apa yang bisa saya bantu?',
  /** The category in the address, and its node. */
  selectedIndex: '1',
  category: '20',
  below: 'Apa yang ingin Anda ketahui tentang pembayaran?',
  question: 'Bagaimana cara membayar?',
  choice: 'Bank',
  answer: /^Buka Pelunasan, pilih Bank/,
  node: '211',
  direct: 'Saya sudah membayar, tagihan belum berubah',
  directAnswer: /^Pembayaran tercatat paling lama/,
  directNode: '22',
  solved: 'Terselesaikan',
  notSolved: 'Belum Terselesaikan',
  rating: 'Seberapa puas Anda?',
  star: (count: number) => `${count} dari 5 bintang`,
  chooseStar: 'Silakan pilih',
  submit: 'Kirim',
  thanksLow: 'Terima kasih atas penilaian Anda. Kami akan memperbaikinya.',
  thanksHigh: 'Terima kasih! Senang Anda puas.',
  glad: 'Senang bisa membantu.',
  sorry: 'Maaf, jawaban ini belum membantu. Anda bisa menghubungi CS.',
  support: 'Hubungi CS',
  field: 'Tulis pertanyaan Anda',
  typed: 'Kapan dana cair?',
  reply: 'Setelah disetujui, dana masuk ke rekening Anda dalam 1 sampai 3 hari.',
  again: 'Kirim lagi',
  handover: { topic: 'Akun', title: 'Hubungi petugas', node: '42', problemType: '4' },
}

/** The same in India, in English. */
const ARJUN: typeof SARI = {
  scenario: 'faq-in',
  lang: '2',
  greeting: 'Hello, I am Rupya’s assistant. How can I help?',
  selectedIndex: '1',
  category: '60',
  below: 'What would you like to know about repayment?',
  question: 'How can I pay?',
  choice: 'Bank card',
  answer: /^Open Repay, choose one of your cards/,
  node: '611',
  direct: 'I paid, but the app still shows it as due',
  directAnswer: /^Payments are recorded within 24 hours/,
  directNode: '62',
  solved: 'Solved',
  notSolved: 'Not solved',
  rating: 'How satisfied are you?',
  star: (count: number) => `${count} of 5 stars`,
  chooseStar: 'Please choose',
  submit: 'Submit',
  thanksLow: 'Thank you for your rating. We will do better.',
  thanksHigh: 'Thank you! Glad that you are satisfied.',
  glad: 'Glad to help.',
  sorry: 'Sorry that this did not help. You can contact support.',
  support: 'Contact support',
  field: 'Write your question',
  typed: 'When do I get the money?',
  reply: 'Once approved, the money reaches your account in 1 to 3 days.',
  again: 'Send again',
  handover: { topic: 'Collection', title: 'Talk to a person', node: '52', problemType: '1' },
}

export const SPEAKERS = [SARI, ARJUN]

export const log = (page: Page) => page.getByRole('log')
export const field = (page: Page) => page.getByRole('textbox')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Types a message and sends it with Enter. */
export async function say(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** What was recorded, as type, value and node. */
export const recorded = (calls: Request[]) =>
  calls
    .filter((call) => call.url().includes('qa-record'))
    .map((call) => {
      const { type, value, qaId } = Object.fromEntries(new URLSearchParams(call.postData() ?? ''))
      return [type, value, qaId]
    })

/** The messages in the log, without texts for screen readers only. */
export const messages = async (page: Page) =>
  (await log(page).locator('p').allInnerTexts()).map((text) => text.replace(/^(Anda|You):\s+/, '').trim())
