// npm run gallery                      a picture of every screen and situation, in both languages, light and dark, with a page to
//                                      look through them, in dist/gallery; and the sheets and the README's first picture in docs/gallery
// npm run gallery -- repayment offline only the pictures of these domains and situations, and these domains' sheets
// npm run gallery -- --outcomes        what a borrower sees of each outcome in the contract, in dist/outcomes
// npm run gallery -- --outcomes commitRepayment  only of these operations
import { mkdir, rm } from 'node:fs/promises'
import { endWith, flag, readArguments } from './arguments.ts'
import { launchChromium } from './setup/browser.ts'
import { PHONE_LETTERS } from './situations/phone-font.ts'
import { DOMAINS, domainOf } from './situations/domains.ts'
import { makeGallery } from './situations/make.ts'
import { onDemo } from './serve/on-demo.ts'
import { takeOutcomePictures } from './situations/outcomes/outcome-pictures.ts'
import { outcomeSituations } from './situations/outcomes/plan.ts'
import { drawSheets } from './situations/sheets.ts'
import { SHEETS_PAGE } from './situations/sheets-page.ts'
import { allSituations } from './situations/situations.ts'

const FOLDER = 'dist/gallery'
const OUTCOMES = 'dist/outcomes'

const { outcomes, others: wanted } = readArguments(
  'npm run gallery',
  { outcomes: flag },
  { others: '[<domain, state or operation>...]', most: 1000 },
)
const takePictures = outcomes ? ofOutcomes() : ofSituations()

const started = performance.now()
const browser = await launchChromium(PHONE_LETTERS)
const problems = await takePictures()
await browser.close()
for (const problem of problems) console.error(`No picture of ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(
  outcomes ? `The outcomes are in ${OUTCOMES} (${seconds} s)` : `The gallery is ${FOLDER}/index.html (${seconds} s)`,
)

/** Names of nothing end the command before a browser starts. */
function ofSituations() {
  const situations = allSituations()
  const known = new Set([...DOMAINS, ...situations].map(({ name }) => name))
  const unknown = wanted.filter((name) => !known.has(name))
  const names = DOMAINS.map(({ name }) => name).join(', ')
  if (unknown.length > 0)
    endWith(
      `There is no situation or domain ${unknown.join(', ')}. The domains are ${names}; ${SHEETS_PAGE} has the situations.`,
    )
  const chosen = situations.filter(
    (situation) => wanted.length === 0 || wanted.includes(situation.name) || wanted.includes(domainOf(situation).name),
  )
  const domains = DOMAINS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  return async () => {
    const missing = await onDemo((origin) => makeGallery(browser, origin, FOLDER, chosen))
    // Sheets with failed situations would be wrong.
    if (domains.length > 0 && missing.length === 0) await drawSheets(browser, { situations, folder: FOLDER, domains })
    return missing
  }
}

function ofOutcomes() {
  const situations = outcomeSituations()
  const unknown = wanted.filter((name) => !situations.some(({ operation }) => operation === name))
  if (unknown.length > 0)
    endWith(`No screen shows anything of ${unknown.join(', ')}. Name operations as the contract does.`)
  const chosen = situations.filter(({ operation }) => wanted.length === 0 || wanted.includes(operation))
  return async () => {
    if (wanted.length === 0) await rm(OUTCOMES, { recursive: true, force: true })
    await mkdir(OUTCOMES, { recursive: true })
    return onDemo((origin) => takeOutcomePictures(browser, origin, OUTCOMES, chosen))
  }
}
