// The compiled words are not committed (docs/decisions/086-compiled-words-are-made.md): every command sees to it that they are there.
// Plain JavaScript without dependencies: it must run on the Node a machine has (20 and up).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where they are. */
export const COMPILED = 'src/platform/i18n/generated'
export const MESSAGES = 'src/platform/i18n/messages'
const SETTINGS = 'src/platform/i18n/project.inlang/settings.json'
/** What they are made of, and by. */
const SOURCES = [
  MESSAGES,
  SETTINGS,
  'scripts/generators.ts',
  ...['paraglide-js', 'plugin-message-format', 'sdk'].map((name) => `node_modules/@inlang/${name}/package.json`),
]
/** Says what they were made of, and what was made. Not beside them: Vite's plugin deletes there what it does not know. */
const STAMP = '.cache/compiled-words.txt'

export const sourcesOfWords = (root) => digest(root, SOURCES)

/** Whether the compiled words are there, and are what their sources say: another program may have written them since. */
export const isCompiled = (root) => read(join(root, STAMP)) === stampOf(root, sourcesOfWords(root))

/** Writes down that the compiled words which are there were made of `sources`. */
export function stampCompiled(root, sources) {
  const file = join(root, STAMP)
  mkdirSync(dirname(file), { recursive: true })
  // Another command may do the same now.
  writeFileSync(`${file}.${process.pid}`, stampOf(root, sources))
  renameSync(`${file}.${process.pid}`, file)
}

/**
 * Compiles the words unless they are. Where that fails it has said why, and the command goes on: many need no words, and those that
 * do fail by themselves.
 */
export function compileIfStale(root, node, { folder, env }) {
  // A part of the project, without the app, has no words.
  if (!existsSync(join(root, SETTINGS)) || isCompiled(root)) return
  // Not on the standard output, which may be a file that the command writes.
  console.error('Compiling the words...')
  const script = join(folder, 'scripts/setup/compile-words.ts')
  spawnSync(node, [script], { cwd: folder, stdio: 'inherit', env: { ...process.env, ...env } })
}

const stampOf = (root, sources) => `${sources} ${digest(root, [COMPILED])}\n`

/** Of the names and texts of files, and of all files in folders. */
function digest(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((name) => filesIn(root, name))) {
    // A null byte is in no name, nor in words.
    hash.update(`${path}\0`)
    hash.update(`${read(join(root, path)) ?? ''}\0`)
  }
  return hash.digest('hex')
}

function filesIn(root, path) {
  try {
    const entries = readdirSync(join(root, path), { withFileTypes: true })
    return entries
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesIn(root, `${path}/${entry.name}`) : `${path}/${entry.name}`))
  } catch {
    return [path]
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
