import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installOnce } from '../../../scripts/setup/install.js'

/** A package of its own, because only these tests need other companies' generators. */
const TOOLS = resolve(import.meta.dirname, 'tools')

/** Installs the generators, unless that was done. */
export const installTools = () => installOnce(TOOLS)

/** Runs a generator's program, and returns what it prints. */
export const runTool = (program: string, args: string[], input = '') =>
  execFileSync(process.execPath, [join(TOOLS, program), ...args], { encoding: 'utf8', input, stdio: 'pipe' })

/** A new folder in which generated code finds its runtime. */
export const folderOfTools = () => mkdtempSync(join(TOOLS, 'node_modules/.made-'))
