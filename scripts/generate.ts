// npm run generate           writes all generated files: from the contract, the messages, and the route files
// npm run generate -- --check only compares, names each outdated file, and fails if there is one
// With --contract only what comes from the contract, which is quicker.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments } from './arguments.ts'
import { flag } from '../src/lib/command-line.ts'
import { generateAll, GENERATED, leftovers } from './build/generated-files.ts'
import { routesOptions } from './build/generators.ts'
import { compileWords } from './build/words/compile-words.ts'
import { printableLines } from '../src/lib/printable.ts'
import { COMPILED, isCompiled } from './setup/compiled-words.js'
import { writeFiles } from './build/write-files.ts'

const root = process.cwd()
const { check, contract: onlyContract } = readArguments('npm run generate', { check: flag, contract: flag })

try {
  const files = await generateAll(root, onlyContract)
  const current = await Promise.all(files.map(([path]) => readFile(join(root, path), 'utf8').catch(() => undefined)))
  const changed = files.flatMap(([path, text], index) => (text === current[index] ? [] : path))
  const left = await leftovers(
    root,
    files.map(([path]) => path),
  )
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

function list(paths: string[]) {
  return paths.map((path) => `  ${path}`).join('\n')
}
