import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, runnerImport } from 'vite'
import type { ContractDocument } from '../contract-tools/read/document.ts'
import type { PictureOf } from './model/outcomes.ts'
import { readReference, type Usage } from './model/reference.ts'
import { type Guide, readShellReference } from './model/shell.ts'
import type { FrontInput } from './pages/front-page.tsx'
import { searchEntries } from './model/search-entries.ts'
import type { Places } from './pages/layout.tsx'
import type { renderFrontPage, renderReference } from './pages/render.tsx'
import { inOpenApi30 } from '../contract-tools/server/openapi-3-0.ts'
import { forServer } from '../contract-tools/server/write.ts'

/** The exports of contract-pages/pages/render.tsx after Vite has compiled it. */
interface Renderer {
  renderReference: typeof renderReference
  renderFrontPage: typeof renderFrontPage
}

const renderer = async () => (await runnerImport<Renderer>('/contract-pages/pages/render.tsx', own)).module

interface Options {
  contract: ContractDocument
  report: string
  usage: Usage
  places?: Places
  pictureOf?: PictureOf
}

/** Do not use the app's configuration. */
const own: InlineConfig = { configFile: false, logLevel: 'warn', publicDir: false }

/** Writes the contract's pages with their files into a folder, which is emptied first. */
export async function writeReference(folder: string, { contract, report, usage, places = {}, pictureOf }: Options) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const reference = await readReference(contract, usage, pictureOf ?? (() => undefined))
  const shellContract = await readFile('openapi/generated/shell.json', 'utf8')
  const shell = readShellReference(JSON.parse(shellContract), await readGuides(), contract)
  const pages = (await renderer()).renderReference({ reference, places, report, shell })
  const server = forServer(contract)
  const files: Record<string, string> = {
    ...pages,
    'search-index.js': `globalThis.RUPYA_SEARCH = ${JSON.stringify(searchEntries(reference))}\n`,
    'shell.json': shellContract,
    'openapi.json': json(contract),
    'openapi-server.json': json(server),
    'openapi-server-3.0.json': json(inOpenApi30(server)),
    'journeys.arazzo.json': await readFile('openapi/generated/journeys.arazzo.json', 'utf8'),
  }
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)))
  await writeScripts(folder)
}

/** The guides for the team of the native shell, as pages. */
const GUIDES = [
  { from: 'try.md', file: 'shell-try.html', words: 'Try a shell' },
  { from: 'ios.md', file: 'shell-ios.html', words: 'A shell for iOS' },
  { from: 'android.md', file: 'shell-android.html', words: 'A shell for Android' },
]

const readGuides = (): Promise<Guide[]> =>
  Promise.all(
    GUIDES.map(async (guide) =>
      Object.assign({ markdown: await readFile(join('docs/guides/shell', guide.from), 'utf8') }, guide),
    ),
  )

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Writes the first page of a static site that contains the contract's pages. */
export async function writeFrontPage(folder: string, input: FrontInput) {
  await writeFile(join(folder, 'index.html'), (await renderer()).renderFrontPage(input))
  await bundle(folder, { front: 'contract-pages/scripts/front.ts' }, 'iife')
  await bundle(folder, { front: 'contract-pages/look/front.css' }, 'es')
}

/** The stylesheet, the scripts of the pages, and the world, which loads when somebody tries a call. */
async function writeScripts(folder: string) {
  await bundle(folder, { reference: 'contract-pages/scripts/reference.ts' }, 'iife')
  await bundle(folder, { world: 'contract-pages/scripts/world.ts' }, 'iife')
  await bundle(folder, { reference: 'contract-pages/look/reference.css' }, 'es')
}

const bundle = (folder: string, input: Record<string, string>, format: 'iife' | 'es') =>
  build({
    ...own,
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input,
        output: { format, codeSplitting: false, entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
