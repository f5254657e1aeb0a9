import type { Locator, Page } from '@playwright/test'

export const MANY = { scenario: 'instalments-many' }

/** What a borrower sees and taps on the instalments screen. */
export const row = (page: Page, period: number) => page.getByRole('checkbox', { name: `Cicilan ke-${period} ` })
export const pay = (page: Page) => page.getByRole('button', { name: 'Bayar Segera' })
export const total = (page: Page) => page.getByRole('status').filter({ hasText: 'dipilih' })

/** Playwright would wait until the target is enabled. */
export const tapLocked = (target: Locator) => target.click({ force: true })

/** The chosen periods. */
export const chosen = async (page: Page) => {
  const labels = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { checked: true }) })
    .allInnerTexts()
  return labels.map((label) => Number(/\d+/.exec(label)?.[0]))
}

export const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Changes rows in the reply with the plan on its way. */
export const changeRows = (page: Page, change: (rows: Record<string, unknown>[]) => unknown) =>
  page.route('**/loan-play-detail?*', async (route) => {
    const reply = await (await route.fetch()).json()
    const detail = reply.data.repayPlanDetail
    detail.repayWaitDetail = change(detail.repayWaitDetail)
    await route.fulfill({ json: reply })
  })
