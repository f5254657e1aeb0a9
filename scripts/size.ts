// npm run size             compares each screen of the release (after `npm run build`) with its budget, a file in tests/budgets:
//                          the kB of one load as servers send it (brotli), and the number of requests
// npm run size -- --write  writes the current values of the screens that changed into their budgets
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createReleaseServer } from '../deploy/release-server.ts'
import { cloudflareProblem } from '../deploy/static-hosts.ts'
import { createWorldServer } from '../mocks/server.ts'
import { EXAMPLE_SCENARIO, exampleAddress, type ScreenPath, screenPaths } from '../src/app/screens.ts'
import { isSitePath, SITE_PATHS } from '../src/site/paths.ts'
import { endWith, readArguments } from './arguments.ts'
import { flag } from '../src/lib/command-line.ts'
import { launchChromium } from './setup/browser.ts'
import { largestModules, readEarlyModules } from './build/early/modules.ts'
import { keepFormatted } from './check/keep-formatted.ts'
import { servingOf } from './build/release.ts'
import { loadOf } from './check/size/load.ts'
import { excessOf, type Load } from './check/size/budget.ts'

const FOLDER = 'tests/budgets'
/** A late reply on a busy machine looks like a longer chain; then the load is measured again. */
const MOST_LOADS = 4
/** A load mostly waits. */
const AT_ONCE = 4

const { write } = readArguments('npm run size', { write: flag })
if (!existsSync('dist/app')) endWith('There is no release to measure. Build it first: npm run build')

// A second address of a page loads the same.
const screens = screenPaths.filter((path) => !isSitePath(path) || SITE_PATHS[path] === path)
const fileOf = (path: ScreenPath) => join(FOLDER, `${path.slice(1) || 'index'}.json`)
const missing = screens.filter((path) => !existsSync(fileOf(path)))
if (missing.length > 0 && !write)
  endWith(`These have no budget in ${FOLDER}: ${missing.join(', ')}. npm run size -- --write gives them one`)

const left = readdirSync(FOLDER).filter((file) => !screens.some((path) => fileOf(path) === join(FOLDER, file)))
if (left.length > 0) endWith(`No screen has these budgets any more, delete them: ${left.join(', ')} in ${FOLDER}`)

const world = createServer()
const api = await listenAnywhere(world)
const answers = createWorldServer(api)
world.on('request', (request, response) => answers.emit('request', request, response))
const server = createReleaseServer({ ...servingOf('dist/app'), folder: 'dist/app', api })
const origin = await listenAnywhere(server)
const browser = await launchChromium()

const early = readEarlyModules('dist/app')
const problems: string[] = []
const waiting = [...screens]
await Promise.all(Array.from({ length: AT_ONCE }, workOff))
await browser.close()
for (const each of [server, world]) {
  each.close()
  each.closeAllConnections()
}

console.log(`${screens.length} screens, ${problems.length} above their budget`)
const unsent = cloudflareProblem(readFileSync('dist/app/_headers', 'utf8'))
if (unsent !== undefined) endWith(`dist/app/_headers: ${unsent}. What to do instead: deploy/README.md`)
for (const problem of problems.toSorted()) console.error(problem)
if (problems.length > 0) endWith('Where it has to be so: npm run size -- --write')

/** The address of a server at a free port. */
async function listenAnywhere(listening: Server): Promise<string> {
  await once(listening.listen(0, 'localhost'), 'listening')
  // A server that listens on a port has such an address.
  return `http://localhost:${(listening.address() as AddressInfo).port}`
}

async function workOff() {
  for (let next = waiting.pop(); next; next = waiting.pop()) await measure(next)
}

async function measure(path: ScreenPath) {
  const file = fileOf(path)
  const budget: Load | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const excess = (load: Load) => (budget ? excessOf(budget, load) : [])
  const load = () => loadOf(browser, origin, { address: exampleAddress(path), scenario: EXAMPLE_SCENARIO })
  let found = await load()
  for (let loads = 1; write ? loads < 2 : loads < MOST_LOADS && excess(found).length > 0; loads += 1) {
    const again = await load()
    // A measurement with missing files is not a budget.
    const fuller = write && found.script > again.script ? found : again
    found = { ...fuller, depth: Math.min(found.depth, again.depth) }
  }
  // What is let pass is no reason to change a budget, in either direction.
  const isOther = !budget || excess(found).length > 0 || excessOf(found, budget).length > 0
  if (write && isOther) keepFormatted(file, found)
  if (write) return
  const above = excess(found)
  if (above.length === 0) return
  const largest = budget && found.page > budget.page ? largestModules(early, path.slice(1)) : ''
  problems.push(`${path}: ${[...above, ...(largest ? [largest] : [])].join('; ')}`)
}
