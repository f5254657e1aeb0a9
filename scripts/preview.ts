// npm run preview [-- <url>]: the release build with its real headers, its API proxied to <url>, or to the mock server.
// --port and --world-port choose other ports than 4173 and 4020; --host lets other devices in, to the app alone.
// --nginx: served by nginx, as production serves it (deploy/README.md).
import { createReleaseServer } from '../deploy/release-server.ts'
import { startNginx } from './serve/start-nginx.ts'
import { DEFAULT_SCENARIO } from '../mocks/scenario.ts'
import { createWorldServer } from '../mocks/server.ts'
import { playScenarioOfAddress } from './serve/address-scenario.ts'
import { addressesToTry, addressOf } from './serve/addresses.ts'
import { flag, hostOption, portOption, readArguments, serverAddressOrExit } from './arguments.ts'
import { buildPreview } from './build/build-preview.ts'
import { listenAt, networkOriginOf, originOf, requireFreePort } from './serve/listen.ts'

const command = 'npm run preview'
const {
  port,
  host,
  'world-port': worldPort,
  nginx: isNginx,
  others: [target],
} = readArguments(
  command,
  { port: portOption(4173), 'world-port': portOption(4020), host: hostOption, nginx: flag },
  { others: '[<url>]', most: 1 },
)
const place = { command, option: '--port', port, host }
// The app's own proxy calls it. A browser opens only its payment site, which is trusted only on this machine.
const world = { command, option: '--world-port', port: worldPort, host: 'localhost' }
const api = target === undefined ? originOf(world) : serverAddressOrExit(target, `${command} --`)

await requireFreePort(place)
if (target === undefined) await listenAt(createWorldServer(api), world)
console.log('Building the release...')
const { folder, serving } = await buildPreview({ port, world: target === undefined ? api : undefined })
// A connection that the world breaks is a simulated fault.
const onFault =
  target === undefined ? undefined : (reason: string) => console.error(`The API did not answer: ${reason}`)
if (isNginx) await startNginx({ ...serving, root: folder, api, port, host })
else {
  const server = createReleaseServer({ ...serving, folder, api, host, onFault })
  if (target === undefined) playScenarioOfAddress(server, serving.apiBase, console.error)
  await listenAt(server, place)
}
const origin = originOf(place)
console.log(`\nThe release build is at ${origin}, its API at ${api}.\n`)
const network = networkOriginOf(place)
if (network) console.log(`Other devices find it at ${network}.\n`)
if (target === undefined && isNginx)
  console.log(`Try ${origin}${addressOf(DEFAULT_SCENARIO)}; nginx knows no other scenario.\n`)
if (target === undefined && !isNginx)
  console.log(
    `${addressesToTry(origin, { testPreview: false })}\nAll tabs of a browser play the scenario of the page that was opened last.\n`,
  )
