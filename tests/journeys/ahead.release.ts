import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'

const COMPLAINT = '**/assets/complainDetails-*.js'
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

/** Resolves when the page has requested the script with this name. */
const scriptOf = (page: Page, name: string) =>
  page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
    `/assets/${name}-`,
  )

/** Resolves when the page has been idle several times. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 5; times += 1) await new Promise<unknown>((done) => requestIdleCallback(done))
  })

test('What a row needs is there or asked for as the finger comes down, once, and the tap shows it @RULE-88', async ({
  open,
  page,
  calls,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open('/complaintList', { scenario: 'complaints-several' })
  await scriptOf(page, 'complainDetails')
  const asked = page.waitForRequest(/problem-detail/)
  await rows(page).first().dispatchEvent('pointerdown')
  await asked
  await expect(page).toHaveURL(/\/complaintList/)
  const before = scripts.length
  await rows(page).first().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Rincian keluhan' })).toBeVisible()
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

test('Where data is to be spared a script that is gone at the first tap loads the page anew, whatever else loads @RULE-90', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.route(COMPLAINT, (route) => (loads > 1 ? route.continue() : route.fulfill({ status: 404 })))
  // What the first touch loads.
  const come = await hold(page, /\/assets\/(language-switch|place-toast)-/)
  await open('/complaintList', { scenario: 'complaints-several' })
  await rows(page).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rincian keluhan' })).toBeVisible()
  expect(loads).toBe(2)
  come()
})

test('A script that is gone ahead of the tap changes nothing; at the tap the page is loaded anew, at its address @RULE-90', async ({
  open,
  page,
}) => {
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
  await expect(page.getByRole('heading', { level: 1, name: 'Rincian keluhan' })).toBeVisible()
  await expect(page).toHaveURL(/\/complainDetails\?.*problemId=/)
  expect(loads).toBe(2)
})

test('Data that comes late is shown as soon as it is there: the waiting screen has no least time @RULE-91', async ({
  open,
  page,
}) => {
  await page.clock.install()
  const come = await hold(page, '**/problem-detail?*')
  await open('/complaintList', { scenario: 'complaints-several' })
  await page.clock.pauseAt(Date.now() + 10_000)
  await rows(page).first().click()
  // The router waits 200 ms before it shows its waiting screen.
  await page.clock.runFor(300)
  await expect(page.getByText('Sedang memuat, tunggu sebentar.')).toBeAttached()
  come()
  // The clock stands still.
  await expect(page.getByText(/^\d+\/200$/)).toBeVisible()
})
