// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { contract as bundle } from '../../../mocks/contract.ts'
import { readContract } from '../../../packages/verifier/src/contract.ts'
import type { Finding } from '../../../packages/verifier/src/finding.ts'
import { htmlReport } from '../../../packages/verifier/src/reports/html-report.ts'
import { junitReport } from '../../../packages/verifier/src/reports/junit-report.ts'
import type { TrialResult } from '../../../packages/verifier/src/run-trial.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { journeys } from './journeys.ts'

const EVIL = `</pre><script>alert(1)</script><img src=x onerror=alert(1)>]]>&"'\`\u0000\uFFFE`
const contract = readContract(bundle)
const trials = allTrials(contract, journeys, 1)
const ABOUT = {
  server: 'https://server.test/<b>',
  date: '2026-11-24 06:00 UTC',
  contract,
  file: 'openapi.json',
  text: '',
  hidden: (text: string) => text,
}

const results = trials.map((trial): TrialResult => ({
  trial,
  state: trial.name === 'listFaq/faq-categories' ? 'failed' : 'skipped',
  ...(trial.name !== 'listFaq/faq-categories' && { why: EVIL }),
  requests: 1,
  milliseconds: 12,
  late: 0,
  occurrences: [],
  inSession: new Map(),
}))
const finding: Finding = {
  operation: 'listFaq',
  alsoIn: [EVIL],
  says: `\`code\` is ${EVIL}`,
  pointer: '#/paths/~1v3~1loan-details~1loan-details/post/x-outcomes/failures/orderNotFound',
  kind: 'example',
  trials: ['listFaq/faq-categories'],
  curl: [EVIL],
}
const note: Finding = { ...finding, operation: 'saveProblem', kind: 'key', says: 'is done twice' }
const report = { results, findings: [finding], notes: [note], requests: 1, milliseconds: 12 }

test('The HTML report shows a server’s words as text, and loads or runs nothing @RULE-113', () => {
  const page = new DOMParser().parseFromString(htmlReport(report, ABOUT), 'text/html')
  expect(page.querySelectorAll('script, img, link, iframe, object, [onerror], [src]')).toHaveLength(0)
  expect(page.querySelector('.says')?.textContent).toContain('<script>alert(1)</script>')
  expect(page.querySelector('pre')?.textContent).toContain('<img src=x onerror=alert(1)>')
})

test('The JUnit report is XML whatever a server says, with sentence and command', () => {
  const page = new DOMParser().parseFromString(junitReport(report, ABOUT), 'application/xml')
  expect(page.querySelector('parsererror')).toBeNull()
  expect(page.querySelectorAll('testcase')).toHaveLength(trials.length)
  const [failure, ...others] = page.querySelectorAll('failure')
  expect(others).toEqual([])
  expect(failure?.getAttribute('message')).toContain('<script>alert(1)</script>')
  expect(failure?.textContent).toContain("contract: orderNotFound: code '404'")
  expect(failure?.textContent).toContain('onerror')
})
