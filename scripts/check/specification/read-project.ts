import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type Problem, readSpecification, type Specification } from './read-document.ts'
import { readTags, type Tag } from './read-tags.ts'

export interface Project {
  /** All files written by people, with their text. */
  texts: { path: string; text: string }[]
  /** Paths of all files. */
  files: string[]
  specification: Specification
  tags: Tag[]
  /** Mistakes in the tags. */
  problems: Problem[]
}

/** The minimum number of tags for each fact. */
export const SHOWN = 'docs/specification/shown.json'

const isText = (path: string) => /\.(tsx?|js|css|md|ya?ml|json|html|example)$|^\.\w+rc\.json$/.test(path)
const isOurs = (path: string) => !/(^|\/)generated\/|\.gen\.|^package-lock\.json$|^docs\/gallery\//.test(path)

/** The specification in this folder, and the tests that show its facts, from their sources. */
export function readProject(): Project {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  // Deleted in the folder, but not yet in git.
  const files = listed.split('\n').filter((path) => path && existsSync(path))
  const texts = files
    .filter((path) => isText(path) && isOurs(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const textOf = new Map(texts.map(({ path, text }) => [path, text]))
  const specification = readSpecification(files, (path) => textOf.get(path))
  const read = texts
    .filter(({ path }) => /\.tsx?$/.test(path))
    .map(({ path, text }) => readTags(path, text, specification.domains))
  return {
    texts,
    files,
    specification,
    tags: read.flatMap(({ tags }) => tags),
    problems: read.flatMap(({ problems }) => problems),
  }
}
