import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { captureWebp } from './capture.ts'
import { type Domain, DOMAINS, plainPath, sheetOf, situationsIn } from './domains.ts'
import { pictureOf } from './pictures.ts'
import { WINDOW } from './open.ts'
import { type Situation, type Language, PICTURED } from './situation.ts'
import { SCHEMES } from './situations.ts'
import { languageName } from '../build/words/say.ts'
import { escapeHtml, fillTemplate } from '../../src/lib/html.ts'

/** The folder of the pictures in the repository, with the page that shows them. */
export const SHEETS = 'docs/gallery'
const TEMPLATE = 'scripts/situations/sheet.html'
/** GitHub shows a sheet at this width. With more pixels, all sheets together would be too large for a clone. */
const SHEET_WIDTH = 900
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
  await writeFile(join(SHEETS, 'README.md'), sheetsPage(situations))
}

/** Files of docs/gallery that the README shows; each is a picture of the full set. */
export function picturesOfReadme(): string[] {
  const found = [...readFileSync('README.md', 'utf8').matchAll(/"docs\/gallery\/([\w-]+\.webp)"/g)]
  return found.flatMap(([, file]) => file ?? [])
}

/** The page that shows the sheets. */
export function sheetsPage(situations: Situation[]): string {
  const chapters = DOMAINS.map((domain) => {
    const own = situationsIn(domain, situations)
    const [first, ...others] = PICTURED
    const sheet = (language: Language) =>
      `<img src="${sheetOf(domain, language)}" width="${SHEET_WIDTH}" alt="${domain.title} in ${languageName(language)}: ${own.length} screens, listed below">`
    return [
      `## ${domain.title}\n\n${sheet(first)}`,
      ...others.map((language) => unfolds(`The same in ${languageName(language)}`, sheet(language))),
      unfolds(
        `Its ${own.length} situations, by the names that the tests and \`?scenario=\` use`,
        own.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n'),
      ),
    ].join('\n\n')
  })
  return `# The gallery

Every screen and situation of the app, half of them in the light scheme and half in the dark one; the other language has them the other way round.
\`npm run gallery\` makes each in both, with a page to look through them, in \`dist/gallery\`; \`npm run docs\` publishes that page.

${chapters.join('\n\n')}
`
}

const unfolds = (summary: string, content: string) =>
  `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`

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
