// npm run generate           writes all generated files: from the contract, the messages and the route files, and then the
//                            gallery's page
// npm run generate -- --check only compares, names each outdated file, and fails if there is one
// With --contract only what comes from the contract, which is quicker.
// npm run generate -- --lint  generates nothing: checks the contract's rules
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endWith, flag, readArguments } from './arguments.ts'
import { type Files, generateAll, GENERATED, leftovers } from './build/generated-files.ts'
import { routesOptions } from './build/generators.ts'
import { compileWords } from './build/words/compile-words.ts'
import { readWords, sameSentences, unusedMessages } from './build/words/words.ts'
import { printableLines } from '../contract-tools/printable.ts'
import { COMPILED, isCompiled } from './setup/compiled-words.js'
import { writeFiles } from './build/write-files.ts'

const root = process.cwd()
const {
  check,
  contract: onlyContract,
  lint,
} = readArguments('npm run generate', { check: flag, contract: flag, lint: flag })
if (lint) {
  if (check || onlyContract) endWith('--lint generates nothing: give it no other option.')
  await import('./check/contract-lint.ts')
  process.exit()
}

try {
  const files = await generateAll(root, onlyContract)
  const changed = await changedOf(files)
  const left = await leftovers(
    root,
    files.map(([path]) => path),
  )
  if (!check) {
    await writeFiles(root, changed)
    await Promise.all(left.map((path) => rm(join(root, path))))
  }
  // After the settings of the languages.
  const isStale = !onlyContract && (check ? !isCompiled(root) : await compileWords(root))
  const unused = onlyContract ? [] : unusedMessages()
  const told = onlyContract ? [] : sameSentences(readWords())
  if (unused.length > 0) told.push(`Nothing uses these messages: ${unused.join(', ')}`)
  for (const line of told) console.error(line)
  if (told.length > 0) process.exitCode = 1
  const gallery = onlyContract ? [] : await changedGallery()
  if (!check) await writeFiles(root, gallery)
  const stale = [
    ...[...changed, ...gallery].map(([path]) => path),
    ...left,
    ...(isStale ? [`${COMPILED} (not committed)`] : []),
  ]
  if (!check) {
    console.log(stale.length ? `Generated:\n${list(stale)}` : 'Everything generated is up to date.')
  } else if (stale.length) {
    console.error(`Stale, run \`npm run generate\`, and commit what is committed:\n${list(stale)}`)
    process.exitCode = 1
  } else if (process.exitCode !== 1)
    console.log(
      `Fresh: ${[...GENERATED, ...(onlyContract ? [] : [routesOptions.generatedRouteTree, COMPILED])].join(', ')}`,
    )
} catch (error) {
  const said = error instanceof Error ? error.message : String(error)
  console.error(`Nothing was generated:\n${printableLines(said)}`)
  // The message compiler may still have open handles.
  process.exit(1)
}

async function changedOf(files: Files): Promise<Files> {
  const current = await Promise.all(files.map(([path]) => readFile(join(root, path), 'utf8').catch(() => undefined)))
  return files.filter(([, text], index) => text !== current[index])
}

/** Its page is made from what was generated, so that is loaded only then. */
async function changedGallery(): Promise<Files> {
  try {
    const { drawnNow, SHEETS_PAGE, sheetsPage } = await import('./situations/sheets-page.ts')
    const { allSituations } = await import('./situations/situations.ts')
    return await changedOf([[SHEETS_PAGE, sheetsPage(allSituations(), drawnNow())]])
  } catch (error) {
    // The compiler says more of it: for example, the mock server cannot start with a status that it does not know.
    console.error(`The gallery's page is not generated yet: ${printableLines(String(Object(error).message))}`)
    if (check) process.exitCode = 1
    return []
  }
}

function list(paths: string[]) {
  return paths.map((path) => `  ${path}`).join('\n')
}
