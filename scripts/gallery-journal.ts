import type { Page } from '@playwright/test'

/** Shows the page as a borrower sees it whose phone knows of a payment that the order does not show yet. */
export async function knowPayment(
  page: Page,
  orderId: string,
  payment: { way: string; state: string; amount: number; card?: string },
) {
  const entry = { id: 'known', revision: 1, purpose: 'bill', at: await page.evaluate(() => Date.now()), ...payment }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `rupya:journal:${orderId}`,
    JSON.stringify({ v: 1, data: [entry] }),
  ] as const)
  await page.reload()
}
