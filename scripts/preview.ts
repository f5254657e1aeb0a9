// npm run preview [-- <url>]: the release build with its real headers, its API proxied to <url>, or to the mock server.
// --port and --world-port choose other ports than 4173 and 4020; --host lets other devices in, to the app alone.
// --nginx: served by nginx, as production serves it (deploy/README.md).
// --testing: with "Check this shell", for who writes a native shell (docs/guides/shell/try.md). --certificate <file> and --key
// <file>: by https. --name <host>: a name that leads here, of that certificate or of a tunnel.
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { createReleaseServer } from '../deploy/release-server.ts'
import { startNginx } from './serve/start-nginx.ts'
import { DEFAULT_SCENARIO } from '../mocks/scenario.ts'
import { createWorldServer } from '../mocks/server.ts'
import { playScenarioOfAddress } from './serve/address-scenario.ts'
import { addressesToTry, addressOf } from './serve/addresses.ts'
import { endWith, flag, hostOption, namedOption, portOption, readArguments, serverAddressOrExit } from './arguments.ts'
import { buildPreview } from './build/build-preview.ts'
import { howToReach, listenAt, networkOriginOf, originOf, requireFreePort } from './serve/listen.ts'

const command = 'npm run preview'
const {
  port,
  host,
  'world-port': worldPort,
  nginx: isNginx,
  testing: isTesting,
  certificate,
  key,
  name: givenName,
  others: [target],
} = readArguments(
  command,
  {
    port: portOption(4173),
    'world-port': portOption(4020),
    host: hostOption,
    nginx: flag,
    testing: flag,
    certificate: namedOption('<file>'),
    key: namedOption('<file>'),
    name: namedOption('<host>'),
  },
  { others: '[<url>]', most: 1 },
)
// As a browser writes it.
const name = givenName?.toLowerCase()
const place = { command, option: '--port', port, host }
// The app's own proxy calls it. A browser opens only its payment site, which is trusted only on this machine.
const world = { command, option: '--world-port', port: worldPort, host: 'localhost' }
const api = target === undefined ? originOf(world) : serverAddressOrExit(target, `${command} --`)
const tls = readTls()
if (isNginx && (tls || name !== undefined)) endWith('--nginx goes without --certificate, --key and --name.')

await requireFreePort(place)
if (target === undefined) await listenAt(createWorldServer(api), world)
console.log('Building the release...')
const { folder, serving } = await buildPreview({ port, world: target === undefined ? api : undefined, isTesting })
// A connection that the world breaks is a simulated fault.
const onFault =
  target === undefined ? undefined : (reason: string) => console.error(`The API did not answer: ${reason}`)
if (isNginx) await startNginx({ ...serving, root: folder, api, port, host })
else {
  const server = createReleaseServer({ ...serving, folder, api, host: name ?? host, tls, onFault })
  if (target === undefined) playScenarioOfAddress(server, serving.apiBase, console.error)
  await listenAt(server, place)
}
// A name without a certificate is that of a tunnel, which has its own.
const named = name === undefined ? originOf(place) : `https://${name}`
const origin = tls ? `https://${name ?? 'localhost'}:${port}` : named
console.log(`\nThe release build is at ${origin}, its API at ${api}.\n`)
const network = tls ? undefined : networkOriginOf(place)
if (network) console.log(`Other devices find it at ${network}.\n`)
if (isTesting) {
  const ports = target === undefined ? [port, worldPort] : [port]
  const reversed = ports.map((one) => `adb reverse tcp:${one} tcp:${one}`).join(' && ')
  console.log(`Check a shell: ${origin}/testPreview?token=demo&check=shell`)
  console.log(
    name === undefined
      ? `A phone with Android finds it at the same address after: ${reversed}`
      : howToReach(name, place, tls !== undefined),
  )
  console.log('')
}
if (target === undefined && isNginx)
  console.log(`Try ${origin}${addressOf(DEFAULT_SCENARIO)}; nginx knows no other scenario.\n`)
if (target === undefined && !isNginx)
  console.log(
    `${addressesToTry(origin, { testPreview: isTesting })}\nAll tabs of a browser play the scenario of the page that was opened last.\n`,
  )

/** The certificate and its key; undefined for http. Ends the command with one line where they are of no use. */
function readTls() {
  if (certificate === undefined && key === undefined) return undefined
  if (certificate === undefined || key === undefined) return endWith('https needs both, --certificate and --key.')
  try {
    const files = { cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') }
    createSecureContext(files)
    return files
  } catch (error) {
    return endWith(`There is no https with ${certificate} and ${key}: ${Object(error).message}`)
  }
}
