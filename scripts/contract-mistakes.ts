// node scripts/setup.js scripts/contract-mistakes.ts [day-not-there money]: runs the packed verifier against each mistake of the
// server in Python, or against these (or groups), and says what it finds. --write keeps it in docs/mistakes.md.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { findingsAbout, listMistakes, makeTeam } from '../tests/all/verifier/python-team.ts'
import { mistakesPage, PAGE, readRows, rowOf } from '../tests/all/verifier/mistakes-page.ts'
import { endWith, flag, readArguments } from './arguments.ts'
import { formatFiles } from './check/keep-formatted.ts'

const { write, others } = readArguments(
  'node scripts/setup.js scripts/contract-mistakes.ts',
  { write: flag },
  { others: '[day-not-there] [money]', most: 1000 },
)
const all = await listMistakes()
const unknown = others.filter((other) => !all.some(({ name, group }) => name === other || group === other))
if (unknown.length > 0) endWith(`There is no mistake and no group ${unknown.join(', ')}`)
const isWanted = ({ name, group }: { name: string; group: string }) =>
  others.length === 0 || others.includes(name) || others.includes(group)

const rows = new Map(readRows().map((row) => [row.says, row]))
const waiting = all.filter(isWanted)
const team = await makeTeam()
const worker = async () => {
  for (let mistake = waiting.shift(); mistake; mistake = waiting.shift()) {
    const findings = await findingsAbout(team, [mistake])
    const row = rowOf(mistake, findings)
    rows.set(row.says, row)
    console.log(`${mistake.name}: ${mistake.says}\n${findings.map((line) => `  ✗ ${line}\n`).join('')}`)
  }
}
try {
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
} finally {
  await team.leave()
}
if (write) {
  const ordered = all.map((mistake) => rows.get(rowOf(mistake, []).says) ?? rowOf(mistake, []))
  writeFileSync(PAGE, mistakesPage(all, ordered))
  formatFiles(PAGE)
}
