import type { Page } from '@playwright/test'
import { EXAMPLE_SCENARIO, exampleAddress, screenPaths } from '../../src/app/screens.ts'
import { isSitePath } from '../../src/site/paths.ts'
import { expect } from './page.ts'

/** An address of each screen of the app. The site's pages are separate documents. */
const screens = (): string[] =>
  screenPaths
    .filter((path) => !isSitePath(path))
    .map((path) => {
      const { pathname, search, hash } = new URL(exampleAddress(path), 'http://localhost')
      return `${pathname}${search}${search ? '&' : '?'}scenario=${EXAMPLE_SCENARIO}${hash}`
    })

/**
 * Throws if a screen writes to storage while React renders it: listeners would change state during the render, which React
 * does not allow. Only the development build allows this check, by names in the stack.
 */
export async function forbidWritesWhileDrawn(page: Page) {
  await page.addInitScript(() => {
    Error.stackTraceLimit = 80
    const isDrawn = () => /\brenderWithHooks\b/.test(new Error('Who calls?').stack ?? '')
    const watch = (methods: object, name: string, tell: () => void) => {
      const method: (...args: unknown[]) => unknown = Reflect.get(methods, name)
      Reflect.set(methods, name, function watched(this: unknown, ...args: unknown[]) {
        if (isDrawn()) tell()
        return method.apply(this, args)
      })
    }
    for (const [methods, name] of [
      [Storage.prototype, 'setItem'],
      [Storage.prototype, 'removeItem'],
      [History.prototype, 'replaceState'],
      [History.prototype, 'pushState'],
    ] as const)
      watch(methods, name, () => console.error(new Error(`${name} while a screen is drawn`).stack))
    watch(Storage.prototype, 'getItem', () => document.documentElement.setAttribute('data-read-while-drawn', ''))
  })
}

/** Walks through all screens in one visit, and back. Each must be shown. */
export async function walkScreens(page: Page) {
  const addresses = screens()
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) await moveTo(page, address)
  for (const _ of addresses) await moveTo(page, undefined)
  // Checks that the test works: some screens read during a render, which is allowed.
  await expect(page.locator('html[data-read-while-drawn]')).toHaveCount(1)
}

/** Follows a link to another address, or goes back by one. */
async function moveTo(page: Page, address: string | undefined) {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '')
    if (to === undefined) return history.back()
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  // While a screen waits for its script, the earlier one stays hidden in the page.
  const heading = page.locator('h1:not([data-left])').filter({ visible: true })
  await expect(heading, `The way to ${address ?? 'the screen before'}`).toHaveCount(1)
  await expect(page.getByText('Sedang memuat')).toHaveCount(0)
}
