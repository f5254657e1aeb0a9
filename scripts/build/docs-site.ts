import { cpSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Usage } from '../../contract-tools/diff/usage.ts'
import type { reportSince } from '../../contract-tools/diff/write.ts'
import { writeFrontPage, writeReference } from '../../contract-pages/write-reference.ts'
import { addressAt } from '../../src/lib/address-at.ts'
import { onDemo, serveDemo } from '../serve/on-demo.ts'
import { frontSamples } from '../situations/front/samples.ts'
import { pictureOfFirst, situationsOf } from '../situations/front/situations.ts'
import { takeReadmePictures } from '../situations/front/readme-pictures.ts'
import { DOMAINS } from '../situations/domains.ts'
import { makeGallery } from '../situations/make.ts'
import { outcomeSituations } from '../situations/outcomes/plan.ts'
import { drawSheets } from '../situations/sheets.ts'
import { outcomePicture } from '../situations/outcomes/outcome-picture.ts'
import { takeOutcomePictures } from '../situations/outcomes/outcome-pictures.ts'
import { allSituations } from '../situations/situations.ts'
import { launchChromium } from '../setup/browser.ts'
import { PHONE_LETTERS } from '../situations/phone-font.ts'
import { missingDocument } from './site/missing-document.ts'

const DEMO = '../demo/'
const PICTURES = 'pictures'
const GALLERY = 'gallery'

interface Docs extends Awaited<ReturnType<typeof reportSince>> {
  usage: Usage
  hasPictures: boolean
  /** The folder of a demo that is there. Without one, it is built. */
  demo: string | undefined
  /** For the pictures of the repository: the one operation whose outcomes are pictured. */
  outcomesOf: string | undefined
}

/** Writes the documentation's site. Returns what there is no picture of. */
export async function writeDocs(
  folder: string,
  { contract, report, usage, hasPictures, demo, outcomesOf }: Docs,
): Promise<string[]> {
  await rm(folder, { recursive: true, force: true })
  await writeReference(join(folder, 'contract'), {
    contract,
    report,
    usage,
    places: { home: '../index.html', ...(hasPictures && { gallery: '../gallery/index.html' }) },
    ...(hasPictures && { pictureOf }),
  })
  const situations = allSituations()
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  await writeFrontPage(folder, {
    groups: situationsOf('demo/'),
    picture: hasPictures ? pictureOfFirst('gallery/') : undefined,
    hasGallery: hasPictures,
    figures: {
      operations: operations.length,
      examples: operations.flatMap(({ responses }) =>
        Object.values(responses['200'].content).flatMap(({ examples = {} }) => Object.keys(examples)),
      ).length,
      situations: situations.length,
    },
    samples: await frontSamples(contract, usage),
  })
  await writeFile(join(folder, '404.html'), missingDocument('Rupya'))
  return withDemo(
    async (origin) => {
      if (!hasPictures) return []
      const browser = await launchChromium(PHONE_LETTERS)
      const problems = await takeAllPictures(browser, origin, folder, outcomesOf)
      if (outcomesOf && problems.length === 0) {
        await drawSheets(browser, { situations, folder: join(folder, GALLERY), domains: DOMAINS })
        await takeReadmePictures(browser, folder, contract)
      }
      await browser.close()
      return problems
    },
    folder,
    demo,
  )
}

/** The addresses, from an operation's page, of an outcome's picture and of the demo that shows the same. */
function pictureOf(operation: string, outcome: string) {
  const picture = outcomePicture(operation, outcome)
  if (!picture || 'nothing' in picture) return picture
  const { light, dark, address } = picture
  return { light: `${PICTURES}/${light}`, dark: `${PICTURES}/${dark}`, address: addressAt(DEMO, address) }
}

async function takeAllPictures(browser: Browser, origin: string, folder: string, only?: string): Promise<string[]> {
  const pictures = join(folder, 'contract', PICTURES)
  await mkdir(pictures, { recursive: true })
  const outcomes = outcomeSituations().filter(({ operation }) => only === undefined || operation === only)
  const ofOutcomes = await takeOutcomePictures(browser, origin, pictures, outcomes)
  const ofSituations = await makeGallery(browser, origin, join(folder, GALLERY), allSituations())
  return [...ofOutcomes, ...ofSituations]
}

/** Copies the demo into the site, and uses it there. */
function withDemo(use: (origin: string) => Promise<string[]>, site: string, demo?: string): Promise<string[]> {
  const folder = join(site, 'demo')
  if (demo === undefined) return onDemo(use, folder)
  cpSync(demo, folder, { recursive: true })
  return serveDemo(use, folder)
}
