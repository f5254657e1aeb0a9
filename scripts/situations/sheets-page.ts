import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Domain, DOMAINS, sheetOf, situationsIn } from './domains.ts'
import { type Situation, type Language, PICTURED } from './situation.ts'
import { languageName } from '../build/words/say.ts'

/** The folder of the pictures in the repository, with the page that shows them. */
export const SHEETS = 'docs/gallery'
export const SHEETS_PAGE = `${SHEETS}/README.md`
/** GitHub shows a sheet at this width. With more pixels, all sheets together would be too large for a clone. */
export const SHEET_WIDTH = 900

/** Beside a situation that came after its sheet was drawn. */
const UNDRAWN = ' (no picture yet)'

/** The names of the situations that the sheets show, by the page that was written with them. */
const drawnIn = (page: string): string[] =>
  [...page.matchAll(/^- `([^`]+)`: (.*)$/gm)].flatMap(([, name = '', description = '']) =>
    description.endsWith(UNDRAWN) ? [] : name,
  )

/** The same, of the page in the repository. */
export const drawnNow = (): string[] => (existsSync(SHEETS_PAGE) ? drawnIn(readFileSync(SHEETS_PAGE, 'utf8')) : [])

/** The page that shows the sheets and lists all situations, with the names of those that the sheets show. */
export function sheetsPage(situations: Situation[], drawn: readonly string[]): string {
  const chapters = DOMAINS.map((domain) => {
    const own = situationsIn(domain, situations)
    const shown = own.filter(({ name }) => drawn.includes(name)).length
    const [first, ...others] = PICTURED
    return [
      `## ${domain.title}\n\n${sheet(domain, first, shown)}`,
      ...others.map((language) => unfolds(`The same in ${languageName(language)}`, sheet(domain, language, shown))),
      unfolds(
        `Its ${own.length} situations, by the names that the tests and \`?scenario=\` use`,
        own
          .map(({ name, description }) => `- \`${name}\`: ${description}${drawn.includes(name) ? '' : UNDRAWN}`)
          .join('\n'),
      ),
    ].join('\n\n')
  })
  return `# The gallery

Every screen and situation of the app, half of them in the light scheme and half in the dark one; the other language has them the other way round.
\`npm run gallery\` makes each in both, with a page to look through them, in \`dist/gallery\`; \`npm run docs\` publishes that page.

${chapters.join('\n\n')}
`
}

function sheet(domain: Domain, language: Language, shown: number): string {
  const file = sheetOf(domain, language)
  return existsSync(join(SHEETS, file))
    ? `<img src="${file}" width="${SHEET_WIDTH}" alt="${domain.title} in ${languageName(language)}: ${shown} screens, listed below">`
    : `Not drawn yet: \`npm run gallery -- ${domain.name}\``
}

const unfolds = (summary: string, content: string) =>
  `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`
