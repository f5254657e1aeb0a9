// npm start                      the app, with the mock world inside the browser
// npm run start:prism            the app on Prism's answers, which come from the contract's examples
// npm run start:remote -- <url>  the app on a real server
import { createServer } from 'vite'
import { addressesToTry } from './addresses.ts'
import { startPrism } from './prism-server.ts'

const [kind = 'world', target] = process.argv.slice(2)
const started = performance.now()

if (kind === 'remote' && !URL.canParse(target ?? '')) {
  console.error('Say where the server is: npm run start:remote -- https://api.example.test')
  process.exit(1)
}
const PRISM_PORT = 4010
if (kind === 'prism') {
  console.log('Starting Prism with the contract...')
  await startPrism(PRISM_PORT)
}
process.env['RUPYA_API'] = kind === 'prism' ? `http://localhost:${PRISM_PORT}` : (target ?? '')

console.log('Starting the app...')
const server = await createServer({ mode: { world: 'development', prism: 'prism', remote: 'remote' }[kind] ?? 'development' })
await server.listen().catch((error: Error) => {
  console.error(`${error.message}. Another app may be using the port; stop it first.`)
  process.exit(1)
})
const origin = `http://localhost:${server.config.server.port}`
console.log(`\nRupya is at ${origin} (after ${((performance.now() - started) / 1000).toFixed(1)} s).\n`)
console.log(`${addressesToTry(origin)}\n`)
