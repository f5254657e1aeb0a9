// npm run world [-- --port 4020] [--host [address]]: the mock server as an HTTP server.
import { createWorldServer } from '../mocks/server.ts'
import { hostOption, portOption, readArguments } from './arguments.ts'
import { listenAt, networkOriginOf, originOf } from './serve/listen.ts'

const command = 'npm run world'
const place = { command, option: '--port', ...readArguments(command, { port: portOption(4020), host: hostOption }) }
const origin = networkOriginOf(place) ?? originOf(place)
await listenAt(createWorldServer(origin), place)
console.log(`The world is at ${origin}; its scenarios are listed at ${origin}/__world`)
