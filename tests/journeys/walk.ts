import type { Page } from '@playwright/test'
import { EXAMPLE_SCENARIO, exampleAddress, screenPaths } from '../../src/app/screens.ts'
import { isSitePath } from '../../src/app/site/paths.ts'
import { expect } from './page.ts'

/** An address of each screen of the app. Pages of the site are documents of their own. */
const screens = (): string[] =>
  screenPaths
    .filter((path) => !isSitePath(path))
    .map((path) => {
      const { pathname, search, hash } = new URL(exampleAddress(path), 'http://localhost')
      return `${pathname}${search}${search ? '&' : '?'}scenario=${EXAMPLE_SCENARIO}${hash}`
    })

/**
 * Makes it an error that a screen writes while React draws it: whoever hears of that changes something in the middle of it, which
 * React does not allow. It can be told in the development build alone, by the names in the stack.
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

/** Walks through all screens in one visit, and back through all of them. Each has to come. */
export async function walkScreens(page: Page) {
  const addresses = screens()
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) await moveTo(page, address)
  for (const _ of addresses) await moveTo(page, undefined)
  // Or nothing that is written while a screen is drawn would be noticed: some read then, which is allowed.
  await expect(page.locator('html[data-read-while-drawn]')).toHaveCount(1)
}

/** To another address as a link leads there, or back by one. */
async function moveTo(page: Page, address: string | undefined) {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '')
    if (to === undefined) return history.back()
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  // A screen that waits for its script is still there, unseen, beside what says so.
  const heading = page.locator('h1:not([data-left])').filter({ visible: true })
  await expect(heading, `The way to ${address ?? 'the screen before'}`).toHaveCount(1)
  await expect(page.getByText('Sedang memuat')).toHaveCount(0)
}
