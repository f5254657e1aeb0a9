import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'

const START = 'openapi/shell/shell.yaml'

/** Whether a contract has one with a native shell. */
export const hasShell = (root: string) => existsSync(join(root, START))

/** The contract with the shell, with each `$ref` replaced by its target. */
export interface ReadShell {
  /** Not checked yet. */
  value: unknown
  problems: string[]
  /** The place where authors wrote the value at a JSON pointer: `openapi/shell/messages.yaml:3`. */
  placeOf: (pointer: string) => string
  /** The files that it was read from. */
  files: string[]
}

interface Source {
  document: Document.Parsed
  lines: LineCounter
}

export async function readShell(root: string): Promise<ReadShell> {
  const sources = new Map<string, Source>()
  const places = new Map<string, string>()
  const problems: string[] = []

  const load = async (file: string) => {
    const known = sources.get(file)
    if (known) return known
    const lines = new LineCounter()
    const document = parseDocument(await readFile(join(root, file), 'utf8'), { lineCounter: lines })
    for (const { message, linePos } of document.errors)
      problems.push(`${file}:${linePos?.[0].line ?? 1}: ${message.split('\n')[0]?.replace(/ at line \d+.*$/, '')}`)
    const source = { document, lines }
    sources.set(file, source)
    return source
  }
  const placeIn = (file: string, node: unknown) => {
    const offset = isNode(node) ? node.range?.[0] : undefined
    return `${file}:${sources.get(file)?.lines.linePos(offset ?? 0).line ?? 1}`
  }

  const plain = async (node: unknown, file: string, pointer: string, seen: readonly string[]): Promise<unknown> => {
    if (!places.has(pointer)) places.set(pointer, placeIn(file, node))
    if (isSeq(node)) return Promise.all(node.items.map((item, index) => plain(item, file, `${pointer}/${index}`, seen)))
    if (!isMap(node)) return isScalar(node) ? node.value : null
    const ref = node.get('$ref')
    if (typeof ref === 'string') return target(ref, node, file, pointer, seen)
    const entries: [string, unknown][] = []
    for (const { key, value } of node.items) {
      const name = String(isScalar(key) ? key.value : key)
      places.set(`${pointer}/${name}`, placeIn(file, key))
      entries.push([name, await plain(value, file, `${pointer}/${name}`, seen)])
    }
    return Object.fromEntries(entries)
  }

  const target = async (ref: string, node: Node, file: string, pointer: string, seen: readonly string[]) => {
    const [path = '', inside = ''] = ref.split('#')
    const name = path ? join(dirname(file), path) : file
    const wrong = (why: string) => void problems.push(`${placeIn(file, node)}: ${ref} ${why}`)
    if (seen.includes(`${name}#${inside}`)) return wrong('leads back to itself')
    const source = await load(name).catch(() => undefined)
    if (!source) return wrong('names a file that is not there')
    const found: unknown = source.document.getIn(inside.split('/').slice(1), true)
    if (found === undefined) return wrong('leads to nothing')
    return plain(inside ? found : source.document.contents, name, pointer, [...seen, `${name}#${inside}`])
  }

  const { document } = await load(START)
  const value = await plain(document.contents, START, '', [START])
  const placeOf = (pointer: string): string =>
    places.get(pointer) ?? placeOf(pointer.slice(0, pointer.lastIndexOf('/')))
  return { value, problems, placeOf, files: [...sources.keys()] }
}
