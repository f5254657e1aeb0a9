// npm run contract:verify -- <url> [options]: asks a server every example of the contract and says what is wrong with its
// answers. It changes nothing there without --allow-writes. docs/verifier.md tells the options.
import { readFile } from 'node:fs/promises'
import { main } from '../verifier/cli.ts'

process.exitCode = await main({
  name: 'npm run contract:verify',
  args: process.argv.slice(2),
  bundle: async () => JSON.parse(await readFile('openapi/generated/openapi.json', 'utf8')),
  journeys: async () => JSON.parse(await readFile('openapi/generated/journeys.arazzo.json', 'utf8')),
})
