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

test('A search that could not be loaded says so, and is loaded again', async () => {
  const page = await served.open('getLoanDetails.html')
  await page.route('**/search-index.js', (route) => route.abort())
  const box = page.getByRole('combobox', { name: 'Search' })
  await box.fill('wrong')
  await expectOf(page.locator('#search-status')).toHaveText(/could not be loaded/)
  await page.unroute('**/search-index.js')
  await page.keyboard.type('Code')
  await expectOf(page.getByRole('option').first()).toContainText('wrongCode')
  served.broken = served.broken.filter((text) => !/ERR_FAILED/.test(text))
})
