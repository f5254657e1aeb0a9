import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

interface Capture {
  /** The image quality, 0 to 100. */
  quality: number
  /** Image pixels per page pixel. */
  scale?: number
  /** The size of a part of the page from its top left corner, instead of the whole window. */
  size?: { width: number; height: number }
}

/** Saves what a page shows as WebP. Chromium can encode it, but Playwright's own screenshots do not offer it. */
export async function captureWebp(page: Page, file: string, { quality, scale = 1, size }: Capture) {
  const part = size ?? page.viewportSize()
  if (!part) throw new Error('The page has no size')
  const cdp = await page.context().newCDPSession(page)
  const { cssVisualViewport: shown } = await cdp.send('Page.getLayoutMetrics')
  const corner = size ? { x: 0, y: 0 } : { x: shown.pageX, y: shown.pageY }
  // Keep areas without a background transparent.
  await cdp.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } })
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: size !== undefined,
    clip: { ...corner, ...part, scale },
  })
  await writeFile(file, data, 'base64')
  await cdp.detach()
}
