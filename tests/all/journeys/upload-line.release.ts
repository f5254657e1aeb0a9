import type { Page } from '@playwright/test'
import { photo } from '../../../scripts/situations/photo.ts'
import { expect, test } from '../../journeys/borrower.ts'
import {
  ABOUT,
  addressesOf,
  button,
  FORM,
  isUpload,
  picker,
  save,
  sendWith,
  UPLOADS,
  watchUploads,
} from '../../journeys/upload.ts'

const MEGABYTE = 1024 * 1024

/** The bandwidth in bytes per second. */
const LINE = 400_000

/** Three of a hundred requests are lost, and at least one of these nine photos'. */
const isLost = (request: number) => request % 33 === 4

/** Records each photo's progress texts in order. A finished photo shows none. */
async function watchProgress(page: Page): Promise<() => Promise<Record<string, number[]>>> {
  await page.evaluate(() => {
    const progress: Record<string, number[]> = {}
    Object.assign(window, { progress })
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('[role=progressbar][aria-valuenow]')) {
        const said = (progress[bar.getAttribute('aria-label') ?? ''] ??= [])
        const value = Number(bar.getAttribute('aria-valuenow'))
        if (said.at(-1) !== value) said.push(value)
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-valuenow'] })
  })
  return () => page.evaluate('window.progress')
}

test('On a bad line nine photos of 4 MB arrive in order, each once, with true progress @HELP-59 @RULE-81', async ({
  open,
  page,
}) => {
  const uploaded = watchUploads(page)
  await open(FORM, ABOUT)
  const widths = Array.from({ length: 9 }, (_, index) => 1600 - index)
  const paths: string[] = []
  for (const width of widths) {
    paths.push(await save(await photo(page, { width, height: 1200, weight: 4 * MEGABYTE, kind: width, grain: 16 })))
  }
  const progress = await watchProgress(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: LINE,
    uploadThroughput: LINE,
  })
  let sent = 0
  let requests = 0
  await page.route(UPLOADS, async (route) => {
    requests += 1
    if (isLost(requests)) await route.abort('connectionreset')
    else await route.continue()
  })
  page.on('request', (request) => {
    if (isUpload(request)) sent += request.postDataBuffer()?.length ?? 0
  })

  await picker(page).setInputFiles(paths)
  await expect(button(page, 'see')).toHaveCount(9, { timeout: 50_000 })
  const urls = await addressesOf(uploaded, widths)
  expect(await sendWith(page, 'Sudah bayar')).toEqual(urls)
  expect(new Set(urls).size).toBe(9)
  expect(uploaded).toHaveLength(9)

  // One photo was started again, once.
  const said = Object.values(await progress())
  expect(said).toHaveLength(9)
  const stepsBack = said.flatMap((values) => values.filter((value, index) => value < (values[index - 1] ?? 0)))
  expect(stepsBack.length).toBeLessThanOrEqual(1)
  expect(Math.max(...said.flat())).toBeLessThan(100)
  // Progress has steps between its start and end.
  expect(Math.max(...said.map((values) => values.length))).toBeGreaterThan(3)

  const originals = 9 * 4 * MEGABYTE
  test.info().annotations.push({
    type: 'bytes',
    description: `${sent} bytes sent for photos of at least ${originals} bytes, in ${requests} requests`,
  })
  expect(sent).toBeLessThan(originals / 10)
})
