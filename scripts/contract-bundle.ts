// npm run contract:bundle [-- --for server [--openapi 3.0.3|3.1]] [<file>]: the whole contract as one OpenAPI file, for
// other people. `--for server`: only what servers should send, for code generators and other tools.
// npm run contract:bundle -- --verifier: the verifier as a file that runs by itself on Node 20 or later, without this repository:
// with our contract (dist/rupya-verifier-<version>.tgz; a backend team runs it by `npx -p ./<the file> rupya-verifier <url>`),
// and for any contract (dist/outcome-verifier-<version>.tgz).
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { choiceOption, endWith, flag, readArguments } from './arguments.ts'
import { bundleContract } from '../contract/bundle/write.ts'
import type { ContractDocument } from '../contract/read/document.ts'
import { inOpenApi30 } from '../contract/server/openapi-3-0.ts'
import { forServer } from '../contract/server/write.ts'

const {
  for: reader,
  openapi,
  verifier,
  others,
} = readArguments(
  'npm run contract:bundle',
  { for: choiceOption(['server']), openapi: choiceOption(['3.1', '3.0.3']), verifier: flag },
  { others: '[<file>]', most: 1 },
)
if (openapi !== undefined && !reader) endWith('--openapi is for `--for server`: the whole contract is 3.1.')
if (verifier && (reader || others.length > 0))
  endWith('--verifier writes files of its own names: give it nothing else.')
const version = openapi ?? '3.1'

try {
  const contract = await bundleContract(process.cwd())
  if (verifier) await packVerifiers(contract.info.version)
  else await writeBundle(contract)
} catch (error) {
  endWith(error instanceof Error ? error.message : String(error))
}

async function writeBundle(contract: ContractDocument) {
  const [file = reader ? `dist/rupya.server-${version}.openapi.json` : 'dist/rupya.openapi.json'] = others
  const server = () => (version === '3.1' ? forServer(contract) : inOpenApi30(forServer(contract)))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(reader ? server() : contract, null, 2)}\n`)
  console.log(`The contract is in ${file}`)
}

async function packVerifiers(release: string) {
  const ours = ['--contract', 'openapi/generated', '--name', 'rupya-verifier', '--version', release]
  for (const args of [[...ours, '--readme', 'docs/verifier.md'], []]) {
    const { stdout } = await promisify(execFile)(process.execPath, ['packages/verifier/pack.ts', 'dist', ...args])
    console.log(stdout.trim())
  }
}
