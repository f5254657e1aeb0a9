// npm run docs: a site that any file server can serve, in dist/docs: the contract's page and the gallery.
import { spawnSync } from 'node:child_process'
import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from './gallery-state.ts'
import { galleryStates, picturesOf, SCHEMES } from './gallery-states.ts'

const FOLDER = 'dist/docs'

const START = `<h1>Rupya</h1>
<p>A contract-first mobile web app for the borrowers of a consumer lender in India and Indonesia.</p>
<ul>
  <li><a href="contract/index.html">The contract</a>: every call, what it may answer, and what the app then does</li>
  <li><a href="gallery/index.html">The gallery</a>: every screen and state, in both languages, light and dark</li>
</ul>`

const { status } = spawnSync(process.execPath, ['scripts/contract-page.ts'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await rm(FOLDER, { recursive: true, force: true })
await mkdir(join(FOLDER, 'contract'), { recursive: true })
await copyFile('dist/contract/index.html', join(FOLDER, 'contract/index.html'))
await cp('docs/gallery', join(FOLDER, 'gallery'), { recursive: true })
await writeFile(join(FOLDER, 'gallery/index.html'), page('The gallery', gallery()))
await writeFile(join(FOLDER, 'index.html'), page('Rupya', START))
console.log(`The documentation is in ${FOLDER}/index.html`)

function gallery(): string {
  const head = LANGUAGES.flatMap((language) => SCHEMES.map((scheme) => `<th>${language}, ${scheme}</th>`))
  const rows = galleryStates().map((state) => {
    const cells = picturesOf(state).map((file) => `<td><img src="${file}" width="220" loading="lazy" alt=""></td>`)
    return `<tr id="${state.name}"><th scope="row"><code>${state.name}</code><p>${escaped(state.description)}</p></th>${cells.join('')}</tr>`
  })
  return `<p><a href="../index.html">Rupya</a></p><h1>Every screen and state</h1>
<table><thead><tr><td></td>${head.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 24px 16px; max-width: 1240px }
  table { display: block; overflow-x: auto }
  th { text-align: left; vertical-align: top; padding: 8px; font-weight: 500 }
  th p { max-width: 220px; font-weight: 400 }
  td { padding: 8px }
  img { height: auto; border-radius: 12px }
</style>
<body>
${body}
`
}
