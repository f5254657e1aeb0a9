import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** Names of the other contract, the one with the native shell. */
const SHELL = 'openapi/generated/shell.json'

/** Commands write these; other checks say when they are outdated. */
const MADE = [
  'openapi/generated',
  'openapi/usage.json',
  'src/api/generated',
  'docs/gallery',
  'docs/mistakes.md',
  'tests/verifier/mistakes.json',
  'tests/journeys/covered.json',
]
/** They have contracts of their own; a decision says what was, when it was made; and the guide renames a field as its example. */
const OF_OTHERS = ['openapi/vectors', 'packages', 'tests/contract/fixtures', 'docs/decisions', 'CONTRIBUTING.md']
const HAS_ITS_OWN = /\bsmall-contract\.ts'/

/** `title` may be any word; `noticeText`, `pay_time` and `/v3/faq` are from the contract. */
const isPeculiar = (name: string) => /[a-z\d][A-Z]|_|\//.test(name)

/** Where names still stand that the contract no longer has, a line a file, and which of them are too usual to be searched for. */
export function oldNames(gone: readonly string[]): { places: string[]; unsearched: string[] } {
  const known = gone.length > 0 && existsSync(SHELL) ? readFileSync(SHELL, 'utf8') : ''
  const old = gone.filter((name) => !known.includes(`"${name}"`))
  const searched = old.filter(isPeculiar)
  return {
    places: filesWith(searched).flatMap((file) => {
      const found = placesIn(file, readFileSync(file, 'utf8'), searched)
      return [...Map.groupBy(found, ({ name }) => name)].map(([name, places]) => said(file, name, places))
    }),
    unsearched: old.filter((name) => !isPeculiar(name)),
  }
}

function said(file: string, name: string, [first, ...others]: readonly { line: number }[]): string {
  const more = others.length > 0 ? `, and ${others.length} more in this file` : ''
  return `${file}:${first?.line}: ${name}${more}`
}

function filesWith(names: readonly string[]): string[] {
  if (names.length === 0) return []
  const wanted = names.flatMap((name) => ['-e', name])
  const left = [...MADE, ...OF_OTHERS].map((path) => `:!${path}`)
  const { status, stdout, stderr } = spawnSync('git', ['grep', '-lzIF', '--untracked', ...wanted, '--', '.', ...left], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  // 1: nothing was found.
  if (status !== 0 && status !== 1) throw new Error(`git grep: ${stderr}`)
  return stdout.split('\0').filter(Boolean)
}

/** The places of these names that no compiler reads: everything but the names in code. */
export function placesIn(file: string, text: string, names: readonly string[]): { line: number; name: string }[] {
  const isCode = /\.[jt]sx?$/.test(file)
  if (isCode && HAS_ITS_OWN.test(text)) return []
  const pattern = new RegExp(names.map(patternOf).join('|'), 'g')
  const found = [...text.matchAll(pattern)]
  const inCode = isCode && found.length > 0 ? placesOfNames(file, text) : new Set<number>()
  return found
    .filter(({ index }) => !inCode.has(index))
    .map(({ 0: name, index }) => ({ line: text.slice(0, index).split('\n').length, name }))
}

/** A whole word. A path may stand behind the base of an address. */
function patternOf(name: string): string {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return name.startsWith('/') ? `${escaped}(?![\\w/-])` : `(?<![\\w$])${escaped}(?![\\w$])`
}

function placesOfNames(file: string, text: string): Set<number> {
  const places = new Set<number>()
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) places.add(node.getStart(source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return places
}
