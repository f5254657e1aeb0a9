// npm run bench             measures the first screen of the release against a page written by hand, and prints it
// npm run bench -- --write  keeps it: in docs/benchmarks.md and the README, with the film docs/first-screen.webp
// npm run bench -- --http1  over HTTP/1.1
import { readFileSync, writeFileSync } from 'node:fs'
import { endWith, flag, readArguments } from '../../scripts/arguments.ts'
import { formatFiles } from '../../scripts/check/keep-formatted.ts'
import { launchChromium } from '../../scripts/setup/browser.ts'
import { makeIdentity } from './load/certificate.ts'
import {
  APP,
  COLD,
  compareLoads,
  LIMIT,
  ROWS,
  serveCandidates,
  type Situation,
  SITUATIONS,
  WARM_UP,
} from './load/compare-loads.ts'
import { drawFilm } from './load/film.ts'
import { THINKING_MS } from './load/serve.ts'
import { type Measured, shortNumber } from './measured.ts'

const ROUNDS = 5
const TAKES = 3
const PAGE = 'docs/benchmarks.md'
const FILM = 'docs/first-screen.webp'
const README = 'README.md'
const BLOCK = /(?<=<!-- bench: load -->\n)[^]*(?=\n<!-- \/bench: load -->)/

/** How many times the limit the data of a first visit on slow 4G may take. */
const MOST = { http1: 1.15, http2: 1.06 }

const { write, http1 } = readArguments('npm run bench', { write: flag, http1: flag })
if (http1 && write) endWith('What is kept is over HTTP/2')

const identity = makeIdentity()
const candidates = await serveCandidates(identity, { isHttp1: http1 })
const browser = await launchChromium([identity.trust])
try {
  // Not counted: the first visits make the server compress its files.
  await compareLoads(browser, candidates, { rounds: 1, situations: [WARM_UP] })
  const tables = await compareLoads(browser, candidates, { rounds: ROUNDS, situations: SITUATIONS })
  console.log(pageOf(tables))
  if (write) {
    await drawFilm(browser, candidates, { situation: COLD, takes: TAKES, file: FILM })
    const readme = readFileSync(README, 'utf8')
    if (!BLOCK.test(readme)) throw new Error(`${README} has no <!-- bench: load --> with its <!-- /bench: load -->`)
    writeFileSync(README, readme.replace(BLOCK, `\n${readmeTable(tables)}\n`))
    writeFileSync(PAGE, pageOf(tables))
    formatFiles(README, PAGE)
  }
} finally {
  await browser.close()
  for (const link of Object.values(candidates)) link.close()
}

function pageOf(tables: Map<Situation, Measured>): string {
  const chapters = [...tables].map(
    ([{ name, says }, measured]) =>
      `## ${name}\n\n${says}:\n\n${measured.table({ column: LIMIT, rows: Object.values(ROWS) })}`,
  )
  return `# The first screen against its limit

Written by \`npm run bench -- --write\`. Each table compares pages within one run, in turns; numbers of two runs are not to be
compared. A cell is a median, with the least and the most. **1.08×**: so many times the limit's median.

${chapters.join('\n\n')}

## How it is measured

- ${ROUNDS} visits of each page in each situation, in turns, each time by a browser without history.
- On a first visit on slow 4G, the data may take ${MOST[http1 ? 'http1' : 'http2']} times as long as the limit's.
- **The limit** is [a page written by hand](../tests/bench/load/limit.html) with the same content, for this one order in one language: nothing can be much
  faster. Its call starts in its head. It must show every word of the answer that the app shows, the amount as large.
- **The app** is the release of \`npm run build\`. **Without its early page** it is the same release with \`app.html\` at every address: what React can do when
  nothing is drawn before it.
- All are served by one small server over ${http1 ? 'HTTP/1.1' : 'HTTP/2'} as [deploy/](../deploy/README.md) says: compressed once by brotli at its best, pages never kept, assets for ever, the same
  headers. A call is answered after ${THINKING_MS} ms with the contract's example \`order-174\`, byte for byte;
  what the app draws for practice while it waits is another one.
- The line is played packet by packet and shared by all connections. A new one costs two round trips (TCP, TLS 1.3)
  before its first request; a server sends ten packets before it hears back. A second visit still has its connection.
- **Data on the screen**: the end of the frame in which the status, the amount due and the link that pays it are visible. **The app has taken over**: the same in
  the app's own elements, with nothing of the early page left; a page without one has it with the data. **Received** counts replies that were complete, with their headers.
`
}

/** The app's medians. */
function readmeTable(tables: Map<Situation, Measured>): string {
  const rows = Object.values(ROWS)
  const lines = [...tables].map(([{ name }, measured]) => {
    const cells = rows.map((row) => `${shortNumber(measured.median(row, APP))} ms (${measured.times(row, APP, LIMIT)})`)
    return `| ${name} | ${cells.join(' | ')} |`
  })
  return `|  | ${rows.map((row) => row.replace(', ms', '')).join(' | ')} |
| --- | ${rows.map(() => '--:').join(' | ')} |
${lines.join('\n')}
`
}
