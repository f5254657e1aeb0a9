// The numbers of docs/specification/ in titles of tests, and what is cited or linked to anywhere.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { git } from '../../contract-tools/diff/git.ts'

const TEXT = /\.(?:tsx?|js|css|md|ya?ml|json|html|py|svg|example)$|^\.[\w.]+$/
const MADE = /(?:^|\/)generated\/|\.gen\.|^package-lock\.json$/
/** Of Vitest and of Playwright. */
const TEST = /\.(?:test|release|browser|demo|commands|journey|webkit)\.tsx?$/

const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  .split('\0')
  // Git still lists a file that was only deleted in the folder.
  .filter((file) => TEXT.test(file) && !MADE.test(file) && existsSync(file))
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ file, text, place: `${file}:${index + 1}` })),
)

/** An outcome of a call: coverage.test.ts finds it in the contract, and provoked.test.ts gets all that are there. */
const IS_OUTCOME = /^- \*\*CALL-\d+\*\* `\w+`(?:, `\w+ \S+`:| fails as `\w+`)/

const facts = lines.flatMap(({ file, text, place }, index) => {
  const [, id] = (file.startsWith('docs/specification/') && /^- \*\*([A-Z]+-\d+)\*\* ./.exec(text)) || []
  const isUntested = /^ {2}- Not tested: ./.test(lines[index + 1]?.text ?? '')
  return id ? [{ id, place, isUntested, isOutcome: IS_OUTCOME.test(text) }] : []
})
const ids = new Set(facts.map(({ id }) => id))
const domains = [...new Set(facts.map(({ id }) => id.replace(/-\d+$/, '')))]
/** Also what was probably meant as one, such as a number without its dash. */
const tags = find(/@([a-z]+-?\d+[\w-]*)/gi, TEST)

/** What a pattern's first group finds in each line of these files. */
function find(pattern: RegExp, of = TEXT) {
  return lines
    .filter(({ file }) => of.test(file))
    .flatMap(({ file, text, place }) => [...text.matchAll(pattern)].map(([, found = '']) => ({ file, found, place })))
}

test('The tags of tests are facts', () => {
  const wrong = tags.filter(({ found }) => !ids.has(found))
  expect(wrong.map(({ place, found }) => `${place}: there is no fact ${found}`)).toEqual([])
})

test('A fact is written once, and a test has its tag or it says why none has', () => {
  const tagged = new Set(tags.map(({ found }) => found))
  const twice = facts.filter(({ id }, index) => facts.findIndex((other) => other.id === id) < index)
  const untested = facts.filter(({ id, isUntested, isOutcome }) => !tagged.has(id) && !isUntested && !isOutcome)
  const tested = facts.filter(({ id, isUntested }) => tagged.has(id) && isUntested)
  expect([
    ...twice.map(({ place, id }) => `${place}: ${id} is there twice`),
    ...untested.map(({ place, id }) => `${place}: no test has the tag @${id}, nor is it \`- Not tested: why\``),
    ...tested.map(({ place, id }) => `${place}: ${id} says that it is not tested, and a test has its tag`),
  ]).toEqual([])
})

test('Cited facts and decisions exist', () => {
  const cited = find(new RegExp(`(?<![@\\w])((?:${domains.join('|')})-\\d+)\\b`, 'g'))
  const decisions = find(/\bdecisions?[/ ](\d{3})\b/gi)
  expect([
    ...cited.filter(({ found }) => !ids.has(found)).map(({ place, found }) => `${place}: there is no fact ${found}`),
    ...decisions
      .filter(({ found }) => !files.some((file) => file.startsWith(`docs/decisions/${found}-`)))
      .map(({ place, found }) => `${place}: there is no decision ${found}`),
  ]).toEqual([])
})

test('Links in Markdown lead to files and their headings', () => {
  const links = find(/(?:\]\(|(?:src|href)=")([^)\s"]+)[)"]/g, /\.md$/)
  const broken = links.filter(({ file, found }) => {
    if (/^[a-z]+:/.test(found)) return false
    const [path = '', anchor] = found.split('#')
    const led = path ? join(dirname(file), path) : file
    return !existsSync(led) || (anchor && led.endsWith('.md') && !anchorsIn(led).includes(anchor))
  })
  expect(broken.map(({ place, found }) => `${place}: ${found} leads nowhere`)).toEqual([])
})

/** As GitHub makes them. */
const anchorsIn = (page: string) =>
  find(/^#+ (.+)$/g, new RegExp(`^${page.replaceAll('.', '\\.')}$`)).map(({ found }) =>
    found
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
