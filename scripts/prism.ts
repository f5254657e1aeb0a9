// npm run prism [-- --port 4010] [--host [address]]: the contract's examples over HTTP. `Prefer: example=order-174` chooses one.
import { hostOption, portOption, readArguments } from './arguments.ts'
import { networkOriginOf, originOf } from './serve/listen.ts'
import { startPrism } from './serve/prism-server.ts'

const command = 'npm run prism'
const place = { command, option: '--port', ...readArguments(command, { port: portOption(4010), host: hostOption }) }
await startPrism(place)
const origin = networkOriginOf(place) ?? originOf(place)
console.log(`Prism is at ${origin}. Try:
  curl -X POST '${origin}/v3/loan-details/loan-details?token=1' -H 'Prefer: example=order-174' \\
    -d productId=1001 -d orderId=723421968459640174`)
