import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expectOf } from '../../setup/expect-page.ts'
import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { isBuilt } from '../../../scripts/build/build-preview.ts'
import { launchChromium } from '../../../scripts/setup/browser.ts'
import { serveFiles } from '../../../scripts/serve/file-server.ts'
import { findViolations } from '../../setup/axe.ts'

const FOLDER = 'dist/docs'

beforeAll(() => {
  // `npm test` has built the demo for its journeys.
  const demo = isBuilt ? ['--demo', 'dist/demo'] : []
  execFileSync(process.execPath, ['scripts/docs.ts', 'contract', ...demo], { stdio: 'ignore' })
})

test('The first page leads only to what is there, each situation of the phone too', () => {
  const { document } = new JSDOM(readFileSync(join(FOLDER, 'index.html'), 'utf8')).window
  const addresses = [...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? '')
  const lost = addresses
    .filter((address) => !address.startsWith('data:'))
    .map((address) => join(FOLDER, address.replace(/[?#].*/s, '')))
    .filter(
      (path) => !existsSync(statSync(path, { throwIfNoEntry: false })?.isDirectory() ? `${path}/index.html` : path),
    )
  expect(document.querySelectorAll('.situations a').length).toBeGreaterThan(15)
  expect(addresses).toContain('contract/index.html')
  expect(lost).toEqual([])
})

test('The first page loads the app in a situation that its reader chooses', async () => {
  const { origin, close } = await serveFiles({ folder: FOLDER, base: '/rupya/' })
  const browser = await launchChromium()
  const page = await (await browser.newContext()).newPage()
  const broken: string[] = []
  const loaded: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text())
  })
  page.on('request', (request) => {
    loaded.push(request.url())
    if (!request.url().startsWith('data:') && new URL(request.url()).origin !== origin) broken.push(request.url())
  })
  await page.goto(`${origin}/rupya/index.html`)
  const phone = page.frameLocator('iframe[name=phone]')
  await phone.getByRole('link', { name: 'Open the app' }).waitFor()
  const early = loaded.filter((address) => address.includes('/demo/'))
  await phone.getByRole('link', { name: 'Open the app' }).click()
  await phone.getByRole('link', { name: 'Repay ₹7,250' }).waitFor({ timeout: 30_000 })
  await page.getByRole('link', { name: 'By card, with a code' }).click()
  await phone.getByRole('button', { name: 'Pay ₹7,250.00' }).waitFor({ timeout: 30_000 })
  const chosen = await page.locator('[aria-current]').allInnerTexts()
  const violations = await findViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  // It is above the tapped link.
  await page.getByRole('link', { name: 'Complaints' }).click()
  await expectOf(page.locator('.phone iframe')).toBeInViewport()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await browser.close()
  close()
  expect(broken).toEqual([])
  expect(early).toEqual([])
  expect(chosen).toEqual(['By card, with a code'])
  expect(violations).toEqual([])
  expect(overflow).toBeLessThanOrEqual(0)
})
