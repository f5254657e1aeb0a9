// npm run contract:page: the contract as one page without a server, in dist/contract/index.html.
// npm run contract:page -- --picture: also its pictures for the README, on a desktop and on a phone.
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { flag, readArguments } from './arguments.ts'
import { launchChromium } from './browser.ts'
import { captureWebp } from './capture.ts'
import { bundleContract } from './contract/bundle.ts'
import { finishPage } from './contract/finish-page.ts'
import { documentForPage } from './contract/page-document.ts'

const PAGE = 'dist/contract/index.html'
const SOURCE = '.cache/contract-page.json'
const TEMPLATE = 'scripts/contract/page-template.html'

const { picture } = readArguments('npm run contract:page', { picture: flag })

await mkdir('.cache', { recursive: true })
await mkdir('dist/contract', { recursive: true })
await writeFile(SOURCE, JSON.stringify(documentForPage(await bundleContract(process.cwd()))))
const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'build-docs', SOURCE, '--output', PAGE, '--inlineBundle']
const look = ['--title', 'Rupya: the contract', '--openapi.hideDownloadButtons', '--template', TEMPLATE]
const { status } = spawnSync(process.execPath, [...redocly, ...look], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
})
if (status === 0) {
  await writeFile(PAGE, finishPage(await readFile(PAGE, 'utf8')))
  console.log(`The contract's page is ${PAGE}`)
}
process.exitCode = status ?? 1
if (status === 0 && picture) await takePictures()

async function takePictures() {
  const browser = await launchChromium()
  for (const [name, width, height] of [
    ['docs/contract-page.webp', 1280, 800],
    ['docs/contract-page-phone.webp', 390, 800],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.goto(`${pathToFileURL(PAGE).href}#operation/confirmRepayment`)
    // The page scrolls to the operation once its script runs.
    await expect(page.getByText('wrongCode', { exact: true }).first()).toBeInViewport({ timeout: 30_000 })
    await page.evaluate(() => document.fonts.ready)
    await waitUntilStill(page)
    await captureWebp(page, name, { quality: 80 })
  }
  await browser.close()
}

/** Resolves once the page looks the same twice: it still scrolls and draws after its fonts are there. */
async function waitUntilStill(page: Page) {
  let taken = await page.screenshot()
  await expect(async () => {
    const before = taken
    taken = await page.screenshot()
    expect(taken.equals(before)).toBe(true)
  }).toPass({ timeout: 30_000 })
}
