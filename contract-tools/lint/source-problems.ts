import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import { redocly } from './redocly.ts'

/** A file of the contract, with its path in the project. */
interface Source {
  file: string
  text: string
}

/** A problem in Redocly's format `codeclimate`. */
interface Found {
  description: string
  location: { path: string; lines: { begin: number } }
}

/** The mistakes in the authors' contract below `root`, one line for each place. */
export async function sourceProblems(root: string): Promise<string[]> {
  const [sources, vectors, lint] = await Promise.all([
    readSources(root, '.yaml'),
    readSources(root, '.json'),
    redocly(root, 'lint', 'source', '--format', 'codeclimate', '--max-problems', '1000'),
  ])
  const found = foundIn(lint.stdout)
    .filter(({ description }) => !OF_A_BROKEN_FILE.test(description))
    .map(({ description, location: { path, lines } }) => {
      const text = sources.find(({ file }) => file === path)?.text ?? ''
      const written = text.split('\n')[lines.begin - 1]?.trim() ?? ''
      return `${path}:${lines.begin} ${nameAt(text, lines.begin)}: ${inOneLine(description)} (${written})`
    })
  // If the root cannot be read, no rules can be checked.
  if (!lint.ok && found.length === 0) return [`openapi/openapi.yaml: ${inOneLine(lint.stderr)}`]
  return [...new Set([...found, ...unusedParts(sources), ...vectors.flatMap(brokenJson)])]
}

/** Without the parts that the line already contains: the command, and the file's path on this machine. */
const inOneLine = (text: string) =>
  text
    .replace(/^validating .* for api 'source'\.\.\.\n/, '')
    .replaceAll(/(?: at| in)? ["']?\/[^\s"']*\/openapi\/[^\s"':]*["']?:?/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A reference to a file that cannot be parsed; the file itself is reported too. */
const OF_A_BROKEN_FILE = /^Can't resolve \$ref: .*\(\d+:\d+\)/s

/** The contract's files, without generated ones. A journey is a separate document. */
async function readSources(root: string, ending: string): Promise<Source[]> {
  const names = await readdir(join(root, 'openapi'), { recursive: true })
  const files = names
    .map((name) => `openapi/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(ending) && !/^openapi\/(generated|journeys)\//.test(file))
  return Promise.all(files.toSorted().map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })))
}

/** The linter prints nothing at all if it finds nothing. */
const foundIn = (stdout: string): Found[] => (stdout.trim().startsWith('[') ? JSON.parse(stdout) : [])

/**
 * The place where an operation or a schema is declared, as the start of a message line; only its name if no place declares
 * it.
 */
export async function placeOf(root: string, name: string): Promise<string> {
  for (const { file, text } of await readSources(root, '.yaml')) {
    const line = text
      .split('\n')
      .findIndex((found) => found.startsWith(`${name}:`) || found.trim() === `operationId: ${name}`)
    if (line !== -1) return `${file}:${line + 1} ${name}`
  }
  return name
}

const KEY = /^['"]?([^\s'"#-][^'":]*)['"]?:/

/** The operation (or other part) at a line of a YAML file; lines count from 1. */
function nameAt(text: string, line: number): string {
  const lines = text.split('\n')
  const start = lines.findLastIndex((found, index) => index < line && KEY.test(found))
  const next = lines.findIndex((found, index) => index > start && KEY.test(found))
  const operations = lines.flatMap((found, index) => {
    const [, id] = /^ +operationId: *['"]?([\w-]+)/.exec(found) ?? []
    return id && index > start && (next === -1 || index < next) ? [{ id, index }] : []
  })
  const operation = operations.findLast(({ index }) => index < line) ?? operations[0]
  const [, part = 'the file'] = KEY.exec(lines[start] ?? '') ?? []
  return operation?.id ?? part
}

/** Parts of the contract that nothing refers to. */
function unusedParts(sources: Source[]): string[] {
  const used = new Set(
    sources.flatMap(({ file, text }) =>
      [...text.matchAll(/\$ref: *['"]?([^#'"\s,}]*)(#\/[^/'"\s,}]+)?/g)].map(
        // Without a part, all of the file's parts are used: `examples: { $ref: ../examples/loan-orders.yaml }`.
        ([, path, part = '']) => (path ? join(dirname(file), path) : file) + part,
      ),
    ),
  )
  return (
    sources
      // The contract with the shell has its own check (contract-tools/shell/problems.ts).
      .filter(({ file }) => /^openapi\/\w+\//.test(file) && !file.startsWith('openapi/shell/'))
      .flatMap(({ file, text }) =>
        text.split('\n').flatMap((found, index) => {
          const [, part] = KEY.exec(found) ?? []
          return part && !used.has(file) && !used.has(`${file}#/${part}`)
            ? [`${file}:${index + 1} ${part}: Nothing refers to it.`]
            : []
        }),
      )
  )
}

function brokenJson({ file, text }: Source): string[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    return [`${file}: ${inOneLine(String(error))}`]
  }
}
