import { readFileSync, writeFileSync } from 'node:fs'
import { formatFiles } from '../../scripts/check/keep-formatted.ts'

const PAGE = 'docs/benchmarks.md'

const intro = `# Benchmarks

Written by \`npm run bench -- --write\`; \`npm run bench -- load --write\` measures one section again. Each table compares things
within one run, in turns; numbers of two runs are not to be compared. A cell is a median, with the least and the most.`

/** The page with these sections, by their titles. */
export const benchmarksPage = (sections: Map<string, string>): string =>
  `${[intro, ...[...sections].map(([title, text]) => `## ${title}\n\n${text}`)].join('\n\n')}\n`

/** The page in which these sections replace those with the same title, or come after all others. */
export function withSections(page: string, sections: Map<string, string>): string {
  const [, ...kept] = page.split(/^## /m)
  const all = new Map(
    kept.map((section): [string, string] => {
      const [title = '', ...lines] = section.split('\n')
      return [title, lines.join('\n').trim()]
    }),
  )
  for (const [title, text] of sections) all.set(title, text)
  return benchmarksPage(all)
}

/** Writes the sections into the committed page. */
export function keep(sections: Map<string, string>): void {
  writeFileSync(PAGE, withSections(readFileSync(PAGE, 'utf8'), sections))
  formatFiles(PAGE)
}

/** The text of a page in which the part between the two comments with this name is replaced. */
export function withBlock(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`There is no ${begin} with its ${end}`)
  return `${before}${begin}\n\n${text}\n\n${end}${after}`
}

/** Replaces such a block in a file. */
export function keepBlock(file: string, name: string, text: string): void {
  writeFileSync(file, withBlock(readFileSync(file, 'utf8'), name, text))
  formatFiles(file)
}
