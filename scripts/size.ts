// npm run size             each screen of the release (after `npm run build`) against its budget, a file in tests/budgets: what
//                          one load of it brings, in kB as servers send it (brotli), and in how many requests
// npm run size -- --write  writes down what the screens bring now
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createReleaseServer } from '../deploy/release-server.ts'
import { createWorldServer } from '../mocks/server.ts'
import { SITE_PATHS } from '../src/app/site/paths.ts'
import { endWith, flag, readArguments } from './arguments.ts'
import { launchChromium } from './browser.ts'
import { routes } from './gallery-states.ts'
import { keepFormatted } from './keep-formatted.ts'
import { servingOf } from './release.ts'
import { loadOf } from './size-load.ts'
import { type Budget, excessOf, nameOf } from './size-budget.ts'

const FOLDER = 'tests/budgets'
/** What comes late on a busy machine looks like one more link of a chain: then the load is measured again. */
const MOST_LOADS = 4
/** Most of a load is waiting. */
const AT_ONCE = 4

const { write } = readArguments('npm run size', { write: flag })
if (!existsSync('dist/app')) endWith('There is no release to measure. Build it first: npm run build')

const budgets = readdirSync(FOLDER).map((file): [string, Budget] => [
  file.replace('.json', ''),
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
])
// Second addresses of a page bring the same.
const screens = routes().filter((path) => !(path in SITE_PATHS) || Object.values<string>(SITE_PATHS).includes(path))
const missing = screens.filter((path) => !budgets.some(([name]) => name === nameOf(path)))
if (missing.length > 0)
  endWith(`These have no budget in ${FOLDER}: ${missing.join(', ')}. One begins with its { "address": "/..." }`)

const world = createServer()
const api = await listenAnywhere(world)
const answers = createWorldServer(api)
world.on('request', (request, response) => answers.emit('request', request, response))
const server = createReleaseServer({ ...servingOf('dist/app'), folder: 'dist/app', api })
const origin = await listenAnywhere(server)
const browser = await launchChromium()

const problems: string[] = []
const waiting = [...budgets]
await Promise.all(Array.from({ length: AT_ONCE }, workOff))
await browser.close()
for (const each of [server, world]) {
  each.close()
  each.closeAllConnections()
}

console.log(`${budgets.length} screens, ${problems.length} above their budget`)
for (const problem of problems.toSorted()) console.error(problem)
if (problems.length > 0) endWith('Where it has to be so: npm run size -- --write')

/** The address of a server at a port that is free. */
async function listenAnywhere(listening: Server): Promise<string> {
  await once(listening.listen(0, 'localhost'), 'listening')
  // A server that listens on a port has an address with one.
  return `http://localhost:${(listening.address() as AddressInfo).port}`
}

async function workOff() {
  for (let next = waiting.pop(); next; next = waiting.pop()) await measure(...next)
}

async function measure(name: string, budget: Budget) {
  let found = await loadOf(browser, origin, budget)
  for (let loads = 1; write ? loads < 2 : loads < MOST_LOADS && excessOf(budget, found).length > 0; loads += 1) {
    const again = await loadOf(browser, origin, budget)
    // What had not come yet when it was measured is no budget.
    const fuller = write && found.script > again.script ? found : again
    found = { ...fuller, depth: Math.min(found.depth, again.depth) }
  }
  const { address, scenario } = budget
  if (write) keepFormatted(join(FOLDER, `${name}.json`), { address, scenario, ...found })
  else problems.push(...excessOf(budget, found).map((excess) => `${name}: ${excess}`))
}
