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

test('What happens is found by its words', async () => {
  const page = await served.open('index.html')
  for (const question of ['code is wrong', 'card code wrong']) {
    await page.getByRole('combobox', { name: 'Search' }).fill(question)
    await expectOf(page.getByRole('option').filter({ hasText: '800006 of confirmRepayment' })).toBeVisible()
  }
})

test('Printed code is dark on white', async () => {
  const page = await served.open('confirmRepayment.html')
  const code = page.locator('.code pre').first()
  await expectOf(code).toHaveCSS('background-color', 'rgb(15, 36, 56)')
  await page.emulateMedia({ media: 'print' })
  await expectOf(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expectOf(code).toHaveCSS('color', 'rgb(16, 26, 38)')
})

test('The value of a field stands beside its name, in each kind of outcome', async () => {
  const page = await served.open('uploadProblemImage.html')
  const tops = await page
    .locator('.request dl > div > *')
    .evaluateAll((parts) =>
      parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().top),
    )
  for (let row = 0; row < tops.length; row += 2) expect(tops[row]).toBe(tops[row + 1])
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

test.each(['light', 'dark'] as const)('Every kind of page can be read and used by everybody, %s', async (scheme) => {
  for (const file of ['index.html', 'commitRepayment.html', 'changes.html']) {
    const page = await served.open(file, { scheme })
    expect([file, await findViolations(page)]).toEqual([file, []])
  }
})

test.each([320, 360, 768, 1440])('Nothing is lost at %d pixels, nor with text of twice the size', async (width) => {
  for (const file of ['index.html', 'getLoanDetails.html', 'commitRepayment.html']) {
    const page = await served.open(file, { width })
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
