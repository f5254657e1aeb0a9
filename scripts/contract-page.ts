// npm run contract:page: the contract as one page without a server, in dist/contract/index.html.
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { bundleContract } from './contract/bundle.ts'
import { forReaders } from './contract/for-readers.ts'

const PAGE = 'dist/contract/index.html'
const SOURCE = '.cache/contract-page.json'

await mkdir('.cache', { recursive: true })
await mkdir('dist/contract', { recursive: true })
await writeFile(SOURCE, JSON.stringify(forReaders(await bundleContract(process.cwd()))))
const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'build-docs', SOURCE, '--output', PAGE, '--inlineBundle']
const look = ['--title', 'Rupya: the contract', '--openapi.hideDownloadButtons', '--openapi.disableSearch']
const { status } = spawnSync(process.execPath, [...redocly, ...look], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
})
if (status === 0) console.log(`The contract's page is ${PAGE}`)
process.exitCode = status ?? 1
