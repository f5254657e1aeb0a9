import type { Page } from '@playwright/test'
import { findViolations } from '../../setup/axe.ts'
import { expect, test } from '../../journeys/page.ts'

const open = (page: Page, shell: string, lang = '1') =>
  page.goto(`/testPreview?token=1&lang=${lang}&check=shell&shell=${shell}`)
const step = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'With your help' })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
const tryAll = (page: Page) => page.getByRole('button', { name: /Try \d+ things by itself/ }).click()

test('The test page leads to the check of the shell, in its session', async ({ page }) => {
  await page.goto('/testPreview?token=1&shell=ios-answers&gid=662E41')
  await page.getByRole('link', { name: 'Check this shell' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check this shell' })).toBeVisible()
  await expect(page).toHaveURL(/gid=662E41/)
  await tryAll(page)
  await expect(page.getByText(/^15 right, 0 wrong, 19 not tried$/)).toBeVisible()
  await page.getByRole('link', { name: 'Leave the check' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Test preview' })).toBeVisible()
})

for (const kind of ['ios', 'android'])
  test(`A shell that takes anything is named, ready to be read aloud and copied (${kind}) @DEV-6 @DEV-7`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, `${kind}-takes-anything`)
    await tryAll(page)
    await expect(page.getByText(/^6 right, 9 wrong/)).toBeVisible()
    const wrong = page.getByRole('list', { name: 'What is wrong' }).getByRole('listitem')
    await expect(wrong).toHaveCount(9)
    await expect(wrong.filter({ hasText: 'close with a wrong payload' })).toContainText('Should: answer failed')
    await page.getByRole('button', { name: 'Copy the report' }).click()
    await expect(page.getByText('The report is copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^Check of the shell: 6 right, 9 wrong/)
    expect(copied).not.toContain('token')
  })

test('What a person has seen is noted; what the shell answers wrongly needs no question @DEV-7', async ({ page }) => {
  await open(page, 'ios-answers')
  const rate = step(page, 'rate')
  await rate.getByRole('button', { name: 'Send rate' }).click()
  await expect(rate).toContainText('The shell: ok after')
  await rate.getByRole('button', { name: 'No: rate' }).click()
  await expect(rate).toContainText('Wrong: ok after')
  const photo = step(page, 'Photos from the gallery')
  const openChooser = async () => {
    const chooser = page.waitForEvent('filechooser')
    await photo.getByLabel('Pictures').click()
    return chooser
  }
  const picture = { name: 'ktp.png', mimeType: 'image/png', buffer: Buffer.alloc(2048) }
  await (await openChooser()).setFiles([picture, picture])
  await expect(photo).toContainText('Still to do: cancel the chooser, open it again and choose.')
  // The first one gives nothing.
  await openChooser()
  await (await openChooser()).setFiles([picture, picture])
  await expect(photo).toContainText('Right: 2 of type image/png, 2048 and 2048 bytes, after a cancel.')
  const dark = step(page, 'Dark mode')
  await expect(dark).toContainText('Still to do: set the phone to dark.')
  await page.emulateMedia({ colorScheme: 'dark' })
  await dark.getByRole('button', { name: 'Yes: Dark mode' }).click()
  await expect(dark).toContainText('Right: seen by a person.')
  await expect(page.getByText(/^2 right, 1 wrong/)).toBeVisible()

  await open(page, 'ios-refuses-all')
  const home = step(page, 'goHome')
  await home.getByRole('button', { name: 'Send goHome' }).click()
  await expect(home).toContainText('Wrong: failed after')
})

test('A page that `close` has taken away asks the person about it when it is open again @DEV-8', async ({ page }) => {
  await open(page, 'android-answers')
  await step(page, 'close').getByRole('button', { name: 'Send close' }).click()
  await expect(step(page, 'close')).toContainText('The shell: ok')
  await page.goto('about:blank')
  await open(page, 'android-answers')
  await expect(step(page, 'close')).toContainText('The shell: the page went away.')
  await step(page, 'close').getByRole('button', { name: 'Yes: close' }).click()
  await expect(step(page, 'close')).toContainText('Right: the page went away; seen by a person.')
})

test('Back within the page is heard, and so is a page that it has closed @DEV-8', async ({ page }) => {
  await open(page, 'android-answers')
  const back = step(page, 'Back')
  await back.getByRole('link', { name: 'One step ahead' }).click()
  await page.goBack()
  await expect(back).toContainText('Right: one step back in the page.')
  await page.getByRole('button', { name: 'Start anew' }).click()
  await back.getByRole('link', { name: 'One step ahead' }).click()
  await page.goto('about:blank')
  await open(page, 'android-answers')
  await expect(back).toContainText('Wrong: the page went away.')
})

test('What is stored is there after a restart; a page that is only loaded again does not count @DEV-8', async ({
  page,
  context,
}) => {
  await open(page, 'android-answers')
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

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the check of the shell, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, 'ios-wrong-case', colorScheme === 'light' ? '1' : '2')
    await tryAll(page)
    await expect(page.getByText(/^2 right, 13 wrong/)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
