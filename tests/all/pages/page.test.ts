import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expectOf } from '../../setup/expect-page.ts'
import { expect, test } from 'vitest'
import { findViolations } from '../../setup/axe.ts'
import { servedReference } from '../../setup/served-reference.ts'

const served = servedReference()

test('An address that no browser wrote opens the page as any other', async () => {
  const page = await served.open('listFaq.html#%')
  await page.getByText('curl', { exact: true }).first().click()
  await page.goto(`${served.origin}confirmRepayment.html#%E0%A4%A`)
  await expectOf(page.getByText(/^curl -sS/).first()).toBeVisible()
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

test('Every kind of page can be read and used by everybody, light and dark, and loses nothing in a narrow window', async () => {
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
