// Compares the screens in tests/budgets.json with their budgets, after `npm run build`: the kB of one load as servers send it
// (brotli), and the number of requests. --write writes the current values of the screens that changed.
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createReleaseServer } from '../deploy/release-server.ts'
import { cloudflareProblem } from '../deploy/static-hosts.ts'
import { createWorldServer } from '../mocks/server.ts'
import { EXAMPLE_SCENARIO, exampleAddress } from '../src/app/screens.ts'
import budgets from '../tests/budgets.json' with { type: 'json' }
import { endWith, flag, readArguments } from './arguments.ts'
import { launchChromium } from './setup/browser.ts'
import { keepFormatted } from './check/keep-formatted.ts'
import { servingOf } from './build/release.ts'
import { loadOf } from './check/size/load.ts'
import { excessOf } from './check/size/budget.ts'

type Budgeted = keyof typeof budgets

const FILE = 'tests/budgets.json'
/** A late reply on a busy machine looks like a longer chain; then the load is measured again. */
const MOST_LOADS = 4
/** A load mostly waits. */
const AT_ONCE = 4

const { write } = readArguments('node scripts/setup.js scripts/size.ts', { write: flag })
if (!existsSync('dist/app')) endWith('There is no release to measure. Build it first: npm run build')

const world = createServer()
const api = await listenAnywhere(world)
const answers = createWorldServer(api)
world.on('request', (request, response) => answers.emit('request', request, response))
const server = createReleaseServer({ ...servingOf('dist/app'), folder: 'dist/app', api })
const origin = await listenAnywhere(server)
const browser = await launchChromium()

const problems: string[] = []
// The type of an object lists its keys.
const screens = Object.keys(budgets) as Budgeted[]
const waiting = [...screens]
await Promise.all(Array.from({ length: AT_ONCE }, workOff))
await browser.close()
for (const each of [server, world]) {
  each.close()
  each.closeAllConnections()
}

if (write) keepFormatted(FILE, budgets)
console.log(`${screens.length} screens, ${problems.length} above their budget`)
const unsent = cloudflareProblem(readFileSync('dist/app/_headers', 'utf8'))
if (unsent !== undefined) endWith(`dist/app/_headers: ${unsent}. What to do instead: deploy/README.md`)
for (const problem of problems.toSorted()) console.error(problem)
if (problems.length > 0) endWith('Where it has to be so: node scripts/setup.js scripts/size.ts --write')

/** The address of a server at a free port. */
async function listenAnywhere(listening: Server): Promise<string> {
  await once(listening.listen(0, 'localhost'), 'listening')
  // A server that listens on a port has such an address.
  return `http://localhost:${(listening.address() as AddressInfo).port}`
}

async function workOff() {
  for (let next = waiting.pop(); next; next = waiting.pop()) await measure(next)
}

async function measure(path: Budgeted) {
  const budget = budgets[path]
  const load = () => loadOf(browser, origin, { address: exampleAddress(path), scenario: EXAMPLE_SCENARIO })
  let found = await load()
  for (let loads = 1; write ? loads < 2 : loads < MOST_LOADS && excessOf(budget, found).length > 0; loads += 1) {
    const again = await load()
    // A measurement with missing files is not a budget.
    const fuller = write && found.script > again.script ? found : again
    found = { ...fuller, depth: Math.min(found.depth, again.depth) }
  }
  const above = excessOf(budget, found)
  if (!write && above.length > 0) problems.push(`${path}: ${above.join('; ')}`)
  // What is let pass is no reason to change a budget, in either direction.
  if (write && above.length + excessOf(found, budget).length > 0) budgets[path] = found
}
