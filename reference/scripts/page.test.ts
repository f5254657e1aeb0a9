import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, expect as expectOf, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import usage from '../../openapi/usage.json' with { type: 'json' }
import { launchChromium } from '../../scripts/browser.ts'
import { serveFiles } from '../../scripts/file-server.ts'
import { findViolations } from '../../tests/setup/axe.ts'
import { builtReference } from '../../tests/setup/built-reference.ts'
import { isFull } from '../../tests/setup/full.ts'
import { readReference } from '../model/reference.ts'

/** Somewhere below an origin, as a project's pages are. */
const BASE = '/rupya/contract/'

let browser: Browser
let closeServer: () => void
let folder: string
let origin: string
/** What went wrong on a page without anybody seeing it. */
let broken: string[] = []

beforeAll(async () => {
  folder = await builtReference()
  const served = await serveFiles({ folder, base: BASE })
  closeServer = served.close
  origin = served.origin + BASE
  browser = await launchChromium()
}, 60_000)

afterAll(async () => {
  await browser.close()
  closeServer()
})

afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  const found = broken
  broken = []
  expect(found).toEqual([])
})

interface Opened {
  width?: number
  scheme?: 'light' | 'dark'
  scripts?: boolean
  at?: string
}

async function open(file: string, { width = 1280, scheme = 'light', scripts = true, at = origin }: Opened = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text())
  })
  page.on('pageerror', (error) => broken.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(at) && !request.url().startsWith('data:')) broken.push(`It asks for ${request.url()}`)
  })
  await page.goto(at + file)
  return page
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('By keyboard alone an outcome is searched, read, and tried', async () => {
  const page = await open('index.html')
  await press(page, '/')
  await page.keyboard.type('wrongcode')
  const found = page.getByRole('option')
  await expectOf(found.first()).toContainText('wrongCode')
  await expectOf(page.getByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true')
  await press(page, 'ArrowDown', 'ArrowUp', 'Enter')
  await page.waitForURL('**/confirmRepayment.html#wrongCode')
  await expectOf(page.locator('#wrongCode')).toBeInViewport()
  // Past the anchor: its name, its example, its code, and what tries it.
  const tries = page.locator('#wrongCode').getByRole('link', { name: 'Try it' })
  await page.locator('#wrongCode').getByRole('link', { name: 'wrongCode', exact: true }).focus()
  for (let step = 0; step < 12 && !(await tries.evaluate((link) => link === document.activeElement)); step += 1)
    await press(page, 'Tab')
  await press(page, 'Enter')
  const result = page.locator('#try-result')
  await expectOf(result).toContainText('wrongCode800006')
  await expectOf(result.getByText('keeps the contract')).toHaveCount(2)
  await expectOf(page.locator('#try')).toBeFocused()
})

test('A request that somebody has broken says why, and the call as a shell and as the app make it', async () => {
  const page = await open('getExtension.html')
  const panel = page.getByRole('complementary', { name: 'Try it' })
  await panel.getByLabel('orderId').fill('')
  await panel.getByRole('button', { name: 'Send' }).click()
  const result = page.locator('#try-result')
  await expectOf(result).toContainText('invalidRequest')
  await expectOf(result).toContainText('breaks the contract')
  await expectOf(result.getByRole('region', { name: 'What was sent, as curl' })).toContainText('orderId=')
  await expectOf(result.getByRole('region', { name: 'as the app writes it' })).toContainText('call(getExtension')
})

test('What a scenario brings about, and whose session it is, is chosen', async () => {
  const page = await open('getLoanDetails.html')
  const panel = page.getByRole('complementary', { name: 'Try it' })
  const result = page.locator('#try-result')
  const send = async (outcome: string) => {
    await panel.getByRole('button', { name: 'Send' }).click()
    await expectOf(result).toContainText(outcome)
  }
  await panel.getByLabel('Borrower').selectOption('second')
  await send('orderNotFound')
  await panel.getByLabel('Borrower').selectOption('ended')
  await send('sessionEnded')
  await panel.getByLabel('Borrower').selectOption('card')
  await send('success')
  await panel.getByLabel('Scenario').fill('server-error')
  await send('No outcome of the contract')
  await panel.getByLabel('Scenario').fill('offline')
  await send('No answer')
  await panel.getByLabel('Scenario').fill('no-such-scenario')
  await send('There is no scenario no-such-scenario')
  broken = broken.filter((text) => !/401|500|ERR_FAILED/.test(text))
})

test('What one request changes the next one finds, if it is asked to', async () => {
  const page = await open('listProblems.html')
  const panel = page.getByRole('complementary', { name: 'Try it' })
  const result = page.locator('#try-result')
  await panel.getByLabel('Scenario').fill('complaints-empty')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('success')
  await panel.getByLabel('as the last request left it').check()
  await panel.getByLabel('Scenario').fill('complaints-several')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('"list": []')
})

test('What is saved on one page is found on another, in the world as it was left', async () => {
  const page = await open('saveProblem.html')
  const panel = page.getByRole('complementary', { name: 'Try it' })
  const result = page.locator('#try-result')
  await panel.getByLabel('Scenario').fill('complaints-empty')
  await panel.getByLabel('problemDetail').fill('Tagihan saya ganda.')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('success')
  await page.goto(`${origin}listProblems.html`)
  await panel.getByLabel('as the last request left it').check()
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('Tagihan saya ganda.')
  await panel.getByLabel('as the last request left it').uncheck()
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('success')
  await expectOf(result).not.toContainText('Tagihan saya ganda.')
})

test('A reply that is lost, or is no outcome, is thrown by the app as what it is', async () => {
  const page = await open('getExtension.html')
  const panel = page.getByRole('complementary', { name: 'Try it' })
  const call = page.getByRole('region', { name: 'as the app writes it' })
  const send = async (scenario: string) => {
    await panel.getByLabel('Scenario').fill(scenario)
    await panel.getByRole('button', { name: 'Send' }).click()
  }
  await send('lost:getExtension')
  await expectOf(page.locator('#try-result')).toContainText('none came')
  await expectOf(call).toContainText("// throws ApiError { kind: 'network' }")
  await send('html-instead')
  await expectOf(call).toContainText("// throws ApiError { kind: 'malformed' }")
  broken = broken.filter((text) => !text.includes('ERR_FAILED'))
})

test('A browser without storage and without service workers tries calls too', async () => {
  const page = await open('index.html')
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get: refuse, configurable: true })
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Refused', 'SecurityError'))
  })
  await page.goto(`${origin}confirmRepayment.html`)
  await page.locator('#wrongCode').getByRole('link', { name: 'Try it' }).click()
  await expectOf(page.locator('#try-result')).toContainText('wrongCode800006')
})

