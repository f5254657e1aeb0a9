// npm start                      the app, with the mock world inside the browser
// npm run start:prism            the app on Prism's answers, which come from the contract's examples
// npm run start:remote -- <url>  the app on a real server
// --port and --prism-port choose other ports than 5173 and 4010; --host lets other devices in.
import { createServer } from 'vite'
import { addressesToFill, addressesToTry } from './serve/addresses.ts'
import { whyUnreachable } from './serve/why-unreachable.ts'
import { hostOption, portOption, readArguments, serverAddressOrExit } from './arguments.ts'
import { networkOriginOf, originOf, requireFreePort, serveViteAt } from './serve/listen.ts'
import { startPrism } from './serve/prism-server.ts'

const MODES = { world: 'development', prism: 'prism', remote: 'remote' }
const OPTIONS = { port: portOption(5173), host: hostOption }
const PRISM_OPTIONS = { ...OPTIONS, 'prism-port': portOption(4010) }

const [first, ...rest] = process.argv.slice(2)
const kind = first === 'prism' || first === 'remote' ? first : 'world'
const command = kind === 'world' ? 'npm start' : `npm run start:${kind}`
const args = kind === 'world' ? process.argv.slice(2) : rest
const given =
  kind === 'prism'
    ? readArguments(command, PRISM_OPTIONS, { args })
    : {
        ...readArguments(command, OPTIONS, { args, ...(kind === 'remote' && { others: '<url>', most: 1 }) }),
        'prism-port': 0,
      }
const { port, host } = given
const place = { command, option: '--port', port, host }
const remote = kind === 'remote' ? serverAddressOrExit(given.others[0], command) : undefined

const started = performance.now()
await requireFreePort(place)
if (kind === 'prism') {
  const prism = { command, option: '--prism-port', port: given['prism-port'], host: 'localhost' }
  process.env['RUPYA_API'] = originOf(prism)
  console.log('Starting Prism with the contract...')
  await startPrism(prism)
}
if (remote !== undefined) process.env['RUPYA_API'] = remote

console.log('Starting the app...')
await serveViteAt(place, async (address) => {
  const server = await createServer({ mode: MODES[kind], server: { port, host: address } })
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
