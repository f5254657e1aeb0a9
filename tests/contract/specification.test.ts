import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { checkCitations, checkLinks } from '../../scripts/specification/check-citations.ts'
import { checkDocument } from '../../scripts/specification/check-document.ts'
import { addReport, checkRan } from '../../scripts/specification/check-ran.ts'
import { readSpecification } from '../../scripts/specification/read-document.ts'

const TEST = 'tests/toy.test.ts'
const SOURCE = `describe('A toy', () => test.each(TOYS)('$name rolls for %i s', roll))
test(\`It stops at \${wall}\`, stop)
test('A "red" toy is red', red)`

/** A specification of a domain that no other has, with lines changed. */
const documentWith = (change: Record<string, string> = {}) =>
  Object.entries(change).reduce(
    (text, [line, replaced]) => {
      expect(text).toContain(line)
      return text.replace(line, replaced)
    },
    `# Toys

| Domain | About | Facts | Shown | To come | Not shown |
| ------ | ----- | ----- | ----- | ------- | --------- |
| [TOY](#toy-toys) | Toys | 3 | 1 | 1 | 1 |
| **All** | | 3 | 1 | 1 | 1 |

## TOY: Toys

- **TOY-1** It rolls.
  - Shown by [toy.test.ts](../${TEST}): "A toy › Ball rolls for 3 s"
  - Shown by [toy.test.ts](../${TEST}): "A "red" toy is red"
- **TOY-2** It flies.
  - To come: the screen is of a coming release.
- **TOY-4** It floats, perhaps.
  - Not shown: Nothing reads it.
`,
  )
const files: Record<string, string> = { [TEST]: SOURCE }
const problemsOf = (change?: Record<string, string>) =>
  checkDocument(readSpecification(documentWith(change)), (path) => files[path]).map(
    ({ line, says }) => `${line} ${says}`,
  )

describe('The specification’s checker', () => {
  test('finds nothing in a document that is sound', () => expect(problemsOf()).toEqual([]))

  test.each<[what: string, change: Record<string, string>, found: RegExp]>([
    [
      'a wrong figure, and prints the right ones',
      { '| Toys | 3 | 1 |': '| Toys | 3 | 2 |' },
      /^5 .*TOY.*\| 3 \| 1 \| 1 \| 1 \|/,
    ],
    ['a wrong sum', { '| **All** | | 3 |': '| **All** | | 4 |' }, /^6 .*All.*\| 3 \| 1 \| 1 \| 1 \|/],
    [
      'a domain without figures',
      { '| [TOY](#toy-toys) | Toys | 3 | 1 | 1 | 1 |\n': '' },
      /TOY.*\| 3 \| 1 \| 1 \| 1 \|/,
    ],
    ['an id that comes twice', { 'TOY-4': 'TOY-2' }, /^15 TOY-2 comes after TOY-2/],
    ['an id that goes back', { 'TOY-2': 'TOY-9' }, /^15 TOY-4 comes after TOY-9/],
    ['an id of another chapter', { 'TOY-1': 'BOX-1' }, /^10 BOX-1 .*TOY/],
    ['a fact without a state', { '  - Not shown: Nothing reads it.\n': '' }, /^15 TOY-4 has no state/],
    [
      'a fact of two states',
      { 'the screen is of a coming release.': 'soon.\n  - Not shown: Or never.' },
      /^13 TOY-2 has several states/,
    ],
    ['a line that is no state', { 'Not shown:': 'Perhaps:' }, /^16 TOY-4 has a line that cannot be read/],
    ['a fact that is none', { '**TOY-2** It flies.': '**TOY 2** It flies.' }, /^13 a fact that cannot be read/],
    [
      'a test’s file that is gone',
      { [`../${TEST}): "A toy`]: '../tests/gone.test.ts): "A toy' },
      /^11 TOY-1 .*tests\/gone\.test\.ts/,
    ],
    [
      'a title that its file cannot have',
      { 'A "red" toy is red': 'A "red" toy is blue' },
      /^12 TOY-1 .*"A "red" toy is blue".*nearest is "A "red" toy is red"/,
    ],
    ['a group that its file does not have', { 'A toy ›': 'A box ›' }, /^11 TOY-1 .*"A box"/],
  ])('finds %s', (_what, change, found) => {
    expect(problemsOf(change).filter((problem) => found.test(problem))).toHaveLength(1)
  })

  test('leaves a title with values of its own to the reports', () => {
    expect(problemsOf({ 'Ball rolls for 3 s': 'Car rolls for 99 s' })).toEqual([])
    expect(problemsOf({ 'A "red" toy is red': 'It stops at nothing' })).toEqual([])
    expect(problemsOf({ 'A "red" toy is red': 'It stops' })).toHaveLength(1)
  })
})

