// npm run generate -- --lint: checks the contract with the shell and the authors' contract with our rules, then its bundle and
// the journeys with the recommended rules.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { writeFile, mkdir } from 'node:fs/promises'
import { exampleProblems, type Finding, OF_EXAMPLES } from '../../contract-tools/lint/example-problems.ts'
import { bundleContract } from '../../contract-tools/bundle/write.ts'
import { shellProblems } from '../../contract-tools/shell/problems.ts'
import { hasShell, readShell } from '../../contract-tools/shell/read-shell.ts'
import { printableLines } from '../../contract-tools/printable.ts'

/** Redocly quotes the contract, which may contain text from others. */
function redocly(...args: string[]): number {
  const command = ['node_modules/@redocly/cli/bin/cli.js', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  process.stdout.write(printableLines(stdout))
  process.stderr.write(printableLines(stderr))
  return status ?? 1
}

/** What is wrong with the bundle, all of it. */
function findings(): Finding[] {
  const args = [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    'bundle',
    '--config',
    'contract-tools/lint/redocly.yaml',
  ]
  const all = ['--format', 'json', '--max-problems', '100000']
  const { stdout } = spawnSync(process.execPath, [...args, ...all], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return JSON.parse(stdout).problems
}

const FOLDER = 'openapi/journeys'
const JOURNEYS = readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`)

const ofShell = hasShell(process.cwd()) ? shellProblems(await readShell(process.cwd())) : []
for (const line of ofShell) console.error(printableLines(line))
const failures = redocly('lint', 'source', '--config', 'contract-tools/lint/redocly.yaml')
if (failures > 0) process.exit(failures)
// Checks the bundle of the current contract, not the last generated one.
await mkdir('.cache', { recursive: true })
await writeFile('.cache/openapi.json', JSON.stringify(await bundleContract(process.cwd()), null, 2))
const found = findings()
const ofExamples = await exampleProblems(process.cwd(), found)
for (const line of ofExamples) console.error(printableLines(line))
if (ofExamples.length > 0) console.error(`\n${ofExamples.length} examples are not as their schemas say.`)
// Only its own report says the rest well.
const hasOthers = found.some(({ ruleId }) => ruleId !== OF_EXAMPLES)
const ofOthers = hasOthers
  ? redocly('lint', 'bundle', '--config', 'contract-tools/lint/redocly.yaml', '--skip-rule', OF_EXAMPLES)
  : 0
// Redocly confuses steps with the same name in two workflows. The generator checks the values that steps pass on.
const ofJourneys = redocly(
  'lint',
  ...JOURNEYS,
  '--config',
  'contract-tools/lint/redocly.yaml',
  '--extends',
  'recommended',
  '--skip-rule',
  'outputs-defined',
)
process.exitCode = ofExamples.length > 0 || ofOthers || ofJourneys || ofShell.length > 0 ? 1 : 0
