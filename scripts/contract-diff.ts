// npm run contract:diff [-- [--json] [--usage <file>] [<git-ref or file> [<newer>]]]: what changed in the contract since a commit or a
// bundle, whom it breaks, and on which screens. By default: since the last release, and whether the version allows it.
// --write stores the current contract as that of the last release.
// Exit code: 0 if nothing breaks, 1 if something does, 2 if a comparison is impossible.
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { endWith, readArguments } from './arguments.ts'
import { flag, namedOption } from '../src/lib/command-line.ts'
import { compareSides, releasedSide } from '../contract/diff/compare-sides.ts'
import { RELEASED, readSide, type NamedSide, UnreadableSide, usageIn, workingTree } from '../contract/diff/read-side.ts'
import { releaseProblem } from '../contract/diff/release.ts'
import { breaksSomething, reportChanges } from '../contract/diff/report-changes.ts'
import { withoutExamples } from '../contract/diff/without-examples.ts'

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
  const [before, after] = await Promise.all([from ? readSide(from) : releasedSide(), to ? readSide(to) : workingTree()])
  if (before && !before.usage && usage) before.usage = await usageOf(usage)
  if (write) await release(before, after)
  else if (before) report(before, after)
  else endWith(`There is no release to compare with: ${RELEASED} is absent.`, COULD_NOT)
} catch (error) {
  if (!(error instanceof UnreadableSide)) throw error
  endWith(error.message, COULD_NOT)
}

async function usageOf(file: string) {
  const read = await usageIn(file)
  if (!read) throw new UnreadableSide(`There is no file ${file}.`)
  return read
}

function report(before: NamedSide, after: NamedSide) {
  const compared = compareSides(before, after)
  const breaking = compared.changes.filter(breaksSomething).length
  if (json) console.log(JSON.stringify({ ...compared, breaking }, null, 2))
  else if (compared.changes.length > 0) console.log(reportChanges(compared))
  process.exitCode = breaking > 0 ? 1 : 0
  if (breaking === 0 || from !== undefined) return
  // A release may break compatibility if its version says so.
  const problem = releaseProblem(compared.from.version, compared.to.version)
  process.exitCode = problem === undefined ? 0 : 1
  if (problem !== undefined) console.error(`\n${problem}`)
}

async function release(before: NamedSide | undefined, after: NamedSide) {
  const now = after.contract.info.version
  const isBreaking = before && compareSides(before, after).changes.some(breaksSomething)
  const problem = isBreaking && releaseProblem(before.contract.info.version, now)
  if (problem) endWith(problem)
  const kept = { contract: withoutExamples(after.contract), usage: after.usage }
  await writeFile(RELEASED, gzipSync(JSON.stringify(kept), { level: 9 }))
  console.log(`${RELEASED} is the contract ${now} now.`)
}
