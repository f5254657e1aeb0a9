import { launchChromium } from '../../../scripts/setup/browser.ts'
import { keepBlock } from '../keep.ts'
import { shortNumber, type Measured } from '../measured.ts'
import {
  APP,
  COLD,
  compareLoads,
  LIMIT,
  QUICK,
  ROWS,
  serveCandidates,
  type Situation,
  SITUATIONS,
} from './compare-loads.ts'
import { makeIdentity } from './certificate.ts'
import { drawFilm } from './film.ts'
import { THINKING_MS } from './serve.ts'

const ROUNDS = 5
const TAKES = 3
const FILM = 'docs/first-screen.webp'
const TRIAL_FILM = 'dist/first-screen.webp'
const README = 'README.md'

export const LOAD_TITLE = 'The first screen against its limit'

/** How many times the limit the data of a first visit on slow 4G may take. */
const MOST = { http1: 1.15, http2: 1.06 }

interface Options {
  quick: boolean
  write: boolean
  http1: boolean
}

/** Measures and draws the film. With `write`, stores it and the README's block. */
export async function loadSection({ quick, write, http1 }: Options): Promise<string> {
  const identity = makeIdentity()
  const candidates = await serveCandidates(identity, { isBuilt: quick, isHttp1: http1 })
  const browser = await launchChromium([identity.trust])
  try {
    const rounds = quick ? 1 : ROUNDS
    // Not counted: the first visits make the server compress its files.
    if (!quick) await compareLoads(browser, candidates, { rounds: 1, situations: [QUICK] })
    const tables = await compareLoads(browser, candidates, { rounds, situations: quick ? [QUICK] : SITUATIONS })
    await drawFilm(browser, candidates, {
      situation: quick ? QUICK : COLD,
      takes: quick ? 1 : TAKES,
      file: write ? FILM : TRIAL_FILM,
    })
    if (write) keepBlock(README, 'bench: load', readmeBlock(tables))
    return section(tables, rounds, http1)
  } finally {
    await browser.close()
    for (const link of Object.values(candidates)) link.close()
  }
}

const chapters = (tables: Map<Situation, Measured>) =>
  [...tables].map(
    ([{ name, says }, measured]) =>
      `### ${name}\n\n${says}:\n\n${measured.table({ column: LIMIT, rows: Object.values(ROWS) })}`,
  )

const section = (tables: Map<Situation, Measured>, rounds: number, http1: boolean) => `${chapters(tables).join('\n\n')}

- ${rounds === 1 ? 'One visit' : `${rounds} visits`} of each page in each situation, in turns, each time by a browser without history. **1.08×**: so many times the limit's median.
- On a first visit on slow 4G, the data may take ${MOST[http1 ? 'http1' : 'http2']} times as long as the limit's.
- **The limit** is [a page written by hand](../tests/bench/load/limit.html) with the same content, for this one order in one language: nothing can be much
  faster. Its call starts in its head. It must show every word of the answer that the app shows, the amount as large.
- **The app** is the release of \`npm run build\`. **Without its early page** it is the same release with \`app.html\` at every address: what React can do when
  nothing is drawn before it.
- All are served by one small server over ${http1 ? 'HTTP/1.1' : 'HTTP/2'} as [deploy/](../deploy/README.md) says: compressed once by brotli at its best, pages never kept, assets for ever, the same
  headers. A call is answered after ${THINKING_MS} ms with the contract's example \`order-174\`, byte for byte;
  what the app draws for practice while it waits is another one.
- The line is played packet by packet and shared by all connections. A new one costs two round trips (TCP, TLS 1.3) before its
  first request; a server sends ten packets before it hears back. A second visit still has its connection.
- **Data on the screen**: the end of the frame in which the status, the amount due and the link that pays it are visible. **The app has taken over**: the same in
  the app's own elements, with nothing of the early page left; a page without one has it with the data. **Received** counts replies that were complete, with their headers.`

/** The README's block: the app's medians. */
function readmeBlock(tables: Map<Situation, Measured>): string {
  const rows = Object.values(ROWS)
  const lines = [...tables].map(([{ name }, measured]) => {
    const cells = rows.map((row) => `${shortNumber(measured.median(row, APP))} ms (${measured.times(row, APP, LIMIT)})`)
    return `| ${name} | ${cells.join(' | ')} |`
  })
  return `|  | ${rows.map((row) => row.replace(', ms', '')).join(' | ')} |
| --- | ${rows.map(() => '--:').join(' | ')} |
${lines.join('\n')}

Measured on ${new Date().toISOString().slice(0, 10)}; in brackets, how many times as long as the limit takes. ([How, and what else](docs/benchmarks.md).)`
}
