// npm run generate           writes everything that is derived: from the contract, the words, and the route files
// npm run generate -- --check compares instead, names each stale file, and fails if there is one
// With --contract only what comes from the contract, which is quicker.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { compile } from '@inlang/paraglide-js'
import { bundleContract } from './contract/bundle.ts'
import { generateFrom } from './contract/generate.ts'
import { messagesOptions, routesOptions } from './generators.ts'

const root = process.cwd()
const check = process.argv.includes('--check')

/** Every generated file below `root`, by its path there. */
async function generateAll(): Promise<Map<string, string>> {
  const others = process.argv.includes('--contract') ? [] : [generateMessages(), generateRoutes()]
  return new Map((await Promise.all([bundleContract(root).then(generateFrom), ...others])).flat())
}

async function generateMessages(): Promise<[string, string][]> {
  return inTemporaryFolder(async (outdir) => {
    await compile({ ...messagesOptions, project: join(root, messagesOptions.project), outdir })
    const names = await readdir(outdir, { recursive: true, withFileTypes: true })
    const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    return Promise.all(
      files.map(async (file): Promise<[string, string]> => [
        join(messagesOptions.outdir, relative(outdir, file)),
        await readFile(file, 'utf8'),
      ]),
    )
  })
}

async function generateRoutes(): Promise<[string, string][]> {
  return inTemporaryFolder(async (folder) => {
    const tree = join(root, routesOptions.generatedRouteTree)
    const before = await readFile(tree, 'utf8').catch(() => undefined)
    // The generator writes its imports relative to the tree, so it has to write in place; --check puts the old file back.
    const config = getConfig({ ...routesOptions, tmpDir: folder }, root)
    await new Generator({ config, root }).run()
    const after = await readFile(tree, 'utf8')
    if (check && before !== undefined) await writeFile(tree, before)
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

const stale: string[] = []
for (const [path, text] of await generateAll()) {
  const file = join(root, path)
  const current = await readFile(file, 'utf8').catch(() => undefined)
  if (current === text) continue
  stale.push(path)
  if (check) continue
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

if (!check) console.log(stale.length ? `Generated:\n${list(stale)}` : 'Everything generated is up to date.')
else if (stale.length) {
  console.error(`Stale, run \`npm run generate\`:\n${list(stale)}`)
  process.exitCode = 1
} else console.log('Everything generated is fresh.')

function list(paths: string[]) {
  return paths.map((path) => `  ${path}`).join('\n')
}
