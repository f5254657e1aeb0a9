import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { measureWork, median } from './page-work.ts'

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

/** Such a call takes longer than the delay of the waiting screen. */
const LATE_MS = 300
/** On a quiet machine a waiting screen with the router's usual least time, 500 ms, makes it five. */
const MOST_TIMES = 2.5
/** The first rounds also compile. */
const WARM_UP = 4
const ROUNDS = 16
const isLate = (round: number) => round % 2 === 1

test('At a quarter of the speed data that comes late is shown as soon after its call as data that comes at once @RULE-91', async ({
  open,
  page,
}) => {
  test.slow()
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => performance.mark('tap'), { capture: true })
    const mark = () => {
      // Words that no row has, and the waiting screen neither.
      const isShown = document.documentElement.textContent.includes('Saya sudah membayar')
      if (isShown && performance.getEntriesByName('shown').length === 0) performance.mark('shown')
    }
    new MutationObserver(mark).observe(document, { subtree: true, childList: true, characterData: true })
  })
  // A row for each round: where the page has the data of an earlier visit, it shows no waiting screen.
  await page.route('**/problem-list?*', async (route) => {
    const reply = await (await route.fetch()).json()
    const [tab] = reply.data
    tab.list = Array.from({ length: ROUNDS }, (_, round) => ({ ...tab.list[0], id: `${round}` }))
    await route.fulfill({ json: { ...reply, data: [tab] } })
  })
  await page.route('**/problem-detail?*', async (route) => {
    const problemId = new URLSearchParams(route.request().postData() ?? '').get('problemId') ?? ''
    const reply = await (await route.fetch({ postData: 'problemId=8211004502' })).json()
    if (isLate(Number(problemId))) await new Promise((done) => setTimeout(done, LATE_MS))
    await route.fulfill({ json: { ...reply, data: { ...reply.data, problemId } } })
  })
  await open('/complaintList', { scenario: 'complaints-several' })
  await scriptOf(page, 'complainDetails')
  const { slowDown } = await measureWork(page)
  await slowDown(4)
  const extras: { late: number[]; atOnce: number[] } = { late: [], atOnce: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => {
      performance.clearMarks()
      performance.clearResourceTimings()
    })
    await rows(page).nth(round).tap()
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0)
    const extra = await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
      const call = performance.getEntriesByType('resource').find(({ name }) => name.includes('problem-detail'))
      return at('shown') - at('tap') - (call?.duration ?? Number.NaN)
    })
    if (round >= WARM_UP) extras[isLate(round) ? 'late' : 'atOnce'].push(extra)
    await page.goBack()
    await rows(page).first().waitFor()
  }
  expect(median(extras.late)).toBeLessThanOrEqual(MOST_TIMES * median(extras.atOnce))
})
