import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import type { ContractDocument } from '../../../contract-tools/read/document.ts'
import { captureWebp } from '../capture.ts'
import { serveFiles } from '../../serve/file-server.ts'
import { showRoboto } from '../phone-font.ts'
import { verifierReport } from './verifier-report.ts'

/** About the size at which they are shown, so that the repository stays small. */
const SMALL = { quality: 52 }

/** An operation whose page a picture shows. */
export const SHOWN_OPERATION = 'confirmRepayment'

/** Takes the pictures of the documentation and of a verifier's report that the README and docs/contract.md show. */
export async function takeReadmePictures(browser: Browser, folder: string, contract: ContractDocument): Promise<void> {
  const { origin, close } = await serveFiles({ folder })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await showRoboto(context)
  const open = async (width: number, height: number) => {
    const page = await context.newPage()
    await page.setViewportSize({ width, height })
    return page
  }

  const wide = await open(1280, 860)
  await wide.goto(`${origin}/contract/${SHOWN_OPERATION}.html`)
  await tryWrongCode(wide)
  await wide.locator('#wrongCode').evaluate((part) => part.scrollIntoView())
  await captureWebp(wide, 'docs/contract-page.webp', { ...SMALL, scale: 0.7 })

  const front = await open(1280, 800)
  await front.goto(`${origin}/index.html`)
  const phone = front.frameLocator('iframe')
  await phone.getByRole('link', { name: 'Open the app' }).click()
  await phone.getByRole('link', { name: /^Repay/ }).waitFor({ timeout: 30_000 })
  await captureWebp(front, 'docs/front-page.webp', { ...SMALL, scale: 0.65 })

  const report = await open(1040, 674)
  await writeFile(join(folder, 'report.html'), await verifierReport(contract))
  await report.goto(`${origin}/report.html`)
  await captureWebp(report, 'docs/verifier-report.webp', { ...SMALL, scale: 0.75 })
  await report.setViewportSize({ width: 390, height: 843 })
  await report.emulateMedia({ colorScheme: 'dark' })
  await captureWebp(report, 'docs/verifier-report-phone.webp', { ...SMALL, scale: 0.61 })
  await context.close()
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
