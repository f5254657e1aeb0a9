import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { hold } from '../on-page.ts'

const COMPLAINT = '**/assets/complainDetails-*.js'
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const details = (page: Page) => page.getByRole('heading', { level: 1, name: 'Rincian keluhan' })

/** Resolves when the page has been idle several times. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 5; times += 1) await new Promise<unknown>((done) => requestIdleCallback(done))
  })

test('What a row needs is asked for as the finger comes down, and the tap shows it @RULE-88', async ({
  open,
  page,
  calls,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open('/complaintList', { scenario: 'complaints-several' })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((entry) => entry.name.includes('/assets/complainDetails-')),
  )
  const asked = page.waitForRequest(/problem-detail/)
  await rows(page).first().dispatchEvent('pointerdown')
  await asked
  await expect(page).toHaveURL(/\/complaintList/)
  const before = scripts.length
  await rows(page).first().tap()
  await expect(details(page)).toBeVisible()
  expect(calls.filter((call) => call.url().includes('problem-detail'))).toHaveLength(1)
  expect(scripts.slice(before).filter((url) => url.includes('complainDetails'))).toEqual([])
})

test('Where data is to be spared nothing is fetched that nobody asked for @RULE-88', async ({ open, page, calls }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open('/complaintList', { scenario: 'complaints-several' })
  await rows(page).first().waitFor()
  await idle(page)
  await rows(page).first().dispatchEvent('pointerdown')
  await idle(page)
  expect(scripts.filter((url) => /complainDetails|ahead/.test(url))).toEqual([])
  expect(calls.filter((call) => call.url().includes('problem-detail'))).toEqual([])
})

test('A script gone ahead changes nothing; the tap loads the page anew, once @RULE-90', async ({ open, page }) => {
  const errors: string[] = []
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.route(COMPLAINT, (route) => (loads > 1 ? route.continue() : route.fulfill({ status: 404 })))
  const gone = page.waitForResponse(COMPLAINT)
  await open('/complaintList', { scenario: 'complaints-several' })
  await gone
  await idle(page)
  // Some engines request it again now, and some remember that it failed.
  await rows(page).first().dispatchEvent('pointerdown')
  await idle(page)
  expect(loads).toBe(1)
  // Only the browser's own message, and none of ours.
  expect(errors.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([])
  await rows(page).first().click()
  await expect(details(page)).toBeVisible()
  await expect(page).toHaveURL(/\/complainDetails\?.*problemId=/)
  expect(loads).toBe(2)
})

test('Data that comes late is shown at once: the waiting screen has no least time @RULE-91', async ({ open, page }) => {
  await page.clock.install()
  const come = await hold(page, '**/problem-detail?*')
  await open('/complaintList', { scenario: 'complaints-several' })
  await page.clock.pauseAt(Date.now() + 10_000)
  await rows(page).first().click()
  // The router waits 200 ms before it shows its waiting screen.
  await page.clock.runFor(300)
  await expect(page.getByText('Sedang memuat, tunggu sebentar.')).toBeAttached()
  come()
  await expect(page.getByText(/^\d+\/200$/)).toBeVisible()
})
