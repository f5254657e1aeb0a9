import type { Page } from '@playwright/test'

/** The bank or mini market of the number on the screen, which is named once. */
export const numberOf = (page: Page, payCode: string) =>
  page.getByRole('heading', { name: new RegExp(`^(?:${payCode} Virtual Account|(?:Bayar di|Pay at) ${payCode})$`) })
