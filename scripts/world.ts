// npm run world [-- --port 4020]: the mock world as an HTTP server.
import { parseArgs } from 'node:util'
import { createWorldServer } from '../mocks/server.ts'
import { listenOrExplain } from './listen.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } })
const origin = `http://localhost:${values.port}`
await listenOrExplain(createWorldServer(origin), Number(values.port), '--port 4021')
console.log(`The world is at ${origin}; its scenarios are listed at ${origin}/__world`)
