import type { Page } from '@playwright/test'
import { playShell } from '../shell.ts'

export const CANARY = 'canary9f27c1'
/** Secrets of both kinds of session. */
export const SECRETS = { token: CANARY, sessionId: `${CANARY}-session`, userId: `${CANARY}-user` }

/** Watches every place where a session could leak; the returned function reads them all. */
export async function watch(page: Page, baseURL: string | undefined) {
  const seen: string[] = []
  page.on('console', (message) => seen.push(`console: ${message.text()}`))
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const ours = origin === baseURL
    // The page's own address contains it: the shell passes it that way.
    const allowed = ours && (pathname.startsWith('/gateway/') || request.isNavigationRequest())
    if (!allowed) seen.push(`address: ${request.url()}`)
    seen.push(`referrer: ${request.headers()['referer'] ?? ''}`)
    if (pathname.startsWith('/gateway/')) seen.push(`body: ${request.postData() ?? ''}`)
  })
  await playShell(page, 'answers')
  /** What is on the page now, and in its storage. */
  const look = async () => {
    seen.push(`title: ${await page.title()}`)
    seen.push(`page: ${await page.locator('body').innerText()}`)
    seen.push(
      `fields: ${await page.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value).join())}`,
    )
    seen.push(`stored: ${JSON.stringify(await page.context().storageState({ indexedDB: true }))}`)
    seen.push(`session storage: ${await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))}`)
    seen.push(`history: ${await page.evaluate(() => JSON.stringify(history.state))}`)
    seen.push(`window: ${await page.evaluate(() => window.name)}`)
    seen.push(`bridge: ${String(await page.evaluate('JSON.stringify(window.playedShell.transcript)'))}`)
  }
  return { look, seen, leaks: () => seen.filter((line) => line.includes(CANARY)) }
}
