import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { checkCitations, checkLinks } from '../../scripts/check/specification/check-citations.ts'
import { checkDocument, type Shown } from '../../scripts/check/specification/check-document.ts'
import { addReport, checkRan, type TestReport } from '../../scripts/check/specification/check-ran.ts'
import { readSpecification } from '../../scripts/check/specification/read-document.ts'
import { readTags } from '../../scripts/check/specification/read-tags.ts'
import { raised } from '../../scripts/check/specification/shown-files.ts'

const TEST = 'tests/toy.test.ts'
/** Assembled here, or this file would carry the tag. */
const tag = (fact: string) => `@${fact}`

/** A specification of two invented domains, and a test. */
const FILES: Record<string, string> = {
  'docs/specification.md': `# Toys

| Domain | About | Facts | Shown | To come | Not shown |
| ------ | ----- | ----- | ----- | ------- | --------- |
| [TOY](specification/toy.md) | Toys | 3 | 1 | 1 | 1 |
| [BOX](specification/box.md) | Boxes | 1 | 1 | 0 | 0 |
| **All** | | 4 | 2 | 1 | 1 |
`,
  'docs/specification/box.md': `# BOX: Boxes

- **BOX-1** It holds toys.
`,
  'docs/specification/toy.md': `# TOY: Toys

- **TOY-1** It rolls.
- **TOY-2** It flies.
  - To come: the screen is of a coming release.
- **TOY-4** It floats, perhaps.
  - Not shown: Nothing reads it.
`,
  [TEST]: `describe('A toy', () => test.each(TOYS)('$name rolls for %i s ${tag('TOY-1')}', roll))
test(\`It stops at \${wall}\`, stop)
test('A "red" toy has its box ${tag('TOY-1')} ${tag('BOX-1')}', red)
`,
}

/** These files, with lines changed. */
function read(change: Record<string, string> = {}, before: Shown = { 'TOY-1': 2, 'BOX-1': 1 }) {
  const files = { ...FILES }
  for (const [line, replaced] of Object.entries(change)) {
    const [path = '', text = ''] = Object.entries(files).find(([, of]) => of.includes(line)) ?? []
    expect(text, `no file has ${line}`).toContain(line)
    files[path] = text.replace(line, replaced)
  }
  const specification = readSpecification(Object.keys(files), (path) => files[path])
  const { tags, problems } = readTags(TEST, files[TEST] ?? '', specification.domains)
  return { specification, tags, problems: [...problems, ...checkDocument(specification, tags, before)] }
}
const told = (problems: { file: string; line: number; says: string }[]) =>
  problems.map(({ file, line, says }) => `${file.split('/').at(-1)} ${line} ${says}`)

