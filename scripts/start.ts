// npm start                      the app, with the mock world inside the browser
// npm run start:prism            the app on Prism's answers, which come from the contract's examples
// npm run start:remote -- <url>  the app on a real server
// --port and --prism-port choose other ports than 5173 and 4010.
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { addressesToTry } from './addresses.ts'
import { startPrism } from './prism-server.ts'

const MODES = { world: 'development', prism: 'prism', remote: 'remote' }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '5173' }, 'prism-port': { type: 'string', default: '4010' } },
})
const [kind = 'world', target] = positionals
if (kind !== 'world' && kind !== 'prism' && kind !== 'remote')
  throw new Error(`There is no way to start called ${kind}`)
if (kind === 'remote' && (target === undefined || !URL.canParse(target))) {
  console.error('Say where the server is: npm run start:remote -- https://api.example.test')
  process.exit(1)
}

const started = performance.now()
if (kind === 'prism') {
  console.log('Starting Prism with the contract...')
  await startPrism(Number(values['prism-port']))
}
process.env['RUPYA_API'] = target ?? `http://localhost:${values['prism-port']}`

console.log('Starting the app...')
const server = await createServer({ mode: MODES[kind], server: { port: Number(values.port) } })
await server.listen().catch((error: Error) => {
  console.error(`${error.message}. Choose another port: npm start -- --port 5174`)
  process.exit(1)
})
const origin = `http://localhost:${values.port}`
console.log(`\nRupya is at ${origin} (after ${((performance.now() - started) / 1000).toFixed(1)} s).\n`)
if (kind !== 'remote') console.log(`${addressesToTry(origin, { testPreview: true })}\n`)
