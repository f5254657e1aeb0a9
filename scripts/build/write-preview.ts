// Builds the release into a folder, unless that is done, and returns what a server must know about it (build-preview.ts).
import { build } from 'vite'
import { tellParent } from './build-apart.ts'
import { isBuilt } from './build-preview.ts'
import { servingOf } from './release.ts'

const [outDir = ''] = process.argv.slice(2)

await tellParent(async () => {
  if (!isBuilt) await build({ mode: 'production', build: { outDir }, logLevel: 'warn' })
  return servingOf(outDir)
})
