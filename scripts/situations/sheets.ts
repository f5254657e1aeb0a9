import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { captureWebp } from './capture.ts'
import { type Domain, DOMAINS, plainPath, sheetOf, situationsIn } from './domains.ts'
import { pictureOf } from './pictures.ts'
import { WINDOW } from './open.ts'
import { type Situation, type Language, PICTURED } from './situation.ts'
import { drawnNow, SHEET_WIDTH, SHEETS, SHEETS_PAGE, sheetsPage } from './sheets-page.ts'
import { SCHEMES } from './situations.ts'
import { languageName } from '../build/words/say.ts'
import { escapeHtml, fillTemplate } from '../../src/lib/html.ts'

const TEMPLATE = 'scripts/situations/sheet.html'
const SHEET_LOOK = { scale: 1, quality: 22 }
const PHONE_LOOK = { scale: 1, quality: 75 }

/**
 * Draws the sheets of domains in each language, from a folder with the pictures of all their situations. If all domains are
 * given, also the README's pictures.
 */
export async function drawSheets(
  browser: Browser,
  { situations, folder, domains }: { situations: Situation[]; folder: string; domains: Domain[] },
) {
  const isAll = domains.length === DOMAINS.length
  const before = drawnNow()
  if (isAll) await rm(SHEETS, { recursive: true, force: true })
  await mkdir(SHEETS, { recursive: true })
  const sheet = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: SHEET_WIDTH } })
  for (const domain of domains)
    for (const language of PICTURED) {
      const html = sheetHtml(domain, language, situationsIn(domain, situations), folder)
      await draw(sheet, html, sheetOf(domain, language), SHEET_LOOK)
    }
  const phone = await browser.newPage({ viewport: WINDOW })
  if (isAll) for (const file of picturesOfReadme()) await draw(phone, phoneHtml(join(folder, file)), file, PHONE_LOOK)
  const now = domains.flatMap((domain) => situationsIn(domain, situations)).map(({ name }) => name)
  await writeFile(SHEETS_PAGE, sheetsPage(situations, [...before, ...now]))
}

/** Files of docs/gallery that the README shows; each is a picture of the full set. */
export function picturesOfReadme(): string[] {
  const found = [...readFileSync('README.md', 'utf8').matchAll(/"docs\/gallery\/([\w-]+\.webp)"/g)]
  return found.flatMap(([, file]) => file ?? [])
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

/** A phone's picture with rounded corners, for pages of any colour. */
const phoneHtml = (file: string) => `<!doctype html>
<style>body { margin: 0 } img { display: block; width: 100%; border-radius: 24px }</style>
<img src="${dataUrl(file)}" alt="">`

const dataUrl = (file: string) => `data:image/webp;base64,${readFileSync(file, 'base64')}`

/** Draws a page at its full height, as a picture in docs/gallery. */
async function draw(page: Page, html: string, file: string, look: typeof PHONE_LOOK) {
  await page.setContent(html)
  const size = await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()))
    return { width: document.body.offsetWidth, height: document.body.offsetHeight }
  })
  await captureWebp(page, join(SHEETS, file), { ...look, size })
}
