// npm run contract:bundle [-- <file>]: the whole contract as one OpenAPI 3.1 file, to hand to somebody.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { bundleContract } from './contract/bundle.ts'

const file = process.argv[2] ?? 'dist/rupya.openapi.json'
await mkdir(dirname(file), { recursive: true })
await writeFile(file, `${JSON.stringify(await bundleContract(process.cwd()), null, 2)}\n`)
console.log(`The contract is in ${file}`)
