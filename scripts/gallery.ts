// npm run gallery: a picture of every screen and state, in both languages, light and dark, in docs/gallery.
// npm run gallery -- order-174 offline: only these states.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { PORTS } from '../tests/journeys/ports.ts'
import { launchChromium } from './browser.ts'
import { playState, prepareState } from './gallery-play.ts'
import { type GalleryState, type Language, LANGUAGES } from './gallery-state.ts'
import { addressOfState, galleryStates, picturesOf, SCHEMES } from './gallery-states.ts'

const FOLDER = 'docs/gallery'
/** Screens with a bar at the bottom of the window. */
const PINNED = ['/repayment']
const wanted = process.argv.slice(2)
const states = galleryStates()
const chosen = states.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

console.log('Building the demo...')
await build({ mode: 'demo', logLevel: 'warn' })
const server = await preview({ mode: 'demo', preview: { port: PORTS.gallery } })
const browser = await launchChromium()
if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })

for (const scheme of SCHEMES)
  for (const language of LANGUAGES) {
    for (const state of chosen) await picture(state, language, scheme)
    console.log(`${language}, ${scheme}: ${chosen.length} pictures`)
  }
await writeFile(join(FOLDER, 'README.md'), page())
await browser.close()
await server.close()
console.log(`The gallery is in ${FOLDER}/README.md`)

async function picture(state: GalleryState, language: Language, scheme: (typeof SCHEMES)[number]) {
  // A context for each state, because the app keeps things on the device.
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORTS.gallery}`,
    viewport: { width: 360, height: 740 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const tab = await context.newPage()
  await prepareState(tab, state)
  await tab.goto(addressOfState(state, language))
  await playState(tab, state, language)
  const height = await tab.evaluate(() => document.documentElement.scrollHeight)
  // The bar would be in the middle of a picture that is taller than the window.
  if (PINNED.includes(state.path)) await tab.setViewportSize({ width: 360, height: Math.max(740, height) })
  await tab.screenshot({
    path: join(FOLDER, `${state.name}-${language}-${scheme}.png`),
    fullPage: state.path !== '/testPreview',
  })
  await context.close()
}

/** The gallery as a page: a row a state, a column a language and scheme. */
function page(): string {
  const head = LANGUAGES.flatMap((language) => SCHEMES.map((scheme) => `${language}, ${scheme}`))
  const rows = states.map((state) => {
    const cells = picturesOf(state).map((file) => `<img src="${file}" width="220" alt="">`)
    return `| **${state.name}**<br>${state.description} | ${cells.join(' | ')} |`
  })
  return [
    '# The gallery',
    '',
    'Every screen and state at 360 px, made by `npm run gallery`. CI fails when one is missing.',
    '',
    `| | ${head.join(' | ')} |`,
    `| --- |${' --- |'.repeat(head.length)}`,
    ...rows,
    '',
  ].join('\n')
}
