import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { refuseWrongWords } from './words/compile-words.ts'
import { settingsFor } from './words/words.ts'
import { bundleContract } from '../../contract-tools/bundle/write.ts'
import { ContractError } from '../../contract-tools/read/contract-error.ts'
import { generateFrom } from '../../contract-tools/client/write.ts'
import { bundleJourneys } from '../../contract-tools/bundle/journeys.ts'
import { refuseUnknownScreens } from '../../contract-tools/lint/refuse-unknown-screens.ts'
import { placeOf, sourceProblems } from '../../contract-tools/lint/source-problems.ts'
import { shellProblems } from '../../contract-tools/shell/problems.ts'
import { hasShell, type ReadShell, readShell } from '../../contract-tools/shell/read-shell.ts'
import type { ShellSource } from '../../contract-tools/shell/shell-contract.ts'
import { generateShell } from '../../contract-tools/shell/write.ts'
import { routesOptions } from './generators.ts'
import { screenLooks } from './screen-looks.ts'
import { screenPaths } from './screen-paths.ts'
import { shellAddresses } from './shell-addresses.ts'

export type Files = [path: string, text: string][]

/** Folders that contain only generated files, and are committed. */
export const GENERATED = ['openapi/generated', 'src/api/generated']

/**
 * Every committed generated file, by its path below `root`. If something is wrong, throws before anything is written, one
 * line each.
 */
export async function generateAll(root: string, onlyContract: boolean): Promise<Files> {
  const shell = hasShell(root) ? await readShell(root) : undefined
  const ofShell = shell ? shellProblems(shell) : []
  // Its problems end the generation, and nobody knows the languages then.
  const languages = shell && ofShell.length === 0 ? languagesOf(shell.value as ShellSource) : undefined
  const [contract] = await Promise.all([
    generateContract(root, shell, ofShell),
    onlyContract || ofShell.length > 0 || refuseWrongWords(root, languages),
  ])
  const settings: Files = languages ? [settingsFor(languages)] : []
  // Last, because the router's generator writes in place.
  return [...contract, ...settings, ...(onlyContract ? [] : [screenLooks(), ...(await generateRoutes(root))])]
}

const languagesOf = ({ session }: ShellSource) => session.languages.map(({ code }) => code)

async function generateContract(root: string, shell: ReadShell | undefined, ofShell: string[]): Promise<Files> {
  const [problems, made] = await Promise.all([
    sourceProblems(root),
    bundleContract(root)
      .then((contract) => {
        refuseUnknownScreens(contract, screenPaths())
        return Promise.all([
          generateFrom(contract),
          bundleJourneys(root, contract),
          !shell || ofShell.length > 0 ? [] : generateShell(shell, contract, shellAddresses()),
        ])
      })
      .then(([files, journeys, shellFiles]): Files => [
        ...files,
        ['openapi/generated/journeys.arazzo.json', `${JSON.stringify(journeys, null, 2)}\n`],
        ...shellFiles,
      ])
      .catch((error: unknown) => describe(root, error)),
  ])
  const all = [...ofShell, ...problems]
  if (all.length > 0) throw new Error(firstOf(all).join('\n'))
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
async function describe(root: string, error: unknown): Promise<string> {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof ContractError ? `${await placeOf(root, error.about)}: ${message}` : message
}

async function generateRoutes(root: string): Promise<Files> {
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

/** Files that were generated earlier from sources that no longer exist. */
export async function leftovers(root: string, paths: string[]): Promise<string[]> {
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
