// npm run preview [-- <url>]: the release build with its real headers, its API proxied to <url>, or to the mock world.
// --port and --world-port choose other ports than 4173 and 4020.
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'
import { createWorldServer } from '../mocks/server.ts'
import { listenOrExplain } from './listen.ts'
import { addressesToTry } from './addresses.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4173' }, 'world-port': { type: 'string', default: '4020' } },
})
const [target] = positionals
if (target !== undefined && !URL.canParse(target)) {
  console.error('The server must be a whole address: npm run preview -- https://api.example.test')
  process.exit(1)
}
const api = target ?? `http://localhost:${values['world-port']}`
process.env['RUPYA_API'] = api

if (target === undefined) {
  await listenOrExplain(createWorldServer(api), Number(values['world-port']), '--world-port 4021')
  process.env['VITE_PAYMENT_ORIGINS'] = api
}
console.log('Building the release...')
// Apart from dist/app: what ships must not know the world's payment site.
const release = { mode: 'production', build: { outDir: 'dist/preview' } }
await build({ ...release, logLevel: 'warn' })
await preview({ ...release, preview: { port: Number(values.port) } })
const origin = `http://localhost:${values.port}`
console.log(`\nThe release build is at ${origin}, its API at ${api}.\n`)
if (target === undefined) console.log(`${addressesToTry(origin, { testPreview: false })}\n`)
