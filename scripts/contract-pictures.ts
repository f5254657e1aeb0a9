// npm run contract:pictures                    pictures of what a borrower sees for each outcome in the contract, in dist/outcomes
// npm run contract:pictures -- commitRepayment only of these operations
import { mkdir, rm } from 'node:fs/promises'
import { launchChromium } from './setup/browser.ts'
import { onDemo } from './serve/on-demo.ts'
import { takeOutcomePictures } from './situations/outcomes/outcome-pictures.ts'
import { outcomeSituations } from './situations/outcomes/plan.ts'

const FOLDER = 'dist/outcomes'

const wanted = process.argv.slice(2)
const situations = outcomeSituations()
const unknown = wanted.filter((name) => !situations.some(({ operation }) => operation === name))
if (unknown.length > 0) {
  console.error(`No screen shows anything of ${unknown.join(', ')}. Name operations as the contract does.`)
  process.exit(1)
}
const chosen = situations.filter(({ operation }) => wanted.length === 0 || wanted.includes(operation))

if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const started = performance.now()
const browser = await launchChromium()
const problems = await onDemo((origin) => takeOutcomePictures(browser, origin, FOLDER, chosen))
await browser.close()
for (const problem of problems) console.error(`No picture of ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
console.log(`Pictures of ${chosen.length} outcomes: ${FOLDER} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
