import { createHash } from 'node:crypto'
import { pointerPart } from '../contract-line.ts'
import type { Finding } from '../finding.ts'
import type { Report } from '../verify.ts'
import type { About } from './about.ts'
import { lineFinder } from './json-lines.ts'

/** Whether a job of GitHub Actions prints this. */
export const isGithub = () => process.env['GITHUB_ACTIONS'] === 'true'

/** GitHub shows ten errors of a step. */
const MOST = 10

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message */
export function githubAnnotations({ findings }: Report, hidden: (text: string) => string): string {
  const data = (text: string) => hidden(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return findings
    .slice(0, MOST)
    .map(({ operation, says, curl }) => `::error title=${property(operation)}::${data([says, ...curl].join('\n'))}`)
    .join('\n')
}

/** For GitLab's merge requests: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
export function gitlabReport({ findings, notes }: Report, { file, text, contract }: About): string {
  const lineOf = lineFinder(text)
  const placeOf = ({ operation, pointer }: Finding) => {
    const { path, method } = contract.operations.get(operation) ?? {}
    return pointer || (path === undefined ? '#' : `#/paths/${pointerPart(path)}/${method}`)
  }
  const locationOf = (finding: Finding) => {
    if (file !== undefined) return { path: file, lines: { begin: lineOf(placeOf(finding)) } }
    // No file of the team's repository is known. A name without a place would lead to a missing page.
    const { path = '', method = '' } = contract.operations.get(finding.operation) ?? {}
    return { path: `${method.toUpperCase()} ${path}`, lines: { begin: 1 } }
  }
  const issues = (found: Finding[], severity: string) =>
    found.map((finding) => {
      const { operation, says, pointer, kind } = finding
      return {
        description: `${operation}: ${says}`,
        check_name: kind,
        fingerprint: createHash('sha256')
          .update(JSON.stringify([operation, says, pointer]))
          .digest('hex'),
        severity,
        location: locationOf(finding),
      }
    })
  return `${JSON.stringify([...issues(findings, 'major'), ...issues(notes, 'info')], null, 2)}\n`
}
