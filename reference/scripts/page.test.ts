import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect as expectOf, type Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import usage from '../../openapi/usage.json' with { type: 'json' }
import { findViolations } from '../../tests/setup/axe.ts'
import { builtReference } from '../../tests/setup/built-reference.ts'
import { isFull } from '../../tests/setup/full.ts'
import { servePages } from '../../tests/setup/serve-pages.ts'
import { readReference } from '../model/reference.ts'

const { open, forgive } = servePages()

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
  await expectOf(result).toContainText('Replyis none that the contract has')
  await panel.getByLabel('Scenario').fill('offline')
  await send('No answer')
  await expectOf(result).toContainText('Replydid not come')
  await expectOf(result).not.toContainText('throws')
  await panel.getByLabel('Scenario').fill('no-such-scenario')
  await send('There is no scenario no-such-scenario')
  forgive(/401|500|ERR_FAILED/)
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

test('Of two requests the one that was sent last is shown, with what then stood in the form', async () => {
  const page = await open('confirmRepayment.html')
  await expectOf(page.getByLabel('Scenario')).toBeVisible()
  // One after the other before the world has been loaded, as a quick hand does.
  await page.evaluate(() => {
    for (const example of ['wrongCode', 'payment-confirmed', 'duplicatePayment'])
      document.querySelector<HTMLElement>(`[data-example="${example}"]`)?.click()
  })
  const verdict = page.locator('#try-result .verdict')
  await expectOf(verdict).toContainText('duplicatePayment')
  await expectOf(page.locator('[name=example]')).toHaveValue('duplicatePayment')
  // Chosen, and sent before its fields are there.
  await page.reload()
  await page.evaluate(() => {
    const example = document.querySelector<HTMLSelectElement>('[name=example]')
    if (!example) throw new Error('There are no examples')
    example.value = 'wrongCode'
    example.form?.requestSubmit()
  })
  await expectOf(verdict).toContainText('wrongCode')
  await expectOf(page.getByLabel('verifyCode')).toHaveValue('000000')
  // A slow answer does not come after what was sent later.
  await page.getByLabel('Scenario').fill('latency-2000')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectOf(page.locator('#try-result')).toHaveText('Sending…')
  await page.locator('[data-example="invalidRequest"]').evaluate((link: HTMLElement) => link.click())
  await expectOf(verdict).toContainText('invalidRequest')
  await page.waitForTimeout(2500)
  await expectOf(verdict).toContainText('invalidRequest')
  await expectOf(page.locator('#try-status')).toHaveText(/^invalidRequest\. HTTP 200, \d+ ms$/)
})

test('What somebody has filled in stays where the page was reloaded past its worker', async () => {
  const page = await open('listFaq.html')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectOf(page.locator('#try-result')).toContainText('success')
  // Another page keeps the worker there.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Send' }).click()
  await expectOf(other.locator('#try-result')).toContainText('success')
  const cdp = await page.context().newCDPSession(page)
  await Promise.all([page.waitForEvent('load'), cdp.send('Page.reload', { ignoreCache: true })])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await page.getByLabel('pid').fill('10')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectOf(page.locator('#try-result')).toContainText('success')
  await expectOf(page.getByLabel('pid')).toHaveValue('10')
})

test('Where no worker can be had, requests are answered by the page', async () => {
  const page = await open('listFaq.html')
  await page.evaluate(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('Switched off'))
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await expectOf(page.locator('#try-result')).toContainText('success')
})

test('A page on a disk is read, searched and tried too', async () => {
  const page = await open('confirmRepayment.html', { at: `${pathToFileURL(resolve(await builtReference())).href}/` })
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
  forgive(/401/)
}, 300_000)
