// npm run docs              a static site in dist/docs for any file server: an introduction with the app in a phone; the contract's pages;
//                           the gallery; the demo
// npm run docs -- contract  without pictures, which take the longest time
// --demo <folder>: uses an existing demo
// --readme-pictures: also takes its pictures for docs/contract.md and the README
// --serve [port]: then serves it at http://localhost:4180. --since <git-ref or file>: shows the changes since another version
import { cpSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressAt } from '../src/lib/address-at.ts'
import { endWith, portOption, readArguments } from './arguments.ts'
import { flag, namedOption, type Option } from '../src/lib/command-line.ts'
import { launchChromium } from './setup/browser.ts'
import { UnreadableSide } from '../contract/diff/read-side.ts'
import { reportSince } from '../contract/diff/write.ts'
import { writeFrontPage, writeReference } from '../reference/write-reference.ts'
import { createFileServer } from './serve/file-server.ts'
import { frontSamples } from './situations/front/samples.ts'
import { takeReadmePictures } from './situations/front/readme-pictures.ts'
import { situationsOf } from './situations/front/situations.ts'
import { makeGallery } from './situations/make.ts'
import { allSituations } from './situations/situations.ts'
import { listenAt, originOf, requireFreePort } from './serve/listen.ts'
import { missingDocument } from './build/site/missing-document.ts'
import { onDemo, serveDemo } from './serve/on-demo.ts'
import { outcomePicture } from './situations/outcomes/outcome-picture.ts'
import { takeOutcomePictures } from './situations/outcomes/outcome-pictures.ts'

const FOLDER = 'dist/docs'
const DEMO = '../demo/'
const PICTURES = 'pictures'

const serveOption: Option<number | undefined> = {
  shown: '[port]',
  read: (text) => (text === undefined ? undefined : portOption(4180).read(text || undefined)),
}
const {
  serve,
  since,
  demo,
  'readme-pictures': forReadme,
  others: [only],
} = readArguments(
  'npm run docs',
  {
    serve: serveOption,
    since: namedOption('<git-ref or file>'),
    demo: namedOption('<folder>'),
    'readme-pictures': flag,
  },
  { others: '[contract]', most: 1 },
)
if (only !== undefined && only !== 'contract')
  endWith(`There is no ${only} of the documentation. There is: contract, which has no pictures`)
const hasPictures = only === undefined
if (forReadme && !hasPictures) endWith("The README's pictures show those of the contract: leave contract out")
const place = { command: 'npm run docs', option: '--serve', port: serve ?? 4180, host: 'localhost' }
if (serve !== undefined) await requireFreePort(place)

const { contract, report } = await reportSince(since).catch((error: unknown) => {
  if (error instanceof UnreadableSide) return endWith(error.message)
  throw error
})
await rm(FOLDER, { recursive: true, force: true })
await writeReference(join(FOLDER, 'contract'), {
  contract,
  report,
  places: { home: '../index.html', ...(hasPictures && { gallery: '../gallery/index.html' }) },
  ...(hasPictures && { pictureOf }),
})
const situations = allSituations()
const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
await writeFrontPage(FOLDER, {
  groups: situationsOf('demo/'),
  hasGallery: hasPictures,
  figures: {
    operations: operations.length,
    examples: operations.flatMap(({ responses }) =>
      Object.values(responses['200'].content).flatMap(({ examples = {} }) => Object.keys(examples)),
    ).length,
    situations: situations.length,
  },
  samples: await frontSamples(contract, JSON.parse(await readFile('openapi/usage.json', 'utf8'))),
})
await writeFile(join(FOLDER, '404.html'), missingDocument('Rupya'))
const problems = await withDemo(async (origin) => (hasPictures ? takeAllPictures(origin) : []))
for (const problem of problems) console.error(`No picture of ${problem}`)
if (problems.length > 0) process.exit(1)
if (forReadme) await takeReadmePictures(FOLDER)
console.log(`The documentation is in ${FOLDER}/index.html`)
if (serve !== undefined) {
  await listenAt(createFileServer({ folder: FOLDER }), place)
  console.log(`It is at ${originOf(place)}`)
}

/** The addresses, from an operation's page, of an outcome's picture and of the demo that shows the same. */
function pictureOf(operation: string, outcome: string) {
  const picture = outcomePicture(operation, outcome)
  if (!picture || 'nothing' in picture) return picture
  const { light, dark, address } = picture
  return { light: `${PICTURES}/${light}`, dark: `${PICTURES}/${dark}`, address: addressAt(DEMO, address) }
}

async function takeAllPictures(origin: string): Promise<string[]> {
  const browser = await launchChromium()
  const pictures = join(FOLDER, 'contract', PICTURES)
  await mkdir(pictures, { recursive: true })
  const ofOutcomes = await takeOutcomePictures(browser, origin, pictures)
  const ofSituations = await makeGallery(browser, origin, join(FOLDER, 'gallery'), situations)
  await browser.close()
  return [...ofOutcomes, ...ofSituations]
}

/** Copies the demo into the site, and uses it there. */
function withDemo(use: (origin: string) => Promise<string[]>): Promise<string[]> {
  const folder = join(FOLDER, 'demo')
  if (demo === undefined) return onDemo(use, folder)
  cpSync(demo, folder, { recursive: true })
  return serveDemo(use, folder)
}
