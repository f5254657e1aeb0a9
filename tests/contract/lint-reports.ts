import { spawnSync } from 'node:child_process'

interface Problem {
  ruleId: string
  message: string
}

/** The problems that the linter finds in each of these documents, all in one run. */
export function lintReports(documents: string[], config: string): Problem[][] {
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'lint', ...documents, '--config', config, '--format', 'json']
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: Infinity })
  // One report after another, in the order of the documents.
  const reports = stdout.split(/(?<=^\})\s*(?=\{)/m).map((report): { problems: Problem[] } => JSON.parse(report))
  if (reports.length !== documents.length) throw new Error(`${documents.length} documents have ${stdout}`)
  return reports.map(({ problems }) => problems)
}
