import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { Measured } from '../measured.ts'
import type { Identity } from './certificate.ts'
import type { Link } from './link.ts'
import { AMOUNT, ANSWERS, ORDER, WORDS } from './order.ts'
import { serve } from './serve.ts'
import { type Conditions, visit } from './visit.ts'

/** The compared pages, in the order of the columns. */
export const LIMIT = 'The limit'
export const APP = 'The app'
const PLAIN = 'The app without its early page'

const LIMIT_PAGE = 'tests/bench/load/limit.html'
const LIMIT_FOLDER = 'dist/limit'
const RELEASE = 'dist/app'

export interface Situation {
  name: string
  /** The network and the phone, in words. */
  says: string
  conditions?: Conditions
  isAgain?: boolean
}

const SLOW_4G: Conditions = { line: { down: 1_600_000, up: 750_000, roundTrip: 150 }, cpu: 4 }
const WEAK: Conditions = { line: { down: 400_000, up: 400_000, roundTrip: 400 }, cpu: 6 }

/** `1.6 Mbit/s down, 0.75 up, a round trip of 150 ms, a phone 4 times slower than this machine`. */
const inWords = ({ line: { down, up, roundTrip }, cpu }: Conditions) =>
  `${down / 1e6} Mbit/s down, ${up / 1e6} up, a round trip of ${roundTrip} ms, a phone ${cpu} times slower than this machine`

export const COLD: Situation = { name: 'First visit on slow 4G', says: inWords(SLOW_4G), conditions: SLOW_4G }
export const SITUATIONS: Situation[] = [
  COLD,
  {
    name: 'Second visit on slow 4G',
    says: `The same, with what the first visit has left in the cache`,
    conditions: SLOW_4G,
    isAgain: true,
  },
  { name: 'First visit on a weak network', says: inWords(WEAK), conditions: WEAK },
]
export const WARM_UP: Situation = { name: 'First visit', says: 'On this machine as it is' }

const AMOUNT_SIZE = '32px'

export type Candidates = Record<string, Link>

/** Builds the release, and serves it and the handwritten page, each at its own origin. */
export async function serveCandidates(identity: Identity, { isHttp1 }: { isHttp1: boolean }): Promise<Candidates> {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('There is no release to measure')
  mkdirSync(LIMIT_FOLDER, { recursive: true })
  const limit = readFileSync(LIMIT_PAGE, 'utf8').replaceAll(/\n\s*(\/\/.*)?/g, '\n')
  writeFileSync(join(LIMIT_FOLDER, 'loanDetails.html'), limit)
  const common = { answers: ANSWERS, identity, isHttp1 }
  return {
    [LIMIT]: await serve({ ...common, folder: LIMIT_FOLDER }),
    [APP]: await serve({ ...common, folder: RELEASE }),
    [PLAIN]: await serve({ ...common, folder: RELEASE, page: 'app.html' }),
  }
}

/**
 * Visits each page in each situation alternately, starting with a different one each round. Throws unless all show the same
 * content.
 */
export async function compareLoads(
  browser: Browser,
  candidates: Candidates,
  { rounds, situations }: { rounds: number; situations: Situation[] },
): Promise<Map<Situation, Measured>> {
  const pages = Object.entries(candidates)
  const tables = new Map(situations.map((situation) => [situation, new Measured()]))
  for (let round = 0; round < rounds; round += 1)
    for (const [situation, measured] of tables)
      for (const [name, link] of turned(pages, round)) {
        const load = await visit(browser, link, {
          ...ORDER,
          ...situation,
          inspect: (page) => requireContent(name, page),
        })
        measured.add(ROWS.firstPaint, name, load.firstPaint)
        measured.add(ROWS.data, name, load.data)
        measured.add(ROWS.takenOver, name, load.takenOver)
        measured.add('Received before the data, kB', name, load.bytes / 1000)
        measured.add('Requests before the data', name, load.requests)
        measured.add('Layout shift', name, load.shift)
      }
  return tables
}

/** Throws unless a page shows all texts of the reply that the screen shows, and the amount in the app's size. */
async function requireContent(name: string, page: Page) {
  const text = await page.innerText('body')
  const missing = WORDS.filter((word) => !text.includes(word))
  if (missing.length > 0) throw new Error(`${name} does not show ${missing.join(', ')}`)
  const amount = page.getByText(AMOUNT, { exact: true }).first()
  const size = await amount.evaluate((element) => getComputedStyle(element).fontSize)
  if (size !== AMOUNT_SIZE) throw new Error(`${name} shows the amount in ${size}, not in ${AMOUNT_SIZE}`)
}

/** The list rotated, so that each round starts with another entry. */
const turned = <Entry>(list: Entry[], round: number): Entry[] => {
  const first = round % list.length
  return [...list.slice(first), ...list.slice(0, first)]
}

/** The values that are compared with the limit. */
export const ROWS = {
  firstPaint: 'First paint, ms',
  data: 'Data on the screen, ms',
  takenOver: 'The app has taken over, ms',
}
