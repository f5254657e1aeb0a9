// Scripts that have to be here before the order can be shown: the entry, the route, and all that they import.
import { existsSync, readFileSync } from 'node:fs'

const CHUNKS = '.cache/dist/app/chunks.json'
const ENTRIES = ['app.html', 'src/routes/_card/loanDetails.tsx?tsr-split=component']

if (!existsSync(CHUNKS)) {
  console.error('There is no release to measure. Build it first: npm run build')
  process.exit(1)
}
const chunks = JSON.parse(readFileSync(CHUNKS, 'utf8'))

const files = new Set()
function add(file) {
  if (files.has(file)) return
  files.add(file)
  for (const imported of chunks[file].imports) add(imported)
}
for (const entry of ENTRIES) {
  const found = Object.keys(chunks).find((file) => chunks[file].entry === entry)
  if (!found) throw new Error(`The build has no ${entry}`)
  add(found)
}

export default [
  {
    name: 'Scripts until the order shows',
    path: [...files].map((file) => `dist/app/${file}`),
    gzip: true,
    limit: '133 kB',
  },
  {
    // What a server may send before it hears back: https://www.rfc-editor.org/rfc/rfc6928
    name: 'The official site',
    path: 'dist/app/index.html',
    brotli: true,
    limit: '14.1 kB',
  },
]
