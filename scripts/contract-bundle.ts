// npm run contract:bundle [-- --for server [--openapi 3.0.3|3.1]] [<file>]: the whole contract as one OpenAPI file, to hand to
// somebody. For a server: what we ask servers to send, and only that, for code generators and other tools.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleContract } from './contract/bundle.ts'
import { inOpenApi30 } from './contract/for-server-3-0.ts'
import { forServer } from './contract/for-server.ts'

try {
  const { reader, version, file } = readArguments()
  const contract = await bundleContract(process.cwd())
  const server = () => (version === '3.1' ? forServer(contract) : inOpenApi30(forServer(contract)))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(reader === 'server' ? server() : contract, null, 2)}\n`)
  console.log(`The contract is in ${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Throws with what is wrong in one line. */
function readArguments() {
  const { values, positionals } = parseArgs({
    options: { for: { type: 'string' }, openapi: { type: 'string' } },
    allowPositionals: true,
  })
  const { for: reader, openapi: version = '3.1' } = values
  if (reader !== undefined && reader !== 'server') throw new Error(`--for ${reader}: only \`--for server\` is known.`)
  if (values.openapi !== undefined && !reader)
    throw new Error('--openapi is for `--for server`: the whole contract is 3.1.')
  if (!['3.1', '3.0.3'].includes(version)) throw new Error(`--openapi ${version}: there are 3.1 and 3.0.3.`)
  if (positionals.length > 1) throw new Error(`One file can be written, not ${positionals.length}.`)
  const [file = reader ? `dist/rupya.server-${version}.openapi.json` : 'dist/rupya.openapi.json'] = positionals
  return { reader, version, file }
}
