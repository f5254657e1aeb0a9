import { existsSync } from 'node:fs'
import { readProject } from '../check/specification/read-project.ts'
import { raised, readShown, shownFiles } from '../check/specification/shown-files.ts'
import { drawnNow, SHEETS_PAGE, sheetsPage } from '../situations/sheets-page.ts'
import { allSituations } from '../situations/situations.ts'

/** The parts of docs/ that are made from situations and from the titles of tests. */
export const documents = (): [path: string, text: string][] => [
  [SHEETS_PAGE, sheetsPage(allSituations(), drawnNow())],
  ...figures(),
]

/** Facts that more tests show than before. That fewer show one is accepted only by `npm run shown-by -- --write`. */
function figures() {
  // Which files are the project's only git knows.
  if (!existsSync('.git')) return []
  const project = readProject()
  return shownFiles(project, raised(project, readShown()))
}
