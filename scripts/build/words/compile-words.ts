import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { messagesOptions } from '../generators.ts'
import { COMPILED, isCompiled, MESSAGES, sourcesOfWords, stampCompiled } from '../../setup/compiled-words.js'
import { readWords, refuseMissing, wordFiles } from './words.ts'
import { writeFiles } from '../write-files.ts'

/**
 * Compiles the messages if the compiled ones are outdated. Resolves to whether that was necessary. If the messages have
 * mistakes, throws them before anything is written. Two processes may do this at once: both write the same complete files.
 */
export async function compileWords(root: string): Promise<boolean> {
  await refuseWrongWords(root)
  if (isCompiled(root)) return false
  // Read first, so that messages which change during the compilation are compiled again next time.
  const sources = sourcesOfWords(root)
  const made = await compiledFiles(root)
  // Another command may be deleting a file; that must not cause a failure.
  const current = await Promise.all(made.map(([path]) => readFile(join(root, path), 'utf8').catch(() => undefined)))
  await writeFiles(
    root,
    made.filter(([, text], index) => text !== current[index]),
  )
  // Files of deleted messages.
  const paths = new Set(made.map(([path]) => path))
  const left = (await filesIn(join(root, COMPILED))).map((name) => join(COMPILED, name))
  await Promise.all(left.filter((path) => !paths.has(path)).map((path) => rm(join(root, path), { force: true })))
  stampCompiled(root, sources)
  return true
}

/**
 * The same for commands that may not need messages, or can use the old ones: prints what is wrong, and resolves to whether
 * all is well.
 */
export async function compileOrSay(root = process.cwd()): Promise<boolean> {
  try {
    await compileWords(root)
    return true
  } catch (error) {
    console.error(`The words could not be compiled:\n${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

/** The compiler itself would name no file, and would omit messages that a language lacks. */
export async function refuseWrongWords(root: string, ofContract?: string[]) {
  const project = join(root, messagesOptions.project)
  const { locales, files } = wordFiles(project, ofContract)
  // A part of the project may have messages only.
  const folders = [MESSAGES, PROMISES].filter((folder) => existsSync(join(root, folder)))
  const promises = folders.includes(PROMISES) ? locales.map((locale) => join(root, PROMISES, `${locale}.json`)) : []
  const read = [...files.flat(), ...promises]
  const settings = `${messagesOptions.project}/settings.json`
  const unnamed = ofContract
    ? `openapi/shell/session.yaml does not name its language, or ${settings} its folder`
    : `${settings} does not name its language or its folder; \`npm run generate\` takes the languages from openapi/shell/session.yaml`
  for (const name of (await Promise.all(folders.map((folder) => wordsBelow(root, folder)))).flat()) {
    if (!read.includes(join(root, name))) throw new Error(`${name}: ${unnamed}`)
    try {
      JSON.parse(await readFile(join(root, name), 'utf8'))
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
  refuseMissing(read)
  readWords(project, ofContract)
}

const wordsBelow = async (root: string, folder: string) =>
  (await readdir(join(root, folder), { recursive: true }))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`)

/** What counts as a promise in each language (src/platform/i18n/promised-words.test.ts). */
const PROMISES = 'src/platform/i18n/promises'

async function compiledFiles(root: string) {
  // It takes a second to load, so load it only if there is something to compile.
  const { compile } = await import('@inlang/paraglide-js')
  const outdir = await mkdtemp(join(tmpdir(), 'rupya-words-'))
  try {
    await compile({ ...messagesOptions, project: join(root, messagesOptions.project), outdir })
    const names = await filesIn(outdir)
    return await Promise.all(
      names.map(async (name): Promise<[path: string, text: string]> => [
        join(COMPILED, name),
        await readFile(join(outdir, name), 'utf8'),
      ]),
    )
  } finally {
    await rm(outdir, { recursive: true })
  }
}

/** The paths of all files in a folder, which may be missing. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
