// Step `floor` of npm test: what the release has that the oldest engines lack which every flow works in (browserslist of
// package.json): scripts, styles, and what stands in its pages. Reads `dist/app`.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWith } from './arguments.ts'
import { ALLOWED } from './floor/allowed.ts'
import { floor } from './floor/floor.ts'
import { type Lack, lacksOfScript } from './floor/script-features.ts'
import { lacksOfStyles } from './floor/style-features.ts'

const FOLDER = 'dist/app'
if (!existsSync(FOLDER)) endWith('There is no release to read. Build it first: npm run build')

/** What is lacking, with the files that have it. */
const found = new Map<string, { engines: string; files: Set<string> }>()
const texts = new Map<string, Lack[]>()

for (const file of globSync('**/*.{js,css,html}', { cwd: FOLDER }).toSorted()) {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  if (file.endsWith('.html')) {
    for (const [, attributes = '', code = ''] of text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
      if (!/type="?(application\/|importmap)/.test(attributes)) note(file, code, lacksOfScript)
    for (const [, css = ''] of text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) note(file, css, lacksOfStyles)
  } else note(file, text, file.endsWith('.js') ? lacksOfScript : lacksOfStyles)
}

const unknown = [...found].filter(([feature]) => !ALLOWED.has(feature))
const unneeded = [...ALLOWED.keys()].filter((feature) => !found.has(feature))
for (const [feature, { engines, files }] of unknown)
  console.error(`${[...files].slice(0, 3).join(', ')}: ${feature} is not in ${engines}`)
for (const feature of unneeded) console.error(`scripts/floor/allowed.ts: nothing has ${feature} any more`)
if (unknown.length + unneeded.length > 0)
  endWith('Use what these engines have, or say in scripts/floor/allowed.ts why nothing is lost without it.')
console.log(
  `The release asks for nothing that ${Object.entries(floor)
    .map((engine) => engine.join(' '))
    .join(', ')} lack.`,
)

/** Many pages have the same script. */
function note(file: string, text: string, lacksOf: (text: string, of: typeof floor) => Lack[]) {
  if (text.trim() === '') return
  const lacks = texts.get(text) ?? lacksOf(text, floor)
  texts.set(text, lacks)
  for (const { feature, engines } of lacks) {
    const known = found.get(feature) ?? { engines, files: new Set() }
    known.files.add(file)
    found.set(feature, known)
  }
}
