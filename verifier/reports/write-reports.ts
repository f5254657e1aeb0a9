import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import { CannotVerify } from '../cannot-verify.ts'
import type { Report } from '../verify.ts'
import type { About } from './about.ts'
import { htmlReport } from './html-report.ts'
import { jsonReport } from './json-report.ts'
import { junitReport } from './junit-report.ts'

const WRITERS: Record<string, (report: Report, about: About) => string> = {
  '.html': htmlReport,
  '.xml': junitReport,
  '.json': jsonReport,
}

/** Throws `CannotVerify` for a file whose name does not say what to write. */
export function requireKnownReports(files: string[]): void {
  const unknown = files.find((file) => !Object.hasOwn(WRITERS, extname(file)))
  if (unknown !== undefined)
    throw new CannotVerify(`--report ${unknown}: end the name with .html, .xml (JUnit) or .json.`)
}

/** Writes a report to each of the files, by the ending of its name. */
export async function writeReports(files: string[], report: Report, about: About): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, WRITERS[extname(file)]?.(report, about) ?? '')
  }
}
