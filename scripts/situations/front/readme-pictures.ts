import { expect, type Page } from '@playwright/test'
import { launchChromium } from '../../setup/browser.ts'
import { captureWebp } from '../capture.ts'
import { serveFiles } from '../../serve/file-server.ts'

/** About the size at which they are shown, so that the repository stays small. */
const SMALL = { quality: 52 }

/** Takes the pictures that the README and docs/contract.md show. */
export async function takeReadmePictures(folder: string): Promise<void> {
  const { origin, close } = await serveFiles({ folder })
  const browser = await launchChromium()
  const open = (width: number, height: number) =>
    browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })

  const wide = await open(1280, 860)
  await wide.goto(`${origin}/contract/confirmRepayment.html`)
  await tryWrongCode(wide)
  await wide.locator('#wrongCode').evaluate((part) => part.scrollIntoView())
  await captureWebp(wide, 'docs/contract-page.webp', { ...SMALL, scale: 0.7 })

  const front = await open(1280, 800)
  await front.goto(`${origin}/index.html`)
  const phone = front.frameLocator('iframe')
  await phone.getByRole('link', { name: 'Open the app' }).click()
  await phone.getByRole('link', { name: /^Repay/ }).waitFor({ timeout: 30_000 })
  await captureWebp(front, 'docs/front-page.webp', { ...SMALL, scale: 0.65 })
  await browser.close()
  close()
}

async function tryWrongCode(page: Page) {
  await page.locator('#wrongCode').getByRole('link', { name: 'Try it' }).click()
  await expect(page.locator('#try-result')).toContainText('wrongCode')
  // The browser does not load pictures that are out of seen.
  await page.locator('#wrongCode .screen img').evaluate((image: HTMLImageElement) => {
    image.scrollIntoView()
    return image.decode()
  })
}
