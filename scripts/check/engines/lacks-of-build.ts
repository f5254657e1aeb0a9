import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { floor } from './floor.ts'
import { type Lack, lacksOfScript } from './script-features.ts'
import { lacksOfStyles } from './style-features.ts'

/** The features that an engine of the floor lacks, in a build's files: by feature, with the engines and the files. */
function lacksOfBuild(folder: string): Map<string, { engines: string; files: Set<string> }> {
  const found = new Map<string, { engines: string; files: Set<string> }>()
  const texts = new Map<string, Lack[]>()
  for (const file of globSync('**/*.{js,css,html}', { cwd: folder }).toSorted()) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (file.endsWith('.html')) {
      for (const [, attributes = '', code = ''] of text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
        if (!/type="?(application\/|importmap)/.test(attributes)) note(file, code, lacksOfScript)
      for (const [, css = ''] of text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) note(file, css, lacksOfStyles)
    } else note(file, text, file.endsWith('.js') ? lacksOfScript : lacksOfStyles)
  }
  return found

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
}

/** The problems of a build. `allowed` lists features that are not needed, with the reasons. */
export function problemsOfBuild(folder: string, allowed: ReadonlyMap<string, string>): string[] {
  const found = lacksOfBuild(folder)
  const unknown = [...found].filter(([feature]) => !allowed.has(feature))
  const unneeded = [...allowed.keys()].filter((feature) => !found.has(feature))
  return [
    ...unknown.map(
      ([feature, { engines, files }]) => `${[...files].slice(0, 3).join(', ')}: ${feature} is not in ${engines}`,
    ),
    ...unneeded.map((feature) => `scripts/check/engines/allowed.ts: nothing has ${feature} any more`),
  ]
}
