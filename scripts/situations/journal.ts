import type { Page } from '@playwright/test'

/** Shows the page to a borrower whose phone knows a payment that the order does not show yet. */
export async function knowPayment(
  page: Page,
  orderId: string,
  payment: { way: string; state: string; amount: number; card?: string; purpose?: 'extension' },
) {
  const at = await page.evaluate(async () => {
    // A world in the page has the page's clock. A server has its own.
    if (navigator.serviceWorker.controller) return Date.now()
    const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return Date.parse(headers.get('date') ?? '')
  })
  const entry = { id: 'known', revision: 1, purpose: 'bill', at, ...payment }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `rupya:journal:${orderId}`,
    JSON.stringify({ v: 1, data: [entry] }),
  ] as const)
  await page.reload()
}

/** From now on, the page's calls whose address contains `part` fail, also after a reload. */
export async function failCalls(page: Page, part: string) {
  const fail = (name: string) => {
    const { fetch } = globalThis
    globalThis.fetch = (input, init) =>
      input instanceof Request && input.url.includes(name)
        ? Promise.reject(new TypeError('no connection'))
        : fetch(input, init)
  }
  await page.addInitScript(fail, part)
  await page.evaluate(fail, part)
}
