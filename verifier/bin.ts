#!/usr/bin/env node
// The command of the packed verifier, which includes the contract.
import { readFile } from 'node:fs/promises'
import { main } from './cli.ts'

process.exitCode = await main({
  name: 'npx rupya-verifier',
  args: process.argv.slice(2),
  bundle: async () => JSON.parse(await readFile(new URL('openapi.json', import.meta.url), 'utf8')),
  journeys: async () => JSON.parse(await readFile(new URL('journeys.arazzo.json', import.meta.url), 'utf8')),
})
