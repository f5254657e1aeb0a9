import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expectOf } from '../../setup/expect-page.ts'
import { expect, test } from 'vitest'
import { findViolations } from '../../setup/axe.ts'
import { servedReference } from '../../setup/served-reference.ts'

const served = servedReference()

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('By keyboard alone an outcome is searched, read, and tried', async () => {
  const page = await served.open('index.html')
  // As in browsers older than these properties.
  await page.evaluate(() => {
    for (const name of ['ariaSelected', 'ariaExpanded']) Reflect.deleteProperty(Element.prototype, name)
  })
  await press(page, '/')
  await page.keyboard.type('wrongcode')
  const found = page.getByRole('option')
  await expectOf(found.first()).toContainText('wrongCode')
  await expectOf(page.getByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true')
  await press(page, 'ArrowDown', 'ArrowUp', 'Enter')
  await page.waitForURL('**/confirmRepayment.html#wrongCode')
  await expectOf(page.locator('#wrongCode')).toBeInViewport()
  // Skip its other links: its name, its example, its code, and the try link.
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

test('The search goes only where its list shows, and says what it does not find', async () => {
  const page = await served.open('getLoanDetails.html')
  const box = page.getByRole('combobox', { name: 'Search' })
  const option = page.getByRole('listbox', { name: 'Found' }).getByRole('option')
  await box.fill('nowhere at all')
  await expectOf(option).toHaveText('Nothing is called “nowhere at all”.')
  await expectOf(option).toBeDisabled()
  await expectOf(box).not.toHaveAttribute('aria-activedescendant')
  expect(await findViolations(page)).toEqual([])
  for (const question of ['card code wrong', 'wrongCode']) {
    await box.fill(question)
    await expectOf(option.filter({ hasText: '800006 of confirmRepayment' })).toBeVisible()
  }
  await expectOf(box).toHaveAttribute('aria-activedescendant', 'found-0')
  // After Escape, Enter chooses nothing; an arrow key opens the list again.
  await press(page, 'Escape', 'Enter')
  await expectOf(box).toHaveAttribute('aria-expanded', 'false')
  expect(page.url()).toContain('getLoanDetails.html')
  await press(page, 'ArrowDown')
  await expectOf(option.first()).toContainText('wrongCode')
  await press(page, 'Escape', 'Escape')
  await expectOf(box).toHaveValue('')
  // A radio button is not a text field.
  await page.getByRole('radio', { name: 'curl' }).focus()
  await press(page, '/')
  await expectOf(box).toBeFocused()
})

test('A broken request says why, and shows the call as a shell and the app make it', async () => {
  const page = await served.open('getExtension.html')
  const panel = page.getByRole('complementary', { name: 'Try it' })
  await panel.getByRole('textbox', { name: 'orderId' }).fill('')
  await panel.getByRole('button', { name: 'Send' }).click()
  const result = page.locator('#try-result')
  await expectOf(result).toContainText('invalidRequest')
  await expectOf(result).toContainText('breaks the contract')
  await expectOf(result.getByRole('region', { name: 'What was sent, as curl' })).toContainText('orderId=')
  await expectOf(result.getByRole('region', { name: 'as the app writes it' })).toContainText('call(getExtension')
  await panel.getByRole('button', { name: 'Leave out orderId' }).click()
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('required property "orderId"')
})

test('What a scenario brings about, and whose session it is, is chosen', async () => {
  const page = await served.open('getLoanDetails.html')
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
})

test('What is saved on one page is found on another, in the world as it was left', async () => {
  const page = await served.open('saveProblem.html')
  const panel = page.getByRole('complementary', { name: 'Try it' })
  const result = page.locator('#try-result')
  await panel.getByLabel('Scenario').fill('complaints-empty')
  await panel.getByRole('textbox', { name: 'problemDetail' }).fill('Tagihan saya ganda.')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('success')
  await page.goto(`${served.origin}listProblems.html`)
  await panel.getByLabel('Continue from the last request').check()
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('Tagihan saya ganda.')
  await panel.getByLabel('Continue from the last request').uncheck()
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('success')
  await expectOf(result).not.toContainText('Tagihan saya ganda.')
})

test('The page shows the last request sent, with the form as it was then', async () => {
  const page = await served.open('confirmRepayment.html')
  await expectOf(page.getByLabel('Scenario')).toBeVisible()
  // Several clicks before the world has loaded, as by an impatient user.
  await page.evaluate(() => {
    for (const example of ['wrongCode', 'payment-confirmed', 'duplicatePayment'])
      document.querySelector<HTMLElement>(`[data-example="${example}"]`)?.click()
  })
  await expectOf(page.locator('#try-result > p').first()).toContainText('duplicatePayment')
  await expectOf(page.locator('[name=example]')).toHaveValue('duplicatePayment')
})

test('A page on a disk is read, searched and tried too', async () => {
  const page = await served.open('confirmRepayment.html', { at: `${pathToFileURL(resolve(served.folder)).href}/` })
  await page.getByRole('combobox', { name: 'Search' }).fill('800005')
  await expectOf(page.getByRole('option').first()).toContainText('duplicatePayment')
  await page.locator('#duplicatePayment').getByRole('link', { name: 'Try it' }).click()
  await expectOf(page.locator('#try-result')).toContainText('duplicatePayment800005')
})

test('Without scripts all is read, and nothing is there that does nothing', async () => {
  const page = await served.open('confirmRepayment.html', { scripts: false })
  await expectOf(page.getByRole('heading', { name: 'wrongCode' })).toBeVisible()
  await expectOf(page.locator('#wrongCode pre').last()).toBeVisible()
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.getByRole('combobox', { name: 'Search' }).count()).toBe(0)
  // The stylesheet chooses the form of requests.
  await page.getByText('curl', { exact: true }).first().click()
  await expectOf(page.getByText(/^curl -sS/).first()).toBeVisible()
})

test('Everybody can read and use every kind of page, light, dark and narrow', async () => {
  for (const file of ['index.html', 'commitRepayment.html', 'changes.html'])
    for (const scheme of ['light', 'dark'] as const) {
      const page = await served.open(file, { scheme })
      expect([file, scheme, await findViolations(page)]).toEqual([file, scheme, []])
      await page.setViewportSize({ width: 320, height: 800 })
      expect([file, await wider(page)]).toEqual([file, []])
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect([file, await wider(page)]).toEqual([file, []])
      await page.close()
    }
})

/** Elements that are wider than the window. */
const wider = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > clientWidth && !part.closest('pre, .scrolls'))
      .map((part) => part.outerHTML.slice(0, 80))
  })
