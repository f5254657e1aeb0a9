import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

interface Capture {
  /** From 0 to 100: how much of the picture's fineness is kept. */
  quality: number
  /** Pixels of the picture for each pixel of the page. */
  scale?: number
  /** The part of the page from its top left corner, instead of the window. */
  size?: { width: number; height: number }
}

/** Writes what a page shows as WebP, which Chromium encodes itself and Playwright's own screenshots do not offer. */
export async function captureWebp(page: Page, file: string, { quality, scale = 1, size }: Capture) {
  const part = size ?? page.viewportSize()
  if (!part) throw new Error('The page has no size')
  const cdp = await page.context().newCDPSession(page)
  const { cssVisualViewport: shown } = await cdp.send('Page.getLayoutMetrics')
  const corner = size ? { x: 0, y: 0 } : { x: shown.pageX, y: shown.pageY }
  // What has no background stays transparent.
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
