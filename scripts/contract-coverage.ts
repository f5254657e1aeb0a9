// npm run contract:coverage: which parts of the contract the journeys covered in their last run, as a table and as a page in
// dist/coverage/index.html. Fails if journeys no longer cover what tests/journeys/covered.json lists; `-- --write` updates
// that file.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { operations } from '../mocks/contract.ts'
import { endWith, readArguments } from './arguments.ts'
import { flag } from '../src/lib/command-line.ts'
import { coveragePage } from './check/coverage-page.ts'
import { type Coverage, coverageOf, outcomesOf } from './check/coverage.ts'
import { keepFormatted } from './check/keep-formatted.ts'

const FLOOR = 'tests/journeys/covered.json'
const ANSWERS = `${process.env['RUPYA_REPORTS'] ?? '.cache/reports'}/answers.txt`
const PAGE = 'dist/coverage'
const HEADS = ['operations', 'outcomes', 'examples', 'plain', 'scrambled', 'Indonesia', 'India']

const { write } = readArguments('npm run contract:coverage', { write: flag })

const { coverage, lost, byTheWay } = coverageOf(await answers(), await floorBefore(), operations)
await mkdir(PAGE, { recursive: true })
await writeFile(`${PAGE}/index.html`, coveragePage(operations, coverage))
console.log(table())
if (byTheWay.length > 0) console.log(`Met by the way, which does not count: ${byTheWay.join(', ')}.`)
if (write) keepFormatted(FLOOR, coverage)
else if (lost.length > 0)
  endWith(
    `The journeys no longer ask for:\n${lost.join('\n')}\nIf that is meant, or others do: npm run contract:coverage -- --write`,
  )

async function answers(): Promise<string[][]> {
  const text = await readFile(ANSWERS, 'utf8').catch(() =>
    endWith(`There is no ${ANSWERS}: run the journeys first (npm test -- journeys).`),
  )
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
}

async function floorBefore(): Promise<Coverage> {
  return JSON.parse(await readFile(FLOOR, 'utf8'))
}

/** A row for each domain, and the outcomes of a screen's operations that no journey has produced. */
function table(): string {
  const asked = operations.filter(({ tags }) => !tags.includes('unspecified'))
  const rows = [...new Set(asked.flatMap(({ tags }) => tags[0] ?? []))].map((tag) => {
    const own = asked.filter(({ tags }) => tags[0] === tag)
    const all = own.flatMap(outcomesOf)
    const examples = own.flatMap(({ id, examples: shown }) => Object.keys(shown).map((name) => `${id}/${name}`))
    return [
      tag.padEnd(14),
      share(
        own.filter(({ id }) => Object.keys(coverage.outcomes).some((name) => name.startsWith(`${id}/`))).length,
        own.length,
      ),
      share(all.filter((name) => name in coverage.outcomes).length, all.length),
      share(examples.filter((name) => name in coverage.examples).length, examples.length),
      ...(['plain', 'scrambled'] as const).map((name) => share(having('envelopes', own, name), own.length)),
      ...(['id', 'in'] as const).map((name) => share(having('markets', own, name), own.length)),
    ].join('  ')
  })
  const missing = asked.flatMap(outcomesOf).filter((name) => !(name in coverage.outcomes))
  return [
    `${' '.repeat(14)}  ${HEADS.map((head) => head.padStart(10)).join('  ')}`,
    ...rows,
    `Not met by any journey: ${missing.join(', ') || 'none'}.`,
  ].join('\n')
}

/** How many of these operations occurred in an envelope, or for a market (which is how the API knows the language). */
function having(kind: 'envelopes' | 'markets', own: typeof operations, name: string): number {
  return own.filter(({ id }) => `${id}/${name}` in coverage[kind]).length
}

function share(part: number, whole: number): string {
  return `${part} of ${whole}`.padStart(10)
}
