import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { EXAMPLE_SCENARIO, exampleAddress, screenPaths } from '../../../src/app/screens.ts'
import { isSitePath } from '../../../src/site/paths.ts'
import { expect, test } from '../../journeys/page.ts'
import { PORTS } from '../../journeys/ports.ts'

// A dev server without caches may take a minute on a busy machine.
test.describe.configure({ timeout: 360_000 })

// Only React's development build reports state changes during a render. A logged error fails the journey (page.ts).
test('npm start prints addresses that open an order, whose screens log no error', async ({ page }) => {
  const app = spawn(process.execPath, ['scripts/setup.js', 'scripts/start.ts', '--port', String(PORTS.start)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(app, 'exit')
  try {
    const address = await new Promise<string>((found, failed) => {
      let output = ''
      app.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const [url] = /http:\/\/localhost:\d+\/loanDetails\S+/.exec(output) ?? []
        if (url) found(url)
      })
      app.on('exit', () => failed(new Error(output)))
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible({ timeout: 120_000 })
    await expect(page.getByRole('link', { name: /^Bayar/ })).toBeVisible()
    await walkScreens(page)
  } finally {
    // A page that loses its dev server would look for it with a worker, which the content security policy blocks.
    await page.close()
    app.kill()
    await ended
  }
})

/** An address of each screen of the app. The site's pages are separate documents. */
const screens = (): string[] =>
  screenPaths
    .filter((path) => !isSitePath(path))
    .map((path) => {
      const { pathname, search, hash } = new URL(exampleAddress(path), 'http://localhost')
      return `${pathname}${search}${search ? '&' : '?'}scenario=${EXAMPLE_SCENARIO}${hash}`
    })

/** Walks through all screens in one visit, and back. Each must be shown. */
async function walkScreens(page: Page) {
  const addresses = screens()
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) await moveTo(page, address)
  for (const _ of addresses) await moveTo(page, undefined)
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
