// npm run contract:page [-- --since <git-ref or file>]: the contract's pages, in dist/contract/index.html. What changed is said
// since the last release, or since another version.
// npm run contract:page -- --picture: also their pictures for the README, on a desktop and on a phone.
import { pathToFileURL } from 'node:url'
import { endWith, flag, type Option, readArguments } from './arguments.ts'
import { launchChromium } from './browser.ts'
import { captureWebp } from './capture.ts'
import { UnreadableSide } from './contract/diff/read-side.ts'
import { writeReference } from './contract/write-reference.ts'
import { reportSince } from './contract/report-since.ts'

const FOLDER = 'dist/contract'

const sinceOption: Option<string | undefined> = { shown: '<git-ref or file>', read: (text) => text || undefined }
const { picture, since } = readArguments('npm run contract:page', { picture: flag, since: sinceOption })

try {
  await writeReference(FOLDER, await reportSince(since))
  console.log(`The contract's pages are in ${FOLDER}/index.html`)
} catch (error) {
  if (!(error instanceof UnreadableSide)) throw error
  endWith(error.message)
}
if (picture) await takePictures()

async function takePictures() {
  const browser = await launchChromium()
  for (const [name, width, height] of [
    ['docs/contract-page.webp', 1440, 900],
    ['docs/contract-page-phone.webp', 390, 800],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.goto(pathToFileURL(`${FOLDER}/confirmRepayment.html`).href)
    await captureWebp(page, name, { quality: 80 })
  }
  await browser.close()
}
