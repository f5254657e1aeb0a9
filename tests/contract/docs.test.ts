import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '../setup/axe.ts'
import { launchChromium } from '../../scripts/browser.ts'

const CONTRACT = 'dist/docs/contract/index.html'

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/docs.ts', 'contract'], { stdio: 'ignore' })
}, 120_000)

test('Every link of the built documentation leads somewhere', () => {
  const page = 'dist/docs/index.html'
  const targets = [...readFileSync(page, 'utf8').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target = '']) =>
    join(dirname(page), target),
  )
  expect(targets).toContain(CONTRACT)
  expect(targets.filter((target) => !existsSync(target))).toEqual([])
  expect(readFileSync(CONTRACT, 'utf8')).toContain('duplicatePayment')
})

test("The contract's page loads nothing, begins with the outcomes, reads well and is searched by keyboard", async () => {
  const browser = await launchChromium()
  const page = await (await browser.newContext()).newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${pathToFileURL(CONTRACT).href}#operation/confirmRepayment`)
  const operation = page.locator('[id="repayment/confirmrepayment"]')
  await operation.getByText('duplicatePayment', { exact: true }).waitFor()
  const headings = await operation.getByRole('heading').allTextContents()
  const violations = await findViolations(page)
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('button', { name: 'Search' }).press('Enter')
  await page.getByPlaceholder(/search/i).waitFor()
  await browser.close()
  expect(headings.slice(0, 3)).toEqual(['Confirm a card payment by its code', 'Outcomes', 'Request'])
  expect(violations).toEqual([])
  expect(requests.filter((url) => /^https?:/.test(url))).toEqual([])
  expect(readFileSync(CONTRACT, 'utf8')).not.toMatch(/cdn\.redoc/)
}, 120_000)
