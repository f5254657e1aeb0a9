// npm run docs              a site that any file server can serve, in dist/docs: the contract's page and the gallery
// npm run docs -- contract  without the gallery, whose pictures take longest
import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchChromium } from './browser.ts'
import { makeGallery } from './gallery-make.ts'
import { galleryStates } from './gallery-states.ts'

const FOLDER = 'dist/docs'

const [only, ...others] = process.argv.slice(2)
if ((only !== undefined && only !== 'contract') || others.length > 0) {
  console.error('npm run docs takes nothing, or contract for the documentation without the gallery')
  process.exit(1)
}

const { status } = spawnSync(process.execPath, ['scripts/contract-page.ts'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await rm(FOLDER, { recursive: true, force: true })
await mkdir(join(FOLDER, 'contract'), { recursive: true })
await copyFile('dist/contract/index.html', join(FOLDER, 'contract/index.html'))
const links = [
  '<a href="contract/index.html">The contract</a>: every call, what it may answer, and what the app then does',
]
if (only === undefined) {
  const browser = await launchChromium()
  const problems = await makeGallery(browser, join(FOLDER, 'gallery'), galleryStates())
  await browser.close()
  for (const problem of problems) console.error(`No picture of ${problem}`)
  if (problems.length > 0) process.exit(1)
  links.push('<a href="gallery/index.html">The gallery</a>: every screen and state, in both languages, light and dark')
}
await writeFile(join(FOLDER, 'index.html'), startPage())
console.log(`The documentation is in ${FOLDER}/index.html`)

function startPage(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rupya</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 24px 16px; max-width: 720px }
</style>
<body>
<h1>Rupya</h1>
<p>A contract-first mobile web app for the borrowers of a consumer lender in India and Indonesia.</p>
<ul>${links.map((link) => `<li>${link}</li>`).join('\n')}</ul>
`
}
