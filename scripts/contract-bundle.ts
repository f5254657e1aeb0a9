// npm run contract:bundle [-- --for server [--openapi 3.0.3|3.1]] [<file>]: the whole contract as one OpenAPI file, for
// other people. `--for server`: only what servers should send, for code generators and other tools.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { endWith, readArguments } from './arguments.ts'
import { choiceOption } from '../src/lib/command-line.ts'
import { bundleContract } from '../contract/bundle/write.ts'
import { inOpenApi30 } from '../contract/server/openapi-3-0.ts'
import { forServer } from '../contract/server/write.ts'

const {
  for: reader,
  openapi,
  others,
} = readArguments(
  'npm run contract:bundle',
  { for: choiceOption(['server']), openapi: choiceOption(['3.1', '3.0.3']) },
  { others: '[<file>]', most: 1 },
)
if (openapi !== undefined && !reader) endWith('--openapi is for `--for server`: the whole contract is 3.1.')
const version = openapi ?? '3.1'
const [file = reader ? `dist/rupya.server-${version}.openapi.json` : 'dist/rupya.openapi.json'] = others

try {
  const contract = await bundleContract(process.cwd())
  const server = () => (version === '3.1' ? forServer(contract) : inOpenApi30(forServer(contract)))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(reader ? server() : contract, null, 2)}\n`)
  console.log(`The contract is in ${file}`)
} catch (error) {
  endWith(error instanceof Error ? error.message : String(error))
}
