// Scripts that have to be here before the order can be shown: the entry, the route, and all that they import.
import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync('dist/app/.vite/manifest.json', 'utf8'))
const ENTRIES = ['index.html', 'src/routes/_card/loanDetails.tsx?tsr-split=component']

const files = new Set()
function add(name) {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}`)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) add(imported)
}
for (const name of ENTRIES) add(name)

export default [
  {
    name: 'Scripts until the order shows',
    path: [...files].map((file) => `dist/app/${file}`),
    gzip: true,
    limit: '130 kB',
  },
]
