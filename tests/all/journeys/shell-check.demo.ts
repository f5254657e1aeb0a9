import type { Page } from '@playwright/test'
import { expect, test } from '../../journeys/page.ts'

const open = (page: Page, shell: string) => page.goto(`/testPreview?token=1&check=shell&shell=${shell}`)
const step = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'With your help' })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
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

test('A page that was taken away asks about it, and keeps its findings at a restart @DEV-8', async ({
  page,
  context,
}) => {
  const close = step(page, 'close')
  await open(page, 'android-answers')
  await close.getByRole('button', { name: 'Send close' }).click()
  await expect(close).toContainText('The shell: ok')
  await page.goto('about:blank')
  await open(page, 'android-answers')
  await expect(close).toContainText('The shell: the page went away.')
  await close.getByRole('button', { name: 'Yes: close' }).click()
  await expect(close).toContainText('Right: the page went away; seen by a person.')

  const back = step(page, 'Back')
  await back.getByRole('link', { name: 'One step ahead' }).click()
  await page.goBack()
  await expect(back).toContainText('Right: one step back in the page.')

  await step(page, 'Storage over a restart').getByRole('button', { name: 'I restart now' }).click()
  await page.reload()
  await expect(step(page, 'Storage over a restart')).toContainText('Wrong: the page was only loaded again.')
  await page.getByRole('button', { name: 'Start anew' }).click()
  await step(page, 'Storage over a restart').getByRole('button', { name: 'I restart now' }).click()
  await page.close()
  const next = await context.newPage()
  await open(next, 'android-answers')
  await step(next, 'Storage over a restart').getByRole('button', { name: 'Yes: Storage over a restart' }).click()
  await expect(step(next, 'Storage over a restart')).toContainText('Right: what was stored is there; seen by a person.')
})
