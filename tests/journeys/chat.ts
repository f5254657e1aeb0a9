import type { Page, Request } from '@playwright/test'

export const CHAT = '/intelligentCustomerService'

/** What the bot and the screen say in Indonesian. */
export const SARI = {
  below: 'Apa yang ingin Anda ketahui tentang pembayaran?',
  question: 'Bagaimana cara membayar?',
  node: '211',
  direct: 'Saya sudah membayar, tagihan belum berubah',
  directNode: '22',
  solved: 'Terselesaikan',
  star: (count: number) => `${count} dari 5 bintang`,
  submit: 'Kirim',
  thanksLow: 'Terima kasih atas penilaian Anda. Kami akan memperbaikinya.',
  glad: 'Senang bisa membantu.',
  support: 'Hubungi CS',
  typed: 'Kapan dana cair?',
  reply: 'Setelah disetujui, dana masuk ke rekening Anda dalam 1 sampai 3 hari.',
  again: 'Kirim lagi',
  /** Below the category of the app and the account. */
  handover: { title: 'Hubungi petugas', node: '42', problemType: '4' },
}

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
