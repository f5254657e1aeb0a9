// The compiled messages are not committed (docs/decisions/092), so every command makes sure that
// they exist. Plain JavaScript without dependencies: it must run on the machine's own Node (20 and up).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Their folder. */
export const COMPILED = 'src/platform/i18n/generated'
export const MESSAGES = 'src/platform/i18n/messages'
const SETTINGS = 'src/platform/i18n/project.inlang/settings.json'
/** Their sources, and the scripts that compile them. */
const SOURCES = [
  MESSAGES,
  SETTINGS,
  'scripts/build/generators.ts',
  ...['paraglide-js', 'plugin-message-format', 'sdk'].map((name) => `node_modules/@inlang/${name}/package.json`),
]
/** Records the sources and the result. Not in their folder, where Vite's plugin deletes unknown files. */
const STAMP = '.cache/compiled-words.txt'

export const sourcesOfWords = (root) => digest(root, SOURCES)

/** Whether the compiled messages exist and match their sources. Another program may have changed them since. */
export const isCompiled = (root) => read(join(root, STAMP)) === stampOf(root, sourcesOfWords(root))

/** Records that the existing compiled messages were made from `sources`. */
export function stampCompiled(root, sources) {
  const file = join(root, STAMP)
  mkdirSync(dirname(file), { recursive: true })
  // Another command may do the same now.
  writeFileSync(`${file}.${process.pid}`, stampOf(root, sources))
  renameSync(`${file}.${process.pid}`, file)
}

/**
 * Compiles the messages if necessary. If that fails, it has printed the reason, and the command continues: many commands need
 * no messages, and those that do fail by themselves.
 */
export function compileIfStale(root, node) {
  // A part of the project without the app has no messages.
  if (!existsSync(join(root, SETTINGS)) || isCompiled(root)) return
  // Not on the standard output, which the command may write to a file.
  console.error('Compiling the words...')
  spawnSync(node, [join(root, 'scripts/setup/compile-words.ts')], { cwd: root, stdio: 'inherit' })
}

const stampOf = (root, sources) => `${sources} ${digest(root, [COMPILED])}\n`

/** A hash of the names and texts of files, including all files in folders. */
function digest(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((name) => filesIn(root, name))) {
    // A null byte occurs in no name and no message.
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