/** A report of either runner, with these tests of one file. */
const vitestReport = (...tests: [title: string, status: string][]) => ({
  testResults: [
    {
      name: `${process.cwd()}/${TEST}`,
      assertionResults: tests.map(([title, status]) => ({
        ancestorTitles: title.split(' › ').slice(0, -1),
        title: title.split(' › ').at(-1) ?? '',
        status,
      })),
    },
  ],
})
const playwrightReport = (status: string, expectedStatus = 'passed') => {
  const spec = (title: string) => ({ title, file: 'toy.test.ts', tests: [{ expectedStatus, status }] })
  const suite = { title: 'A toy', file: 'toy.test.ts', specs: [spec('Ball rolls for 3 s')] }
  const specs = [spec('A "red" toy is red')]
  return {
    config: { rootDir: `${process.cwd()}/tests` },
    suites: [{ title: 'toy.test.ts', file: 'toy.test.ts', specs, suites: [suite] }],
  }
}
type Report = Parameters<typeof addReport>[1]
const missedIn = (...reports: Report[]) => {
  const ran = new Map()
  for (const report of reports) addReport(ran, report)
  return checkRan(readSpecification(documentWith()).facts, ran).map(({ line, says }) => `${line} ${says}`)
}

describe('Tests that the specification names', () => {
  const BALL: [string, string] = ['A toy › Ball rolls for 3 s', 'passed']
  const RED: [string, string] = ['A "red" toy is red', 'passed']

  test('are found in the reports of both runners', () => {
    expect(missedIn(vitestReport(BALL, RED))).toEqual([])
    expect(missedIn(playwrightReport('expected'))).toEqual([])
  })

  test.each<[what: string, report: Report, found: RegExp]>([
    ['vanished', vitestReport(BALL), /^12 TOY-1: "A "red" toy is red" .*did not run: name a test/],
    [
      'was renamed',
      vitestReport(['A toy › Ball rolls for 4 s', 'passed'], RED),
      /^11 TOY-1: .*nearest there is "A toy › Ball rolls for 4 s"/,
    ],
    ['was skipped', vitestReport(BALL, ['A "red" toy is red', 'skipped']), /^12 TOY-1: .*skipped/],
    ['failed', vitestReport(['A toy › Ball rolls for 3 s', 'failed'], RED), /^11 TOY-1: .*did not pass/],
    [
      'failed once among several of its name',
      vitestReport(BALL, RED, ['A "red" toy is red', 'failed']),
      /^12 TOY-1: .*did not pass/,
    ],
  ])('are missed when one %s', (_what, report, found) => {
    const missed = missedIn(report)
    expect(missed).toHaveLength(1)
    expect(missed[0]).toMatch(found)
  })

  test.each([
    ['skipped', 'skipped'],
    ['unexpected', 'passed'],
    ['flaky', 'passed'],
    ['expected', 'failed'],
  ])('are missed in a browser where they are %s and should have %s', (status, expectedStatus) => {
    expect(missedIn(playwrightReport(status, expectedStatus))).toHaveLength(2)
  })

  test('are all named at once, also those that are in another file now', () => {
    const moved = vitestReport(BALL, RED)
    moved.testResults[0]!.name = `${process.cwd()}/tests/other.test.ts`
    expect(missedIn(moved)).toEqual([
      expect.stringMatching(/^11 .*now in tests\/other\.test\.ts/),
      expect.stringMatching(/^12 .*now in tests\/other\.test\.ts/),
    ])
  })
})

