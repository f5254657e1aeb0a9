import type { Locator, Page } from '@playwright/test'
import { outcomeOf } from '../../../mocks/outcome-of.ts'
import { operationOf } from '../../../mocks/contract.ts'
import { readEnv } from '../../../src/platform/read-env.ts'
import type { OutcomeSituation } from './plan.ts'
import type { Shown } from './seen.ts'

/** For an outcome, and for its appearance on the screen. */
export const LONGEST_WAIT_MS = 10_000

interface Reply {
  address: string
  method: string
  status: number
  text: string
}

/** From now on, a page reports each reply that it gets before the app's `fetch` returns it. */
async function tellReplies(page: Page, onReply: (reply: Reply) => void) {
  // Not with Playwright's event: if the reply makes the app leave the page, the body is gone before the event can read it.
  await page.exposeFunction('tellReply', onReply)
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const reply = await send(input, init)
      const method = input instanceof Request ? input.method : (init?.method ?? 'GET')
      const { url: address, status } = reply
      // Playwright's function, exposed in the line above.
      const { tellReply } = window as unknown as { tellReply: (reply: Reply) => Promise<void> }
      await tellReply({ address, method, status, text: await reply.clone().text() })
      return reply
    }
  })
  page.on('response', async (response) => {
    const request = response.request()
    if (request.resourceType() === 'fetch') return
    const text = await response.text().catch(() => '')
    onReply({ address: response.url(), method: request.method(), status: response.status(), text })
  })
}

/**
 * Watches the replies of a page that will be opened. The returned function resolves once the operation has answered with the
 * outcome, and rejects otherwise.
 */
export async function watchOutcome(
  page: Page,
  { operation, outcome }: Pick<OutcomeSituation, 'operation' | 'outcome'>,
) {
  const contract = operationOf(operation)
  const path = readEnv({}).apiBase + contract.path
  const got: string[] = []
  const { promise: come, resolve } = Promise.withResolvers<void>()
  await tellReplies(page, ({ address, method, status, text }) => {
    if (new URL(address).pathname !== path || method.toLowerCase() !== contract.method) return
    const kind = outcomeOf(contract, status, text)
    got.push(kind)
    if (kind === outcome) resolve()
    // A failed picture has no readable body, but the same request with `fetch` does.
    if (contract.outcomes.success.code === 'image' && text === '')
      void page.evaluate((url) => void fetch(url), address).catch(() => {})
  })
  return () => {
    const late = new Promise<never>((_, fail) => {
      const problem = () => new Error(`${operation} has not answered ${outcome}, but: ${got.join(', ') || 'nothing'}`)
      setTimeout(() => fail(problem()), LONGEST_WAIT_MS).unref()
    })
    return Promise.race([come, late])
  }
}

/** The first element on the screen that shows it. */
export function shownOn(page: Page, shown: Shown): Locator {
  const isText = typeof shown === 'string' || shown instanceof RegExp
  const found = isText ? page.getByText(shown) : page.getByRole(shown.role, { name: shown.name })
  return found.filter({ visible: true }).first()
}

/** For the message that it is missing. */
export const describeShown = (shown: Shown) =>
  typeof shown === 'object' && 'role' in shown ? `the ${shown.role} ${shown.name}` : String(shown)