test('An address that no browser wrote opens the page as any other', async () => {
  const page = await open('listFaq.html#%')
  await page.getByText('curl', { exact: true }).first().click()
  await page.goto(`${origin}confirmRepayment.html#%E0%A4%A`)
  await expectOf(page.getByText(/^curl -sS/).first()).toBeVisible()
})

test('What happens is found by its words', async () => {
  const page = await open('index.html')
  for (const question of ['code is wrong', 'card code wrong']) {
    await page.getByRole('combobox', { name: 'Search' }).fill(question)
    await expectOf(page.getByRole('option').filter({ hasText: '800006 of confirmRepayment' })).toBeVisible()
  }
})

test('Printed code is dark on white', async () => {
  const page = await open('confirmRepayment.html')
  const code = page.locator('.code pre').first()
  await expectOf(code).toHaveCSS('background-color', 'rgb(15, 36, 56)')
  await page.emulateMedia({ media: 'print' })
  await expectOf(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expectOf(code).toHaveCSS('color', 'rgb(16, 26, 38)')
})

test('What was tried stands beside what is read, which does not move', async () => {
  const page = await open('uploadProblemImage.html')
  await page.locator('#sessionEnded').getByRole('link', { name: 'Try it' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await page.locator('#sessionEnded').getByRole('link', { name: 'Try it' }).click()
  await expectOf(page.locator('#try-result')).toContainText('sessionEnded')
  await expectOf(page.locator('#try-result')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  broken = broken.filter((text) => !text.includes('401'))
})

test('A page on a disk is read, searched and tried too', async () => {
  const page = await open('confirmRepayment.html', { at: `${pathToFileURL(resolve(folder)).href}/` })
  await page.getByRole('combobox', { name: 'Search' }).fill('800005')
  await expectOf(page.getByRole('option').first()).toContainText('duplicatePayment')
  await page.locator('#duplicatePayment').getByRole('link', { name: 'Try it' }).click()
  await expectOf(page.locator('#try-result')).toContainText('duplicatePayment800005')
})

test('Without scripts all is read, and nothing is there that does nothing', async () => {
  const page = await open('confirmRepayment.html', { scripts: false })
  await expectOf(page.getByRole('heading', { name: 'wrongCode' })).toBeVisible()
  await expectOf(page.locator('#wrongCode pre').last()).toBeVisible()
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.getByRole('combobox', { name: 'Search' }).count()).toBe(0)
  // In which form requests are shown is a choice of the stylesheet's.
  await page.getByText('curl', { exact: true }).first().click()
  await expectOf(page.getByText(/^curl -sS/).first()).toBeVisible()
})

test.each(['light', 'dark'] as const)('Every kind of page can be read and used by everybody, %s', async (scheme) => {
  for (const file of ['index.html', 'commitRepayment.html', 'changes.html']) {
    const page = await open(file, { scheme })
    expect([file, await findViolations(page)]).toEqual([file, []])
  }
})

test.each([320, 360, 768, 1440])('Nothing is lost at %d pixels, nor with text of twice the size', async (width) => {
  for (const file of ['index.html', 'getLoanDetails.html', 'commitRepayment.html']) {
    const page = await open(file, { width })
    expect([file, await wider(page)]).toEqual([file, []])
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect([file, await wider(page)]).toEqual([file, []])
    await page.close()
  }
})

/** What reaches beyond the window. */
const wider = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > clientWidth && !part.closest('pre, .scrolls'))
      .map((part) => part.outerHTML.slice(0, 80))
  })

// Of some operations the first of each outcome; all of them in `full` (try.test.ts tries all without a page).
const USUAL = ['confirmRepayment', 'getCaptchaImage']

test('Each example that is tried on its page gets the outcome that it is an example of', async () => {
  const { groups } = await readReference(contract, usage, () => undefined)
  const entries = groups.flatMap(({ operations }) => operations)
  for (const { id, outcomes } of isFull ? entries : entries.filter((entry) => USUAL.includes(entry.id))) {
    const page = await open(`${id}.html`)
    for (const { name, examples } of outcomes)
      for (const example of isFull ? examples : examples.slice(0, 1)) {
        await page.locator('#try-result').evaluate((result) => result.replaceChildren())
        await page.locator(`[data-example="${example.name}"]`).evaluate((link: HTMLElement) => link.click())
        await expectOf(page.locator('#try-result .verdict')).toContainText(name)
      }
    await page.context().close()
  }
  broken = broken.filter((text) => !text.includes('401'))
}, 300_000)