describe('A citation', () => {
  const project = {
    paths: new Set([
      'docs',
      'docs/decisions',
      'docs/decisions/004-addresses.md',
      'docs/toys.md',
      'src',
      'src/api/call.ts',
    ]),
    facts: new Set(['TOY-1']),
    domains: ['TOY'],
  }
  const found = (text: string, file = 'src/toy.ts') =>
    checkCitations(file, text, project).map(({ line, says }) => `${line} ${says}`)
  /** A comment that leads nowhere. It is put together here, or this file would hold it. */
  const comment = (...parts: string[]) => `// Toys roll (${parts.join('')}).`

  test.each([
    '// It rolls (TOY-1).',
    '// See docs/decisions/004, and decision 004.',
    '// Read by api/call.ts and src/api/call.ts.',
    "test('src/none.ts', () => {})",
    '// What the specification shows.',
  ])('that leads somewhere is left alone: %s', (text) => expect(found(text)).toEqual([]))

  test.each([
    ['a fact that is not there', '\n// It flies (TOY-9).', /^2 cites TOY-9/],
    ['a decision that is not there', comment('docs/decisions/', '404'), /^1 cites decision \d+/],
    ['a decision by another name', '// See docs/decisions/004-toys.md.', /^1 names docs\/decisions\/004-toys/],
    ['one of several decisions', comment('decisions 004 and', ' 404'), /^1 cites decision \d+/],
    [
      'a file that is not there',
      '/** Read by src/api/cal.ts. */',
      /^1 names src\/api\/cal\.ts.*nearest is src\/api\/call\.ts/,
    ],
    ['a section of nothing', comment('specification section', ' 5'), /^1 mentions/],
    ['a section alone', comment('section', ' 5'), /^1 mentions/],
    ['a section with a comma', comment('specification,', ' section', ' 9'), /^1 mentions/],
    ['a section of another document', comment('Rules', ' section', ' 2'), /^1 mentions/],
    ['a file of another place', comment('rules', '.md'), /^1 mentions/],
  ])('of %s is found', (_what, text, says) => {
    expect(found(text)).toEqual([expect.stringMatching(says)])
  })

  test.each([
    ['[it](toys.md)', []],
    ['[it](decisions/004-addresses.md) [them](decisions/) [src](../src)', []],
    ['[page](https://toys.example/none.md) `[no](link.md)`', []],
    ['[here](#toys-that-roll)\n\n## Toys: that roll', []],
    ['[it](toy.md)', [/^1 links to docs\/toy\.md.*nearest is docs\/toys\.md/]],
    ['<img src="toys.png">', [/^1 links to docs\/toys\.png/]],
    ['\n[here](#toys)', [/^2 links to #toys/]],
    ['[there](toys.md#rolling-toys)', []],
    [
      '[there](toys.md#rolling-toy)',
      [/^1 links to #rolling-toy, which is no heading of docs\/toys\.md; the nearest is #rolling-toys/],
    ],
  ])('by a link of a page: %s', (markdown, says) => {
    const problems = checkLinks('docs/page.md', markdown, project.paths, () => '## Rolling toys').map(
      (problem) => `${problem.line} ${problem.says}`,
    )
    expect(problems).toEqual(says.map((each) => expect.stringMatching(each)))
  })
})

test.each([['--ran'], ['--reports', 'a.json'], ['--ran', '.cache/none.json']])(
  'The specification’s checker refuses the arguments %s in one line',
  (...args) => {
    const run = () =>
      execFileSync(process.execPath, ['scripts/specification.ts', ...args], { encoding: 'utf8', stdio: 'pipe' })
    expect(run).toThrow(/There is no (argument|report) .*\n$/)
  },
)
