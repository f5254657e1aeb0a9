import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import { CannotVerify } from '../cannot-verify.ts'
import type { Report } from '../verify.ts'
import type { About } from './about.ts'
import { gitlabReport } from './annotations.ts'
import { htmlReport } from './html-report.ts'
import { jsonReport } from './json-report.ts'
import { junitReport } from './junit-report.ts'

/** GitLab's own name for it is gl-code-quality-report.json. */
const QUALITY = /code-?quality[^/\\]*\.json$/

const WRITERS: Record<string, (report: Report, about: About) => string> = {
  '.html': htmlReport,
  '.xml': junitReport,
  '.json': jsonReport,
}

/**
 * Checks that the reports can be written, and deletes those of an earlier run, so that an existing file always belongs to
 * this run. Throws `CannotVerify` for a file whose name has no known extension, or that cannot be written.
 */
export async function requireReports(files: string[]): Promise<void> {
  const unknown = files.find((file) => !Object.hasOwn(WRITERS, extname(file)))
  if (unknown !== undefined)
    throw new CannotVerify(`--report ${unknown}: end the name with .html, .xml (JUnit) or .json.`)
  for (const file of files)
    await orCannot(file, async () => {
      await mkdir(dirname(file), { recursive: true })
      const opened = await open(file, 'a')
      const isFile = await opened.stat().then((found) => found.isFile())
      await opened.close()
      if (isFile) await rm(file)
    })
}

async function orCannot(file: string, task: () => Promise<void>): Promise<void> {
  try {
    await task()
  } catch (error) {
    throw new CannotVerify(`The report ${file} cannot be written (${String(Object(error).code ?? error)}).`)
  }
}

const writerOf = (file: string) => (QUALITY.test(file) ? gitlabReport : WRITERS[extname(file)])

/** Writes a report to each file, in the format of its extension. */
export async function writeReports(files: string[], report: Report, about: About): Promise<void> {
  for (const file of files)
    await orCannot(file, () => writeFile(file, about.hidden(writerOf(file)?.(report, about) ?? '')))
}
