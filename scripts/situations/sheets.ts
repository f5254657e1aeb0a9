import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { captureWebp } from './capture.ts'
import { type Domain, DOMAINS, plainPath, sheetOf, situationsIn } from './domains.ts'
import { showRoboto } from './phone-font.ts'
import { pictureOf } from './pictures.ts'
import { type Situation, type Language, PICTURED } from './situation.ts'
import { drawnNow, SHEET_WIDTH, SHEETS, SHEETS_PAGE, sheetsPage } from './sheets-page.ts'
import { SCHEMES } from './situations.ts'
import { languageName } from '../build/words/say.ts'
import { escapeHtml, fillTemplate } from '../../src/lib/html.ts'

const TEMPLATE = 'scripts/situations/sheet.html'
const THREE_TEMPLATE = 'scripts/situations/three-screens.html'
const SHEET_LOOK = { scale: 1, quality: 22 }
const THREE_LOOK = { scale: 1, quality: 72 }

/** The README's first picture, and the screens on it. */
export const THREE = 'three-screens.webp'
const SCREENS: Parameters<typeof pictureOf>[] = [
  ['order-174-extendable', 'id', 'light'],
  ['order-noted', 'en', 'dark'],
  ['order-200', 'id', 'light'],
]

/**
 * Draws the sheets of domains in each language, from a folder with the pictures of all their situations. If all domains are
 * given, also the README's first picture.
 */
export async function drawSheets(
  browser: Browser,
  { situations, folder, domains }: { situations: Situation[]; folder: string; domains: Domain[] },
) {
  const isAll = domains.length === DOMAINS.length
  const before = drawnNow()
  if (isAll) await rm(SHEETS, { recursive: true, force: true })
  await mkdir(SHEETS, { recursive: true })
  const context = await browser.newContext({ viewport: { width: SHEET_WIDTH, height: SHEET_WIDTH } })
  await showRoboto(context)
  const sheet = await context.newPage()
  for (const domain of domains)
    for (const language of PICTURED) {
      const html = sheetHtml(domain, language, situationsIn(domain, situations), folder)
      await draw(sheet, html, sheetOf(domain, language), SHEET_LOOK)
    }
  if (isAll) await draw(sheet, threeHtml(folder), THREE, THREE_LOOK)
  await context.close()
  const now = domains.flatMap((domain) => situationsIn(domain, situations)).map(({ name }) => name)
  await writeFile(SHEETS_PAGE, sheetsPage(situations, [...before, ...now]))
}

function sheetHtml(domain: Domain, language: Language, situations: Situation[], folder: string): string {
  const items = situations.map((situation, index) => {
    // The schemes alternate, and a situation that is light on one language's sheet is dark on the next one's.
    const scheme = SCHEMES[(index + PICTURED.indexOf(language)) % SCHEMES.length] ?? 'light'
    const source = dataUrl(join(folder, pictureOf(situation.name, language, scheme)))
    return `<li><img src="${source}" alt=""><code>${plainPath(situation)}</code><p>${escapeHtml(situation.description)}</p></li>`
  })
  return fillTemplate(readFileSync(TEMPLATE, 'utf8'), {
    title: escapeHtml(domain.title),
    subtitle: `${languageName(language)} · ${situations.length} situations`,
    items: items.join('\n'),
  })
}

const threeHtml = (folder: string) =>
  fillTemplate(readFileSync(THREE_TEMPLATE, 'utf8'), {
    phones: SCREENS.map((screen) => `<img src="${dataUrl(join(folder, pictureOf(...screen)))}" alt="">`).join('\n    '),
  })

const dataUrl = (file: string) => `data:image/webp;base64,${readFileSync(file, 'base64')}`

/** The address of a page that is drawn: what prepares a page runs only where it is opened. */
const PAGE = 'http://sheet.test/'

/** Draws a page at its full height, as a picture in docs/gallery. */
async function draw(page: Page, html: string, file: string, look: typeof SHEET_LOOK) {
  await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(PAGE)
  const size = await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()))
    return { width: document.body.offsetWidth, height: document.body.offsetHeight }
  })
  await captureWebp(page, join(SHEETS, file), { ...look, size })
}
