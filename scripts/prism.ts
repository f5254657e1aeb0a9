// npm run prism: the contract's examples over HTTP. `Prefer: example=order-174` chooses one.
import { startPrism } from './prism-server.ts'

const PORT = 4010
await startPrism(PORT)
console.log(`Prism is at http://localhost:${PORT}. Try:
  curl -X POST http://localhost:${PORT}/v3/loan-details/loan-details -H 'Prefer: example=order-174' \\
    -d productId=1001 -d orderId=723421968459640174`)
