import type { Page } from '@playwright/test'

/** The bank or mini market of the number on the screen, which is named once. */
export const numberOf = (page: Page, payCode: string) =>
  page.getByRole('heading', { name: new RegExp(`^(?:${payCode} Virtual Account|(?:Bayar di|Pay at) ${payCode})$`) })

/** The requests for a number. */
export const asked = (calls: { url: () => string; postData: () => string | null }[]) =>
  calls
    .filter((call) => call.url().includes('/v3/generate-vcode'))
    .map((call) => Object.fromEntries(new URLSearchParams(call.postData() ?? '')))
