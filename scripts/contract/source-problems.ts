import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import { redocly } from './redocly.ts'

/** A file of the contract by its path below the project. */
interface Source {
  file: string
  text: string
}

/** A problem as Redocly's format `codeclimate` tells it. */
interface Found {
  description: string
  location: { path: string; lines: { begin: number } }
}

/** What is wrong with the contract that people write below `root`, a line for each place. */
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
  // Where the root cannot be read there are no rules to keep.
  if (!lint.ok && found.length === 0) return [`openapi/openapi.yaml: ${inOneLine(lint.stderr)}`]
  return [...new Set([...found, ...unusedParts(sources), ...vectors.flatMap(brokenJson)])]
}

/** Without what the line says anyhow: what is being looked at, and in which file on this machine. */
const inOneLine = (text: string) =>
  text
    .replace(/^validating .* for api 'source'\.\.\.\n/, '')
    .replaceAll(/(?: at| in)? ["']?\/[^\s"']*\/openapi\/[^\s"':]*["']?:?/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What refers to a file that cannot be parsed; the file itself is told of too. */
const OF_A_BROKEN_FILE = /^Can't resolve \$ref: .*\(\d+:\d+\)/s

/** Files of the contract; what was generated is none, and a journey is a document of its own. */
async function readSources(root: string, ending: string): Promise<Source[]> {
  const names = await readdir(join(root, 'openapi'), { recursive: true })
  const files = names
    .map((name) => `openapi/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(ending) && !/^openapi\/(generated|journeys)\//.test(file))
  return Promise.all(files.toSorted().map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })))
}

/** The linter says nothing at all where it finds nothing. */
const foundIn = (stdout: string): Found[] => (stdout.trim().startsWith('[') ? JSON.parse(stdout) : [])

/** Where an operation or a schema is declared, as a line begins that tells of it; its name alone where nothing declares it. */
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

/** The operation that a line of a YAML file is about, or the part of the file, counted from 1. */
export function nameAt(text: string, line: number): string {
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

/** Parts of the contract that nothing refers to: they look declared, and are not. */
function unusedParts(sources: Source[]): string[] {
  const used = new Set(
    sources.flatMap(({ file, text }) =>
      [...text.matchAll(/\$ref: *['"]?([^#'"\s,}]*)#\/([^/'"\s,}]+)/g)].map(
        ([, path, part]) => `${path ? join(dirname(file), path) : file}#/${part}`,
      ),
    ),
  )
  return sources
    .filter(({ file }) => /^openapi\/\w+\//.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((found, index) => {
        const [, part] = KEY.exec(found) ?? []
        return part && !used.has(`${file}#/${part}`) ? [`${file}:${index + 1} ${part}: Nothing refers to it.`] : []
      }),
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
