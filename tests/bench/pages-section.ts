import { execFileSync } from 'node:child_process'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { contract, operations } from '../../mocks/contract.ts'
import type { Entry } from '../../reference/scripts/find.ts'
import { launchChromium } from '../../scripts/setup/browser.ts'
import { writeReference } from '../../reference/write-reference.ts'
import { serveFiles } from '../../scripts/serve/file-server.ts'
import { Measured } from './measured.ts'

export const PAGES_TITLE = "The contract's pages and Redocly's"

const ROUNDS = 7
const SLOWER = 4
const FOLDER = '.cache/bench-pages'

/** The text that the reader waits for: the name of an operation. */
const SHOWN = 'Confirm a card payment by its code'

/** The pages to open. */
const OPENED = {
  "Redocly's page": 'redocly.html#operation/confirmRepayment',
  'A page of ours': 'confirmRepayment.html',
  'Ours, its list of operations': 'index.html',
  'Ours, all on one page': 'everything.html#confirmRepayment',
}

/**
 * How fast the contract's pages open on a slow machine, compared with Redocly's page for the same bundle, and how fast their
 * search is.
 */
export async function pagesSection({ quick }: { quick: boolean }): Promise<string> {
  await mkdir(FOLDER, { recursive: true })
  const redocly = join('.cache', 'bench-redocly.html')
  execFileSync(
    process.execPath,
    [
      'node_modules/@redocly/cli/bin/cli.js',
      'build-docs',
      'openapi/generated/openapi.json',
      '--output',
      redocly,
      '--inlineBundle',
    ],
    { stdio: 'ignore', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  )
  await writeReference(FOLDER, { contract, report: '' })
  await rename(redocly, join(FOLDER, 'redocly.html'))
  const { origin, close } = await serveFiles({ folder: FOLDER })
  const browser = await launchChromium()
  const opening = new Measured()
  for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1)
    for (const [name, file] of Object.entries(OPENED))
      for (const [row, value] of Object.entries(await openOnce(browser, `${origin}/${file}`)))
        opening.add(row, name, value)
  const searching = new Measured()
  for (const copies of [1, 15])
    for (const value of await searchOnce(browser, `${origin}/index.html`, copies))
      searching.add('Work for a key, ms', `${(operations.length * copies).toLocaleString('en')} operations`, value)
  await browser.close()
  close()
  return [
    opening.table({
      column: "Redocly's page",
      rows: ['First paint, ms', 'Words on the screen, ms', 'Work of the processor, ms'],
    }),
    '',
    `- ${quick ? 1 : ROUNDS} visits of each in turns, at a processor ${SLOWER} times slower, each with an empty cache. **Words on the screen**: the name of the operation \`confirmRepayment\`.`,
    '- All are of the same bundle. The page of Redocly shows nothing without scripts.',
    '',
    searching.table(),
    '',
    '- From a typed letter to the list that it gives, laid out: nine letters in each of 5 rounds, at the same speed. A frame is 16.7 ms.',
  ].join('\n')
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

async function openOnce(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await slowPage(browser)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  let bytes = 0
  page.on('response', (response) => {
    void response.body().then((body) => (bytes += body.length))
  })
  await page.goto(url, { waitUntil: 'commit' })
  const shown = await page.waitForFunction((awaited) => {
    const found = [...document.querySelectorAll('h1, h2, h3, h4, strong, span, div')].some(
      (part) => part.children.length === 0 && part.textContent?.trim() === awaited && part.getClientRects().length > 0,
    )
    return found && performance.now()
  }, SHOWN)
  const at = await shown.jsonValue()
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  const { metrics } = await cdp.send('Performance.getMetrics')
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  await page.context().close()
  return {
    'First paint, ms': paint,
    'Words on the screen, ms': Number(at),
    'Work of the processor, ms': busy * 1000,
    'Page and what it loads, kB': bytes / 1000,
  }
}

/** Milliseconds per letter of a query, with an index that is this many times as large. */
async function searchOnce(browser: Browser, url: string, copies: number): Promise<number[]> {
  const page = await slowPage(browser)
  await page.route('**/search-index.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const entries: Entry[] = JSON.parse(text.replace('globalThis.RUPYA_SEARCH = ', ''))
    const grown = Array.from({ length: copies }, (_, copy) =>
      entries.map((entry) => (copy === 0 ? entry : Object.assign({}, entry, { name: entry.name + copy }))),
    ).flat()
    await route.fulfill({ response, body: `globalThis.RUPYA_SEARCH = ${JSON.stringify(grown)}` })
  })
  await page.goto(url)
  await page.locator('#search').focus()
  await page.waitForFunction(() => globalThis.RUPYA_SEARCH !== undefined)
  const taken = await page.evaluate(async () => {
    const box = document.querySelector<HTMLInputElement>('#search')
    const list = document.querySelector('#search-results')
    if (!box || !list) throw new Error('The page has no search')
    const times: number[] = []
    for (let round = 0; round < 5; round += 1)
      for (let letters = 1; letters <= 'repayment'.length; letters += 1) {
        await new Promise((done) => requestAnimationFrame(done))
        box.value = 'repayment'.slice(0, letters)
        const started = performance.now()
        box.dispatchEvent(new Event('input'))
        list.getBoundingClientRect()
        times.push(performance.now() - started)
      }
    return times
  })
  await page.context().close()
  return taken
}
