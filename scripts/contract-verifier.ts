// npm run contract:verifier: the verifier and the contract as one file that runs by itself on Node 20 or later, without this
// repository: dist/rupya-verifier-<version>.tgz. A backend team runs it by `npx -p ./<the file> rupya-verifier <url>`.
import { execFile } from 'node:child_process'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { readArguments } from './arguments.ts'
import { bundleContract } from '../contract/bundle/write.ts'

readArguments('npm run contract:verifier', {})

const FOLDER = 'dist/verifier'
const { info } = await bundleContract(process.cwd())

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'packages/verifier/bin.ts',
    outDir: FOLDER,
    emptyOutDir: false,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'rupya-verifier.js' } },
  },
})
for (const name of ['openapi.json', 'journeys.arazzo.json'])
  await copyFile(`openapi/generated/${name}`, `${FOLDER}/${name}`)
await copyFile('docs/verifier.md', `${FOLDER}/README.md`)
await writeFile(
  `${FOLDER}/package.json`,
  `${JSON.stringify(
    {
      name: 'rupya-verifier',
      version: info.version,
      description: 'Says what is wrong with a server of the Rupya contract',
      license: 'MIT',
      type: 'module',
      bin: { 'rupya-verifier': 'rupya-verifier.js' },
      engines: { node: '>=20' },
    },
    null,
    2,
  )}\n`,
)
// An older file could be mistaken for this one.
for (const name of await readdir('dist')) if (/^rupya-verifier-.*\.tgz$/.test(name)) await rm(join('dist', name))
const pack = promisify(execFile)
await pack('npm', ['pack', '--silent', '--pack-destination', resolve('dist')], {
  cwd: FOLDER,
  shell: process.platform === 'win32',
})
console.log(`The verifier is in dist/rupya-verifier-${info.version}.tgz`)
