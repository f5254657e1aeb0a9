import { dirname, join } from 'node:path/posix'
import { nearestTo } from './nearest.ts'
import { INDEX, type Problem, type ReadFile } from './read-document.ts'

export interface Project {
  /** Paths of all files and their folders. */
  paths: ReadonlySet<string>
  /** The ids of the specification's facts. */
  facts: ReadonlySet<string>
  domains: readonly string[]
}

/** A file by its path from the root, or from src/. */
const FILE =
  /(?<![\w./@-])(?:docs|src|tests|scripts|mocks|openapi|contract|reference|packages|verifier|deploy|lib|ui|platform|api|parts|features|routes|app)\/[\w./-]+\.(?:tsx?|js|css|md|ya?ml|json|html)\b/g
/** The comment in a line, in any language of this project. */
const COMMENT = /(?:^\s*|\s)(?:\/\/|\/?\*+|#)\s.*$/
const DECISION_FILE = /docs\/decisions\/(\d{3})(?![\d-])/g
const DECISIONS = /\bdecisions? (\d{3}(?:(?:, | and |, and )\d{3})*)\b/gi
const LINK = /\]\(<?([^)<>\s]+)>?\)|(?:src|href)="([^"]+)"/g

/** A section of a document without an address, which a reader cannot open. */
const SECTION = /\bsections?\s+\d+/i
const PAGE = /(?<![\w./-])[\w-]+\.md\b/g

/** The citations in a text that lead nowhere. */
export function checkCitations(file: string, text: string, project: Project): Problem[] {
  const proseOf = (line: string) => (file.endsWith('.md') ? line : (COMMENT.exec(line)?.[0] ?? ''))
  return text.split('\n').flatMap((line, index) => {
    const found = [
      ...factsIn(line, project),
      ...decisionsIn(line, project),
      // In code, a path may be test data.
      ...filesIn(proseOf(line), project),
      ...lackingIn(proseOf(line), project),
    ]
    return found.map((says) => ({ file, line: index + 1, says }))
  })
}

function factsIn(line: string, { facts, domains }: Project): string[] {
  const ids = line.match(new RegExp(`\\b(?:${domains.join('|')})-\\d+\\b`, 'g')) ?? []
  return ids.flatMap((id) =>
    facts.has(id) ? [] : [`cites ${id}, and there is no such fact: cite the one that is meant`],
  )
}

function decisionsIn(line: string, { paths }: Project): string[] {
  const numbers = [
    ...[...line.matchAll(DECISION_FILE)].map(([, number = '']) => number),
    ...[...line.matchAll(DECISIONS)].flatMap(([, list = '']) => list.match(/\d{3}/g) ?? []),
  ]
  return [...new Set(numbers)].flatMap((number) =>
    [...paths].some((path) => path.startsWith(`docs/decisions/${number}-`))
      ? []
      : [`cites decision ${number}, which docs/decisions/ lacks: cite one that is there`],
  )
}

function filesIn(line: string, { paths }: Project): string[] {
  return (line.match(FILE) ?? []).flatMap((path) =>
    paths.has(path) || paths.has(`src/${path}`)
      ? []
      : [`names ${path}, which does not exist${nearestFile(path, paths)}`],
  )
}

function lackingIn(line: string, { paths }: Project): string[] {
  const [section] = (!line.includes('https://') && SECTION.exec(line)) || []
  const lacking = (line.match(PAGE) ?? []).filter((name) => ![...paths].some((path) => path.split('/').at(-1) === name))
  return [section, ...lacking].flatMap((words) =>
    words ? [`mentions "${words}", which nobody can open here: cite a fact of ${INDEX}, or a page by its address`] : [],
  )
}

/** Links of a Markdown file to a missing file or heading. */
export function checkLinks(file: string, markdown: string, paths: ReadonlySet<string>, readFile: ReadFile): Problem[] {
  return markdown.split('\n').flatMap((line, index) =>
    [...line.replaceAll(/`[^`]*`/g, '').matchAll(LINK)].flatMap(([, link, attribute]) => {
      const target = link ?? attribute ?? ''
      if (/^[a-z]+:/i.test(target)) return []
      const [path = '', anchor] = target.split('#')
      const led = path === '' ? file : join(dirname(file), decodeURI(path)).replace(/\/$/, '')
      const problem = (says: string) => [{ file, line: index + 1, says }]
      if (path !== '' && !paths.has(led))
        return problem(`links to ${led}, which does not exist${nearestFile(led, paths)}`)
      if (anchor === undefined || !led.endsWith('.md')) return []
      const anchors = anchorsIn(path === '' ? markdown : (readFile(led) ?? ''))
      if (anchors.includes(anchor)) return []
      const near = nearestTo(anchor, anchors)
      return problem(`links to #${anchor}, which is no heading of ${led}${near ? `; the nearest is #${near}` : ''}`)
    }),
  )
}

const anchorsIn = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

function nearestFile(path: string, paths: Iterable<string>): string {
  const near = nearestTo(path, paths)
  return near ? `; the nearest is ${near}` : ''
}
