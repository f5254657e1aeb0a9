import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext } from '@playwright/test'

/** Roboto's letters, and those of its extension, such as ₹. */
const FILES = [
  createRequire(import.meta.url).resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'),
  createRequire(import.meta.url).resolve('@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2'),
]

/** A browser's option to place letters as a phone does, not on the pixels of a coarse screen. */
export const PHONE_LETTERS = ['--font-render-hinting=none']

/** From now on, a browser shows pages in the font of most phones. The app uses the system's, which here is that of a server. */
export const showRoboto = (context: BrowserContext) =>
  context.addInitScript(
    drawInRoboto,
    FILES.map((file) => readFileSync(file, 'base64')),
  )

/** Runs in a page. Its policy forbids fonts by address, not by their bytes. */
function drawInRoboto(files: string[]) {
  const names = files.map((file, index) => {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.codePointAt(0) ?? 0)
    const name = `Roboto-${index}`
    document.fonts.add(new FontFace(name, bytes, { weight: '100 900' }))
    return name
  })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root, body { font-family: ${names.join(', ')}, sans-serif !important }`)
  document.adoptedStyleSheets.push(sheet)
}
