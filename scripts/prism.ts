// npm run prism [-- --port 4010]: the contract's examples over HTTP. `Prefer: example=order-174` chooses one.
import { parseArgs } from 'node:util'
import { startPrism } from './prism-server.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } })
await startPrism(Number(values.port))
console.log(`Prism is at http://localhost:${values.port}. Try:
  curl -X POST 'http://localhost:${values.port}/v3/loan-details/loan-details?token=1' -H 'Prefer: example=order-174' \\
    -d productId=1001 -d orderId=723421968459640174`)
