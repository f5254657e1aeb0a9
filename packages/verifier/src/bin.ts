#!/usr/bin/env node
// The command of the packed verifier, `dist/bin.js` of its package. If the package holds a contract, the command verifies by that.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { main } from './cli.ts'

const at = (name: string) => new URL(`../${name}`, import.meta.url)
const read = async (name: string) => JSON.parse(await readFile(at(name), 'utf8'))
const { name, version } = await read('package.json')

process.exitCode = await main({
  name,
  version,
  args: process.argv.slice(2),
  readme: fileURLToPath(at('README.md')),
  ...(existsSync(at('openapi.json')) && {
    bundle: () => read('openapi.json'),
    bundleFile: fileURLToPath(at('openapi.json')),
  }),
  ...(existsSync(at('journeys.arazzo.json')) && { journeys: () => read('journeys.arazzo.json') }),
})
