import { expect, type Page } from '@playwright/test'
import { launchChromium } from '../browser.ts'
import { captureWebp } from '../capture.ts'
import { serveFiles } from '../file-server.ts'

/** Takes the pictures of the documentation that the README shows. */
export async function takeReadmePictures(folder: string): Promise<void> {
  const { origin, close } = await serveFiles({ folder })
  const browser = await launchChromium()
  const open = (width: number, height: number) =>
    browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', deviceScaleFactor: 1.25 })

  const wide = await open(1440, 960)
  await wide.goto(`${origin}/contract/confirmRepayment.html`)
  await tryWrongCode(wide)
  await wide.locator('#wrongCode').evaluate((part) => part.scrollIntoView())
  await captureWebp(wide, 'docs/contract-page.webp', { quality: 82 })

  const phone = await open(390, 844)
  await phone.goto(`${origin}/contract/confirmRepayment.html#wrongCode`)
  await captureWebp(phone, 'docs/contract-page-phone.webp', { quality: 82 })

  const front = await open(1440, 900)
  await front.goto(`${origin}/index.html`)
  await front
    .frameLocator('iframe')
    .getByRole('link', { name: /^Repay/ })
    .waitFor({ timeout: 30_000 })
  await captureWebp(front, 'docs/front-page.webp', { quality: 82 })
  await browser.close()
  close()
}

async function tryWrongCode(page: Page) {
  await page.locator('#wrongCode').getByRole('link', { name: 'Try it' }).click()
  await expect(page.locator('#try-result')).toContainText('wrongCode')
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}
