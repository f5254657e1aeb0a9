// House rules that no other tool checks: sizes, barrels, unused messages, files that scripts name. Part of `npm test`.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import { FAULTS } from './faults.ts'
import { wordFiles } from '../build/words/words.ts'

const MOST_LINES = 300
const MOST_ROUTE_LINES = 40
/** The global `expect` takes its context from the running test, and concurrent tests are several. */
const CONCURRENT = 'https://vitest.dev/api/test.html#test-concurrent'
/** Pages whose `%name%` is replaced by messages (scripts/build/words/page-words.ts). */
const PAGES = ['app.html', 'too-old.html']

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const sources = tracked
  .split('\n')
  .filter((file) => /\.(ts|tsx|js|css)$/.test(file) && !file.includes('/generated/') && !file.includes('.gen.'))

const problems: string[] = []
/** The keys of messages that the app uses. */
const usedKeys = new Set<string>()
for (const file of sources) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  // Deleted in the folder, but not yet in git.
  if (text === undefined) continue
  if (file.startsWith('src/') && !file.includes('.test.'))
    for (const [, key = ''] of text.matchAll(/\bm\.(\w+)/g)) usedKeys.add(key)
  const lines = text.split('\n').length - 1
  const most = file.startsWith('src/routes/') ? MOST_ROUTE_LINES : MOST_LINES
  if (lines > most) problems.push(`${file} has ${lines} lines; ${most} are the most`)
  const statements = text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('//'))
  if (
    // A package's face is the one exception.
    /(^|\/)index\.tsx?$/.test(file) &&
    !/^packages\/[^/]+\/index\.ts$/.test(file) &&
    statements.every((line) => line.startsWith('export ') && line.includes(' from '))
  )
    problems.push(`${file} only re-exports: import from the file itself`)
  if (/\b(test|it|describe)\.concurrent\b/.test(text) && /import \{[^}]*\bexpect\b[^}]*\} from 'vitest'/.test(text))
    problems.push(`${file} has tests that run at once: each takes \`expect\` from its own context (${CONCURRENT})`)
}

for (const page of PAGES)
  for (const [, key = ''] of (await readFile(page, 'utf8')).matchAll(/%([a-z]\w+)%/g)) usedKeys.add(key)
// `npm run generate` refuses a language with missing or extra messages.
const [ofBase = []] = wordFiles().files
/** The file of each message's key: of two messages with the same key, one would silently replace the other. */
const placeOf = new Map<string, string>()
for (const file of ofBase) {
  const { $schema: _schema, ...words }: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  for (const key of Object.keys(words)) {
    if (!usedKeys.has(key)) problems.push(`${key} of ${file} is used nowhere`)
    const other = placeOf.get(key)
    if (other) problems.push(`${key} is in ${other} and in ${file}`)
    placeOf.set(key, file)
  }
}

for (const { what, file, from, tests } of FAULTS) {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text.split(from).length !== 2)
    problems.push(`scripts/check/faults.ts: ${what}: ${file} does not have this once: ${from}`)
  for (const test of tests.filter((path) => !existsSync(path)))
    problems.push(`scripts/check/faults.ts: ${what}: ${test} is gone`)
}

// Each throws while loading if a file that it names is missing (named-modules.ts).
for (const name of ['early/scripts', 'early/stand-ins', 'groups', 'left-out', 'site/site-pages'])
  await import(`../build/${name}.ts`).catch((error: unknown) => problems.push(String(Object(error).message)))

if (problems.length > 0) {
  // Scripts that import each other report the same problem.
  console.error([...new Set(problems)].join('\n'))
  process.exitCode = 1
} else console.log(`${sources.length} files keep the house rules.`)
