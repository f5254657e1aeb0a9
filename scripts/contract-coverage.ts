// npm run contract:coverage: what of the contract the journeys exercised when they last ran, as a table here and as a page in
// dist/coverage/index.html. Fails where it is less than tests/journeys/covered.json; `-- --write` makes it that.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { operations } from '../mocks/contract.ts'
import { endWith, flag, readArguments } from './arguments.ts'
import { coveragePage } from './contract/coverage-page.ts'
import { type Coverage, outcomesOf } from './contract/coverage.ts'

const FLOOR = 'tests/journeys/covered.json'
const ANSWERS = `${process.env['RUPYA_REPORTS'] ?? '.cache/reports'}/answers.txt`
const PAGE = 'dist/coverage'
const HEADS = ['operations', 'outcomes', 'examples', 'plain', 'scrambled', 'Indonesia', 'India']

const { write } = readArguments('npm run contract:coverage', { write: flag })

const coverage = coverageOf(await answers())
const floor = await floorBefore()
const kinds = ['outcomes', 'examples', 'envelopes', 'markets'] as const
const lost = kinds.flatMap((kind) =>
  floor[kind].filter((name) => !coverage[kind].includes(name)).map((name) => `${name} (${kind})`),
)
await mkdir(PAGE, { recursive: true })
await writeFile(`${PAGE}/index.html`, coveragePage(operations, coverage))
console.log(table())
if (write) await writeFile(FLOOR, `${JSON.stringify(coverage, null, 2)}\n`)
else if (lost.length > 0)
  endWith(`The journeys no longer exercise ${lost.join(', ')}.\nIf that is meant: npm run contract:coverage -- --write`)

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

function coverageOf(lines: string[][]): Coverage {
  const each = (pick: (line: string[]) => string) => [...new Set(lines.map(pick))].filter(Boolean).toSorted(compare)
  return {
    outcomes: each(([operation, outcome]) => (outcome === 'none' ? '' : `${operation}/${outcome}`)),
    examples: each(([operation, , , , example]) => (example ? `${operation}/${example}` : '')),
    envelopes: each(([operation, , envelope]) => (envelope ? `${operation}/${envelope}` : '')),
    markets: each(([operation, , , market]) => `${operation}/${market}`),
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1
}

/** A line for each domain, and the outcomes of a screen's operations that no journey has met. */
function table(): string {
  const asked = operations.filter(({ tags }) => !tags.includes('unspecified'))
  const rows = [...new Set(asked.flatMap(({ tags }) => tags[0] ?? []))].map((tag) => {
    const own = asked.filter(({ tags }) => tags[0] === tag)
    const all = own.flatMap(outcomesOf)
    const examples = own.flatMap(({ id, examples: shown }) => Object.keys(shown).map((name) => `${id}/${name}`))
    return [
      tag.padEnd(14),
      share(own.filter(({ id }) => coverage.outcomes.some((name) => name.startsWith(`${id}/`))).length, own.length),
      share(all.filter((name) => coverage.outcomes.includes(name)).length, all.length),
      share(examples.filter((name) => coverage.examples.includes(name)).length, examples.length),
      ...(['plain', 'scrambled'] as const).map((name) => share(having('envelopes', own, name), own.length)),
      ...(['id', 'in'] as const).map((name) => share(having('markets', own, name), own.length)),
    ].join('  ')
  })
  const missing = asked.flatMap(outcomesOf).filter((name) => !coverage.outcomes.includes(name))
  return [
    `${' '.repeat(14)}  ${HEADS.map((head) => head.padStart(10)).join('  ')}`,
    ...rows,
    `Not met by any journey: ${missing.join(', ') || 'none'}.`,
  ].join('\n')
}

/** How many of these operations were met in an envelope, or for a market, which is what the API knows of a language. */
function having(kind: 'envelopes' | 'markets', own: typeof operations, name: string): number {
  return own.filter(({ id }) => coverage[kind].includes(`${id}/${name}`)).length
}

function share(part: number, whole: number): string {
  return `${part} of ${whole}`.padStart(10)
}
