// npm run gallery                      a picture of every screen and situation, in both languages, light and dark, with a page to
//                                      look through them, in dist/gallery; and the sheets and README pictures in docs/gallery
// npm run gallery -- repayment offline only the pictures of these domains and situations, and these domains' sheets
import { launchChromium } from './setup/browser.ts'
import { DOMAINS, domainOf } from './situations/domains.ts'
import { makeGallery } from './situations/make.ts'
import { onDemo } from './serve/on-demo.ts'
import { drawSheets } from './situations/sheets.ts'
import { SHEETS_PAGE } from './situations/sheets-page.ts'
import { allSituations } from './situations/situations.ts'

const FOLDER = 'dist/gallery'

const wanted = process.argv.slice(2)
const situations = allSituations()
const known = new Set([...DOMAINS, ...situations].map(({ name }) => name))
const unknown = wanted.filter((name) => !known.has(name))
if (unknown.length > 0) {
  const domains = DOMAINS.map(({ name }) => name).join(', ')
  console.error(
    `There is no situation or domain ${unknown.join(', ')}. The domains are ${domains}; ${SHEETS_PAGE} has the situations.`,
  )
  process.exit(1)
}
const chosen = situations.filter(
  (situation) => wanted.length === 0 || wanted.includes(situation.name) || wanted.includes(domainOf(situation).name),
)

const started = performance.now()
const browser = await launchChromium()
const problems = await onDemo((origin) => makeGallery(browser, origin, FOLDER, chosen))
// Sheets with failed situations would be wrong.
const domains = DOMAINS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (domains.length > 0 && problems.length === 0) await drawSheets(browser, { situations, folder: FOLDER, domains })
await browser.close()
for (const problem of problems) console.error(`No picture of ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
console.log(`The gallery is ${FOLDER}/index.html (${((performance.now() - started) / 1000).toFixed(0)} s)`)