describe('The specification’s checker', () => {
  test('finds nothing in pages that are sound, and reads them in the order of the table', () => {
    const { specification, problems } = read()
    expect(problems).toEqual([])
    expect(specification.domains).toEqual(['TOY', 'BOX'])
  })

  test.each<[what: string, change: Record<string, string>, found: RegExp]>([
    [
      'a wrong figure, and prints the right ones',
      { '| Toys | 3 | 1 |': '| Toys | 3 | 2 |' },
      /^specification.md 5 .*TOY.*\| 3 \| 1 \| 1 \| 1 \|/,
    ],
    ['a wrong sum', { '| **All** | | 4 |': '| **All** | | 5 |' }, /^specification.md 7 .*All.*\| 4 \| 2 \| 1 \| 1 \|/],
    [
      'a domain without figures',
      { '| [BOX](specification/box.md) | Boxes | 1 | 1 | 0 | 0 |\n': '' },
      /BOX.*\| 1 \| 1 \| 0 \| 0 \|/,
    ],
    ['a page by another name', { '# BOX: Boxes': '# BOXES: Boxes' }, /^box.md 1 .*`# BOX: Its name`/],
    ['an id that comes twice', { 'TOY-4': 'TOY-2' }, /^toy.md 6 TOY-2 is there twice/],
    ['an id of another page', { '**TOY-1': '**BOX-3' }, /^toy.md 3 BOX-3 does not belong to TOY: .*box.md/],
    ['a fact without a state', { '  - Not shown: Nothing reads it.\n': '' }, /^toy.md 6 no test shows TOY-4.*@TOY-4/],
    [
      'a fact of two states',
      { 'the screen is of a coming release.': 'soon.\n  - Not shown: Or never.' },
      /^toy.md 4 TOY-2 is to come, and not shown/,
    ],
    ['a line that is no state', { 'Not shown:': 'Perhaps:' }, /^toy.md 7 TOY-4 has a line that cannot be read/],
    ['a fact that is none', { '**TOY-2** It flies.': '**TOY 2** It flies.' }, /^toy.md 4 a fact that cannot be read/],
    ['a tag that is gone', { [` ${tag('BOX-1')}`]: '' }, /^box.md 3 no test shows BOX-1.*@BOX-1/],
    [
      'a tag of a fact that says it is not shown',
      { [tag('BOX-1')]: `${tag('BOX-1')} ${tag('TOY-4')}` },
      /^toy.md 6 TOY-4 is shown by a test, and/,
    ],
    ['a tag of no domain', { [tag('BOX-1')]: `${tag('BOX-1')} ${tag('BAG-1')}` }, /^toy.test.ts 3 .*no domain BAG/],
    ['a tag in small letters', { [tag('BOX-1')]: tag('box-1') }, /^toy.test.ts 3 has the tag @box-1: write @BOX-1/],
    [
      'a tag with a letter too much',
      { [tag('BOX-1')]: tag('BOX-1a') },
      /^toy.test.ts 3 has the tag @BOX-1a: write @BOX-1/,
    ],
    [
      'two numbers in one tag',
      { [tag('BOX-1')]: tag('BOX-1/2') },
      /^toy.test.ts 3 has the tag @BOX-1\/2: write @BOX-1/,
    ],
    ['a tag without its dash', { [tag('BOX-1')]: tag('BOX1') }, /^toy.test.ts 3 has the tag @BOX1: write @BOX-1/],
    [
      'a tagged test that is skipped',
      { 'test(\'A "red"': 'test.skip(\'A "red"' },
      /^toy.test.ts 3 "A "red" toy has its box" is to show BOX-1, and `skip` keeps it/,
    ],
    [
      'a tagged test of a group that is skipped',
      { "describe('A toy'": "describe.skipIf(true)('A toy'" },
      /^toy.test.ts 1 "\$name rolls for %i s" is to show TOY-1, and `skipIf` keeps it/,
    ],
  ])('finds %s', (_what, change, found) => {
    expect(told(read(change).problems).filter((problem) => found.test(problem))).toHaveLength(1)
  })

  test('finds a fact that fewer tests show than were written down, or more, and one that is gone', () => {
    expect(told(read({}, { 'TOY-1': 3, 'BOX-1': 0, 'BOX-9': 1 }).problems)).toEqual([
      'toy.md 3 TOY-1 has 2 of its 3 tags left in the tests. If that is meant: npm run shown-by -- --write TOY-1',
      expect.stringMatching(/BOX-1 has 1 tags in the tests, 0 are written down: npm run generate writes it$/),
      expect.stringMatching(/BOX-9 was shown by 1 tests, and is no fact any more/),
    ])
  })

  test('has it written down without a question that more tests show a fact, and never that fewer do', () => {
    const { specification, tags } = read()
    expect(raised(tags, specification.facts, { 'TOY-1': 3, 'BOX-9': 1 })).toEqual({
      'TOY-1': 3,
      'BOX-1': 1,
      'BOX-9': 1,
    })
  })

  test('refuses a tag where no runner looks for tests', () => {
    const { problems } = readTags('tests/toys.ts', FILES[TEST] ?? '', ['TOY', 'BOX'])
    expect(told(problems)).toEqual(
      [1, 3].map((line) => expect.stringMatching(`^toys.ts ${line} has the tag ${tag('TOY-1')}, and no test`)),
    )
  })

  test('takes a tag from a row of a table, by its line', () => {
    const rows = `const ROWS = [\n  ['Ball', ' ${tag('TOY-1')}'],\n]\ntest.each(ROWS)('%s rolls%s', roll)`
    expect(readTags(TEST, rows, ['TOY']).tags).toMatchObject([
      { fact: 'TOY-1', line: 2, text: `['Ball', ' ${tag('TOY-1')}'],` },
    ])
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
const BALL = `A toy › Ball rolls for 3 s ${tag('TOY-1')}`
const RED = `A "red" toy has its box ${tag('TOY-1')} ${tag('BOX-1')}`
const playwrightReport = (status: string, expectedStatus = 'passed') => {
  const spec = (title: string) => ({ title, file: 'toy.test.ts', tests: [{ expectedStatus, status }] })
  const suite = { title: 'A toy', file: 'toy.test.ts', specs: [spec(BALL.replace('A toy › ', ''))] }
  return {
    config: { rootDir: `${process.cwd()}/tests` },
    suites: [{ title: 'toy.test.ts', file: 'toy.test.ts', specs: [spec(RED)], suites: [suite] }],
  }
}
const missedIn = (...reports: TestReport[]) => {
  const ran = new Map()
  for (const report of reports) addReport(ran, report)
  return told(checkRan(read().tags, ran))
}

describe('Tests that are to show a fact', () => {
  test('are found in the reports of both runners', () => {
    expect(missedIn(vitestReport([BALL, 'passed'], [RED, 'passed']))).toEqual([])
    expect(missedIn(playwrightReport('expected'))).toEqual([])
  })

  test.each<[what: string, report: TestReport, found: RegExp]>([
    ['vanished', vitestReport([RED, 'passed']), /^toy.test.ts 1 .* is to show TOY-1, and is in no report/],
    ['was skipped', vitestReport([BALL, 'skipped'], [RED, 'passed']), /^toy.test.ts 1 "A toy › Ball .*was skipped/],
    ['failed', vitestReport([BALL, 'failed'], [RED, 'passed']), /^toy.test.ts 1 .*did not pass/],
    [
      'failed once among several of its name',
      vitestReport([BALL, 'passed'], [RED, 'passed'], [BALL, 'failed']),
      /^toy.test.ts 1 .*did not pass/,
    ],
    [
      'failed in another row',
      vitestReport([BALL, 'passed'], [RED, 'passed'], [BALL.replace('Ball', 'Car'), 'failed']),
      /^toy.test.ts 1 "A toy › Car .*did not pass/,
    ],
    [
      'has a tag that no source has',
      vitestReport([BALL, 'passed'], [RED, 'passed'], [`It flies ${tag('TOY-2')}`, 'passed']),
      /^toy.test.ts 1 "It flies .* source does not have: write @TOY-2 out/,
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
    // One of them must show two facts.
    expect(missedIn(playwrightReport(status, expectedStatus))).toHaveLength(3)
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
  /** A comment with a broken citation. It is assembled here, or this file would contain it. */
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
      execFileSync(process.execPath, ['scripts/check/specification.ts', ...args], { encoding: 'utf8', stdio: 'pipe' })
    expect(run).toThrow(/There is no (argument|report) .*\n$/)
  },
)
