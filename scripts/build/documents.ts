import { existsSync } from 'node:fs'
import { readProject } from '../check/specification/read-project.ts'
import { raised, readShown, shownFiles } from '../check/specification/shown-files.ts'
import { drawnNow, SHEETS_PAGE, sheetsPage } from '../situations/sheets-page.ts'
import { allSituations } from '../situations/situations.ts'

type Files = [path: string, text: string][]

/** The page of docs/ that is made from the situations. */
export const gallery = (): Files => [[SHEETS_PAGE, sheetsPage(allSituations(), drawnNow())]]

/**
 * The parts that are made from the titles of tests. A fact that more tests show is written; that fewer do is accepted only by
 * `npm run shown-by -- --write`.
 */
export function figures(): Files {
  // Which files are the project's only git knows.
  if (!existsSync('.git')) return []
  const project = readProject()
  // A number that stands twice would count the tests of both facts.
  if (project.problems.length + project.specification.problems.length > 0) return []
  return shownFiles(project, raised(project.tags, project.specification.facts, readShown()))
}
