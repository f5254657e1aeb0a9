// npm run contract:verify -- <url> [options]: sends every example of the contract to a server and reports mistakes in
// its answers. Changes nothing there without --allow-writes. docs/verifier.md explains the options.
import { readFile } from 'node:fs/promises'
import { main } from '../packages/verifier/index.ts'

const bundleFile = 'openapi/generated/openapi.json'

process.exitCode = await main({
  name: 'npm run contract:verify',
  version: JSON.parse(await readFile('package.json', 'utf8')).version,
  args: process.argv.slice(2),
  readme: 'docs/verifier.md',
  bundle: async () => JSON.parse(await readFile(bundleFile, 'utf8')),
  bundleFile,
  journeys: async () => JSON.parse(await readFile('openapi/generated/journeys.arazzo.json', 'utf8')),
})
