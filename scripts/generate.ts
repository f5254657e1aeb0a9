// npm run generate           writes all generated files: from the contract, the messages, and the route files
// npm run generate -- --check only compares, names each outdated file, and fails if there is one
// With --contract only what comes from the contract, which is quicker.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { readArguments } from './arguments.ts'
import { flag } from '../src/lib/command-line.ts'
import { compileWords, refuseWrongWords } from './build/words/compile-words.ts'
import { bundleContract } from '../contract/bundle/write.ts'
import { ContractError } from '../contract/read/contract-error.ts'
import { generateFrom } from '../contract/client/write.ts'
import { bundleJourneys } from '../contract/bundle/journeys.ts'
import { refuseUnknownScreens } from '../contract/lint/refuse-unknown-screens.ts'
import { placeOf, sourceProblems } from '../contract/lint/source-problems.ts'
import { routesOptions } from './build/generators.ts'
import { printableLines } from '../src/lib/printable.ts'
import { screenLooks } from './build/screen-looks.ts'
import { screenPaths } from './build/screen-paths.ts'
import { COMPILED, isCompiled } from './setup/compiled-words.js'
import { writeFiles } from './build/write-files.ts'

type Files = [path: string, text: string][]

const root = process.cwd()
const { check, contract: onlyContract } = readArguments('npm run generate', { check: flag, contract: flag })

/** Folders that contain only generated files, and are committed. */
const GENERATED = ['openapi/generated', 'src/api/generated']

/**
 * Every committed generated file, by its path below `root`. If something is wrong, throws before anything is written, one
 * line each.
 */
async function generateAll(): Promise<Files> {
  const [contract] = await Promise.all([generateContract(), onlyContract || refuseWrongWords(root)])
  // Last, because the router's generator writes in place.
  return [...contract, ...(onlyContract ? [] : [screenLooks(), ...(await generateRoutes())])]
}

async function generateContract(): Promise<Files> {
  const [problems, made] = await Promise.all([
    sourceProblems(root),
    bundleContract(root)
      .then((contract) => {
        refuseUnknownScreens(contract, screenPaths())
        return Promise.all([generateFrom(contract), bundleJourneys(root, contract)])
      })
      .then(([files, journeys]): Files => [
        ...files,
        ['openapi/generated/journeys.arazzo.json', `${JSON.stringify(journeys, null, 2)}\n`],
      ])
      .catch(describe),
  ])
  if (problems.length > 0) throw new Error(firstOf(problems).join('\n'))
  if (typeof made === 'string') throw new Error(made)
  return made
}

/** The maximum number that is useful to read. */
const MOST_PROBLEMS = 20
const firstOf = (problems: string[]) =>
  problems.length > MOST_PROBLEMS
    ? [...problems.slice(0, MOST_PROBLEMS), `and ${problems.length - MOST_PROBLEMS} more`]
    : problems

/** A mistake in one line, with its place. */
async function describe(error: unknown): Promise<string> {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof ContractError ? `${await placeOf(root, error.about)}: ${message}` : message
}

async function generateRoutes(): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const tree = join(root, routesOptions.generatedRouteTree)
    const before = await readFile(tree, 'utf8').catch(() => undefined)
    // The generator writes imports relative to the tree, so it must write in place. The old file is then restored: in the end
    // either all files change at once, or none.
    const config = getConfig({ ...routesOptions, tmpDir: folder }, root)
    await new Generator({ config, root }).run()
    const after = await readFile(tree, 'utf8')
    if (before !== undefined) await writeFile(tree, before)
    return [[routesOptions.generatedRouteTree, after]]
  })
}

async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rupya-generate-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

try {
  const files = await generateAll()
  const current = await Promise.all(files.map(([path]) => readFile(join(root, path), 'utf8').catch(() => undefined)))
  const changed = files.flatMap(([path, text], index) => (text === current[index] ? [] : path))
  const left = await leftovers(files.map(([path]) => path))
  const isStale = !onlyContract && (check ? !isCompiled(root) : await compileWords(root))
  const stale = [...changed, ...left, ...(isStale ? [`${COMPILED} (not committed)`] : [])]
  if (!check) {
    await writeFiles(
      root,
      files.filter(([path]) => changed.includes(path)),
    )
    await Promise.all(left.map((path) => rm(join(root, path))))
    console.log(stale.length ? `Generated:\n${list(stale)}` : 'Everything generated is up to date.')
  } else if (stale.length) {
    console.error(`Stale, run \`npm run generate\`, and commit what is committed:\n${list(stale)}`)
    process.exitCode = 1
  } else
    console.log(
      `Fresh: ${[...GENERATED, ...(onlyContract ? [] : [routesOptions.generatedRouteTree, COMPILED])].join(', ')}`,
    )
} catch (error) {
  const said = error instanceof Error ? error.message : String(error)
  console.error(`Nothing was generated:\n${printableLines(said)}`)
  // The message compiler may still have open handles.
  process.exit(1)
}

/** Files that were generated earlier from sources that no longer exist. */
async function leftovers(paths: string[]): Promise<string[]> {
  const found = await Promise.all(
    GENERATED.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    }),
  )
  const made = new Set(paths.map((path) => join(path)))
  return found.flat().filter((path) => !made.has(path))
}

function list(paths: string[]) {
  return paths.map((path) => `  ${path}`).join('\n')
}
