// npm start                    the app, with the mock server inside the browser
// npm start -- --prism         the app on Prism's answers, which come from the contract's examples
// npm start -- --remote <url>  the app on a real server
// `--port 5174` and `--prism 4011` choose other ports than 5173 and 4010; --host lets other devices in.
import { createServer } from 'vite'
import { addressesToFill, addressesToTry } from './serve/addresses.ts'
import { whyUnreachable } from './serve/why-unreachable.ts'
import {
  endWith,
  hostOption,
  namedOption,
  optionalPort,
  portOption,
  readArguments,
  serverAddressOrExit,
} from './arguments.ts'
import { networkOriginOf, originOf, requireFreePort, serveViteAt } from './serve/listen.ts'
import { startPrism } from './serve/prism-server.ts'

const command = 'npm start'
const {
  port,
  host,
  prism: prismPort,
  remote: named,
} = readArguments(command, {
  port: portOption(5173),
  host: hostOption,
  prism: optionalPort(4010),
  remote: namedOption('<url>'),
})
if (prismPort !== undefined && named !== undefined) endWith('--prism and --remote are two servers: choose one.')
const remote = named === undefined ? undefined : serverAddressOrExit(named, `${command} -- --remote`)
const place = { command, option: '--port', port, host }

const started = performance.now()
await requireFreePort(place)
let mode = 'development'
if (prismPort !== undefined) {
  mode = 'prism'
  const prism = { command, option: '--prism', port: prismPort, host: 'localhost' }
  process.env['RUPYA_API'] = originOf(prism)
  console.log('Starting Prism with the contract...')
  await startPrism(prism)
}
if (remote !== undefined) {
  mode = 'remote'
  process.env['RUPYA_API'] = remote
}

console.log('Starting the app...')
await serveViteAt(place, async (address) => {
  const server = await createServer({ mode, server: { port, host: address } })
  return server.listen()
})
const origin = originOf(place)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`\nRupya is at ${origin} (after ${seconds} s).\n`)
const network = networkOriginOf(place)
if (network) console.log(`Other devices find it at ${network}.\n`)
const addresses = remote === undefined ? addressesToTry(origin, { testPreview: true }) : addressesToFill(origin)
console.log(`${addresses}\n`)
const unreachable = remote && (await whyUnreachable(remote))
if (unreachable)
  console.error(
    `${unreachable} Until it answers, every screen says that there is no connection; start it, and reload.\n`,
  )
