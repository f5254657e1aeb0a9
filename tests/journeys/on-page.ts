import type { Locator, Page } from '@playwright/test'
import { expect } from './page.ts'

/** From now on, requests to addresses with this pattern wait until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    // The page that sent it may be closed by then.
    await route.continue().catch(() => {})
  })
  return resolve
}

/** Ten taps within one task, faster than React can render, as impatient fingers and broken screens do. */
export const tapTenTimes = (element: Locator) =>
  element.evaluate((tapped: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) tapped.click()
  })

/** Records every later toast, also those that disappear quickly. */
export async function watchToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const toasts: string[] = []
    Object.assign(window, { toasts })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.parentElement?.getAttribute('aria-live') === 'polite') toasts.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate('window.toasts')
}

/** From now on, the page's requests fail. Waits, because after `setOffline` the engine may still answer for a moment. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expectAnswered(page, false)
}

/** Ends `goOffline`. Waits, because the engine may still let requests fail for a moment. */
export async function comeOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expectAnswered(page, true)
}

function expectAnswered(page: Page, isAnswered: boolean) {
  const asks = () =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  return expect.poll(() => page.evaluate(asks)).toBe(isAnswered)
}

/** The page returns from the background, repeatedly until it shows `seen`, like a borrower who switches apps. */
export async function comeBack(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await seen()
  }).toPass()
}

/** What a tap could reach inside inert parts of a page, in an engine without the attribute. */
export const reachedInInert = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[inert], [inert] *')]
    if (parts.length === 0) throw new Error('Nothing is inert.')
    return parts
      .filter((part) => getComputedStyle(part).pointerEvents !== 'none')
      .map((part) => part.outerHTML.slice(0, 120))
  })

/** The forms of the calls to addresses with this part. */
export const bodies = (calls: { url: () => string; postData: () => string | null }[], part: string) =>
  calls
    .filter((call) => call.url().includes(part))
    .map((call) => Object.fromEntries(new URLSearchParams(call.postData() ?? '')))

/** The elements that Tab reaches, in order, up to the one with this name. */
export async function tabTo(page: Page, name: string): Promise<string[]> {
  const passed: string[] = []
  while (passed.at(-1) !== name && passed.length < 30) {
    await page.keyboard.press('Tab')
    passed.push(
      await page.evaluate(() => {
        const part = document.activeElement
        if (part instanceof HTMLTextAreaElement) return 'textarea'
        const label = part instanceof HTMLInputElement ? part.labels?.[0]?.querySelector('span > span') : part
        return part?.getAttribute('aria-label') ?? label?.textContent ?? ''
      }),
    )
  }
  expect(passed.at(-1)).toBe(name)
  return passed
}
