import type { Page, Request } from '@playwright/test'
import { PORTS } from '../ports.ts'

export const ALIPAY = '/#/alipayrepayment'
export const SITE = `http://localhost:${PORTS.world}/__world/alipay`
export const CANARY = 'canary9f27c1'

export const go = (page: Page) => page.getByRole('button', { name: /^Lanjut ke Alipay/ })
export const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true })
export const started = (calls: Request[]) =>
  calls.filter((call) => call.url().includes('repayment-huichao')).map((call) => call.postData())
export const atSite = (url: URL) => url.href.startsWith(SITE)
