// npm run contract:diff [-- [--json] [--usage <file>] [<git-ref or file> [<newer>]]]: what changed since a commit or a bundle in the
// contract, and in that with the native shell: whom it breaks, and on which screens. By default: since the last release, and whether the version allows it.
// --raise writes the lowest versions that may break what was released, where something breaks.
// --write stores the current contract, and what the screens read of it (30 s), as those of the last release.
// Who reads a field is known from what the screens of the last release read, or from --usage.
// Exit code: 0 if nothing breaks, 1 if something does, 2 if a comparison is impossible.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { endWith, flag, namedOption, readArguments } from './arguments.ts'
import { RELEASED, RELEASED_USAGE, type NamedSide } from '../contract-tools/diff/read-side.ts'
import { nextBreakingVersion, releaseProblem } from '../contract-tools/diff/release.ts'
import { breakingIn, type Compared, reportChanges } from '../contract-tools/diff/report-changes.ts'
import { UnreadableSide } from '../contract-tools/diff/unreadable.ts'
import { withoutExamples } from '../contract-tools/diff/without-examples.ts'
import type { Usage } from '../contract-tools/diff/usage.ts'
import { compareVersions } from '../contract-tools/diff/write.ts'
import { recordUsage } from './build/record-usage.ts'
import { shellAddresses } from './build/shell-addresses.ts'
import { keepFormatted } from './check/keep-formatted.ts'

const COULD_NOT = 2
const { json, raise, write, usage, others } = readArguments(
  'npm run contract:diff',
  { json: flag, usage: namedOption('<file>'), raise: flag, write: flag },
  { others: '[<git-ref or file> [<newer git-ref or file>]]', most: 2, code: COULD_NOT },
)
const [from, to] = others
if (write && from !== undefined)
  endWith('--write makes the contract of the working tree the released one: give it no other.', COULD_NOT)
if (raise && write) endWith('--raise and --write are two steps, with npm run generate between them.', COULD_NOT)
if (raise && from !== undefined)
  endWith('--raise compares the working tree with the last release: give it no other.', COULD_NOT)

try {
  const recorded = write ? recordUsage() : undefined
  const { after, compared } = await compareVersions({ from, to, usage, recorded, addresses: shellAddresses })
  if (recorded) await release(after, recorded, compared)
  else if (compared && raise) await raiseVersions(compared)
  else if (compared) report(compared)
  else endWith(`There is no release to compare with: ${RELEASED} is absent.`, COULD_NOT)
} catch (error) {
  const [line] = String(Object(error).message ?? error).split('\n')
  endWith(error instanceof UnreadableSide ? error.message : `It cannot be compared: ${line}`, COULD_NOT)
}

function report(compared: Compared) {
  const [ofCalls, ofShell] = breakingIn(compared)
  const breaking = ofCalls + ofShell
  const text = reportChanges(compared)
  if (json) console.log(JSON.stringify({ ...compared, breaking }, null, 2))
  else if (text !== '') console.log(text)
  process.exitCode = breaking > 0 ? 1 : 0
  if (breaking === 0 || from !== undefined) return
  // A release may break compatibility if its version says so.
  const problems = tooLow(compared).map(({ problem }) => problem)
  process.exitCode = problems.length > 0 ? 1 : 0
  for (const problem of problems) console.error(`\n${problem}`)
}

/** The versions that do not allow what breaks. Each of the two contracts has its own. */
function tooLow(compared: Compared) {
  const [ofCalls, ofShell] = breakingIn(compared)
  const { from: was, to: is, shell } = compared
  return [
    { file: 'openapi/openapi.yaml', breaking: ofCalls, before: was.version, now: is.version },
    ...(shell
      ? [{ file: 'openapi/shell/shell.yaml', breaking: ofShell, before: shell.from.version, now: shell.to.version }]
      : []),
  ].flatMap(({ file, breaking, before: released, now }) => {
    const problem = breaking > 0 ? releaseProblem(released, now, file) : undefined
    return problem === undefined ? [] : { file, now, least: nextBreakingVersion(released), problem }
  })
}

async function raiseVersions(compared: Compared) {
  const low = tooLow(compared)
  if (low.length === 0) console.log('The versions stay: they allow what changed.')
  for (const { file, now, least } of low) {
    const text = await readFile(file, 'utf8')
    const line = new RegExp(`^( *version: )${now.replaceAll('.', String.raw`\.`)}$`, 'm')
    if (!line.test(text)) endWith(`${file} does not say \`version: ${now}\` in a line of its own.`)
    await writeFile(file, text.replace(line, `$1${least}`))
    console.log(`${file} has the version ${least} now. Next: npm run generate.`)
  }
}

async function release({ contract, shell }: NamedSide, recorded: Usage, compared?: Compared) {
  const problems = compared ? tooLow(compared) : []
  if (problems.length > 0) endWith(problems.map(({ problem }) => problem).join('\n'))
  await mkdir(dirname(RELEASED), { recursive: true })
  await writeFile(RELEASED, gzipSync(JSON.stringify({ contract: withoutExamples(contract), shell }), { level: 9 }))
  keepFormatted(RELEASED_USAGE, recorded)
  console.log(`${RELEASED} is the contract ${contract.info.version} now.`)
}
