import type { Page, Request } from '@playwright/test'
import { bodies } from '../on-page.ts'

/** The bank or mini market of the number on the screen, which is named once. */
export const numberOf = (page: Page, payCode: string) =>
  page.getByRole('heading', { name: new RegExp(`^(?:${payCode} Virtual Account|(?:Bayar di|Pay at) ${payCode})$`) })

/** The requests for a number. */
export const asked = (calls: Request[]) => bodies(calls, '/v3/generate-vcode')
