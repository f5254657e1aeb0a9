// npm run preview [-- <url>]: the release build with its real headers, its API proxied to <url>, or to the mock world.
import { build, preview } from 'vite'
import { createWorldServer } from '../mocks/server.ts'
import { addressesToTry } from './addresses.ts'

const WORLD_PORT = 4020
const target = process.argv[2]
if (target && !URL.canParse(target)) {
  console.error('The server must be a whole address: npm run preview -- https://api.example.test')
  process.exit(1)
}
process.env['RUPYA_API'] = target ?? `http://localhost:${WORLD_PORT}`

console.log('Building the release...')
await build({ mode: 'production', logLevel: 'warn' })
if (!target) await new Promise<void>((listening) => createWorldServer().listen(WORLD_PORT, listening))
const server = await preview({ mode: 'production' })
const origin = `http://localhost:${server.config.preview.port}`
console.log(`\nThe release build is at ${origin}, its API at ${process.env['RUPYA_API']}.\n`)
if (!target) console.log(`${addressesToTry(origin)}\n`)
