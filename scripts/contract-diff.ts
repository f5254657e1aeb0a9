// npm run contract:diff [-- [--json] [--usage <file>] [<git-ref or file> [<newer>]]]: what changed since a commit or a bundle in the
// contract, and in that with the native shell: whom it breaks, and on which screens. By default: since the last release, and whether the version allows it.
// --write stores the current contract as that of the last release.
// Exit code: 0 if nothing breaks, 1 if something does, 2 if a comparison is impossible.
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { endWith, readArguments } from './arguments.ts'
import { flag, namedOption } from '../src/lib/command-line.ts'
import { RELEASED, type NamedSide, UnreadableSide } from '../contract/diff/read-side.ts'
import { releaseProblem } from '../contract/diff/release.ts'
import { breakingIn, type Compared, reportChanges } from '../contract/diff/report-changes.ts'
import { withoutExamples } from '../contract/diff/without-examples.ts'
import { compareVersions } from '../contract/diff/write.ts'
import { shellAddresses } from './build/shell-addresses.ts'

const COULD_NOT = 2
const { json, write, usage, others } = readArguments(
  'npm run contract:diff',
  { json: flag, usage: namedOption('<file>'), write: flag },
  { others: '[<git-ref or file> [<newer git-ref or file>]]', most: 2, code: COULD_NOT },
)
const [from, to] = others
if (write && from !== undefined)
  endWith('--write makes the contract of the working tree the released one: give it no other.', COULD_NOT)

try {
  const { after, compared } = await compareVersions({ from, to, usage, addresses: shellAddresses })
  if (write) await release(after, compared)
  else if (compared) report(compared)
  else endWith(`There is no release to compare with: ${RELEASED} is absent.`, COULD_NOT)
} catch (error) {
  if (!(error instanceof UnreadableSide)) throw error
  endWith(error.message, COULD_NOT)
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
  const problem = versionProblem(compared)
  process.exitCode = problem === undefined ? 0 : 1
  if (problem !== undefined) console.error(`\n${problem}`)
}

/** Each of the two contracts has a version of its own. */
function versionProblem(compared: Compared): string | undefined {
  const [ofCalls, ofShell] = breakingIn(compared)
  const { from: was, to: is, shell } = compared
  const ofTheCalls = ofCalls > 0 ? releaseProblem(was.version, is.version) : undefined
  const ofTheShell =
    shell && ofShell > 0 ? releaseProblem(shell.from.version, shell.to.version, 'openapi/shell/shell.yaml') : undefined
  return ofTheCalls ?? ofTheShell
}

async function release({ contract, usage: read, shell }: NamedSide, compared?: Compared) {
  const problem = compared && versionProblem(compared)
  if (problem) endWith(problem)
  await writeFile(
    RELEASED,
    gzipSync(JSON.stringify({ contract: withoutExamples(contract), usage: read, shell }), { level: 9 }),
  )
  console.log(`${RELEASED} is the contract ${contract.info.version} now.`)
}
