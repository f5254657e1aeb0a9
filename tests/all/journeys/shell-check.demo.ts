import type { Page } from '@playwright/test'
import { expect, test } from '../../journeys/page.ts'

const open = (page: Page, shell: string) => page.goto(`/testPreview?token=1&check=shell&shell=${shell}`)
const tryAll = (page: Page) => page.getByRole('button', { name: /Try \d+ things by itself/ }).click()

test('A tester finds the shell’s check, and it names a shell that takes anything @DEV-6 @DEV-7', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/testPreview?token=1&shell=ios-answers&gid=662E41')
  await page.getByRole('link', { name: 'Check this shell' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check this shell' })).toBeVisible()
  await expect(page).toHaveURL(/gid=662E41/)
  await tryAll(page)
  await expect(page.getByText(/^16 right, 0 wrong, 20 not tried$/)).toBeVisible()
  await page.getByRole('link', { name: 'Leave the check' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Test preview' })).toBeVisible()

  await open(page, 'android-takes-anything')
  // The report of the shell before is kept.
  await page.getByRole('button', { name: 'Start anew' }).click()
  await tryAll(page)
  await expect(page.getByText(/^6 right, 1 wrong/)).toBeVisible()
  const wrong = page.getByRole('list', { name: 'What is wrong' }).getByRole('listitem')
  await expect(wrong).toHaveCount(1)
  await expect(wrong).toContainText(/close with a wrong payload.*Should: answer failed/)
  await page.getByRole('button', { name: 'Copy the report' }).click()
  await expect(page.getByText('The report is copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Check of the shell: 6 right, 1 wrong/)
  expect(copied).not.toContain('token')
})
