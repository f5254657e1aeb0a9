// npm run bench                  measures everything and prints docs/benchmarks.md: the world and Prism, the contract with 1,000
//                                operations, the first screen and the site against their limits, the contract's pages, nginx and the
//                                preview, the memory of what serves for long, and how long a payment waits for the disk
// npm run bench -- load          only that, or `servers`, `contracts`, `site`, `pages`, `served`, `memory`, `tap`
// npm run bench -- load --write  and keeps what it measured: in docs/benchmarks.md, and of the first screen in the README
// npm run bench -- load --http1  the first screen over HTTP/1.1
// npm run bench -- --quick       one short round of what people wait for, and in `npm test -- full` of the rest: whether it works, not how fast it is.
//                                That contracts can be compared is shown by tests/served/many-operations.test.ts, in `npm test -- full`.
import { availableParallelism, loadavg } from 'node:os'
import { endWith, readArguments } from '../../scripts/arguments.ts'
import { flag } from '../../src/lib/command-line.ts'
import { isFull } from '../setup/full.ts'
import { CONTRACTS_TITLE, contractsSection } from './contracts-section.ts'
import { benchmarksPage, keep } from './keep.ts'
import { LOAD_TITLE, loadSection } from './load/load-section.ts'
import { SITE_TITLE, siteSection } from './load/site-section.ts'
import { MEMORY_TITLE, memorySection } from './memory-section.ts'
import { PAGES_TITLE, pagesSection } from './pages-section.ts'
import { SERVED_TITLE, servedSection } from './compare-static-servers.ts'
import { SERVERS_TITLE, serversSection } from './servers-section.ts'
import { TAP_TITLE, tapSection } from './tap-section.ts'

const MEASURES = {
  servers: { title: SERVERS_TITLE, measure: serversSection },
  contracts: { title: CONTRACTS_TITLE, measure: contractsSection },
  load: { title: LOAD_TITLE, measure: loadSection },
  site: { title: SITE_TITLE, measure: siteSection },
  pages: { title: PAGES_TITLE, measure: pagesSection },
  served: { title: SERVED_TITLE, measure: servedSection },
  memory: { title: MEMORY_TITLE, measure: memorySection },
  tap: { title: TAP_TITLE, measure: tapSection },
}
type Name = keyof typeof MEASURES
// The type of a constant object lists its keys.
const NAMES = Object.keys(MEASURES) as Name[]
const QUICK: Name[] = ['load', 'site', 'served', ...(isFull ? (['servers', 'pages', 'memory', 'tap'] as const) : [])]

const { quick, write, http1, others } = readArguments(
  'npm run bench',
  { quick: flag, write: flag, http1: flag },
  { others: `[${NAMES.join('] [')}]`, most: NAMES.length },
)
const unknown = others.find((name) => !Object.hasOwn(MEASURES, name))
if (unknown !== undefined) endWith(`There is no ${unknown} to measure. There are: ${NAMES.join(', ')}`)
if (quick && write) endWith('A quick run shows that the measurements work. It measures nothing that is worth keeping')

if (http1 && (write || others.join() !== 'load'))
  endWith('--http1 is for the first screen alone, and what is kept is over HTTP/2: npm run bench -- load --http1')

const wanted = NAMES.filter((name) => (others.length > 0 ? others.includes(name) : !quick || QUICK.includes(name)))
// If the machine does other work too, the results vary widely.
const busy = () => (loadavg()[0] ?? 0).toFixed(1)
const sections = new Map<string, string>()
for (const name of wanted) {
  const { title, measure } = MEASURES[name]
  const before = busy()
  const text = await measure({ quick, write, http1 })
  const when = `${new Date().toISOString().slice(0, 10)}, on ${process.platform} with ${availableParallelism()} cores and Node ${process.versions.node}, at a load of ${before} before and ${busy()} after.`
  sections.set(
    title,
    `Measured on ${when}${quick ? ' **A quick run shows that it works, and nothing else.**' : ''}\n\n${text}`,
  )
}
console.log(benchmarksPage(sections))
if (write) keep(sections)
