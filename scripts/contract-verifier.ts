// npm run contract:verifier: the verifier as a file that runs by itself on Node 20 or later, without this repository: with our
// contract (dist/rupya-verifier-<version>.tgz; a backend team runs it by `npx -p ./<the file> rupya-verifier <url>`), and for
// any contract (dist/outcome-verifier-<version>.tgz).
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundleContract } from '../contract/bundle/write.ts'
import { readArguments } from './arguments.ts'

readArguments('npm run contract:verifier', {})

const pack = promisify(execFile)
const { info } = await bundleContract(process.cwd())
const ours = ['--contract', 'openapi/generated', '--name', 'rupya-verifier', '--version', info.version]
for (const args of [[...ours, '--readme', 'docs/verifier.md'], []]) {
  const { stdout } = await pack(process.execPath, ['packages/verifier/pack.ts', 'dist', ...args])
  console.log(stdout.trim())
}
