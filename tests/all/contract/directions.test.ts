import { expect, test } from 'vitest'
import { copyProject } from '../../contract/project-copy.ts'

/** One file for each rule of .dependency-cruiser.js, with its forbidden import. */
const FORBIDDEN: [rule: string, file: string, imports: string][] = [
  ['lib-direction', 'src/lib/a.ts', "export * from '../platform/env.ts'"],
  ['ui-direction', 'src/ui/a.ts', "export * from '../api/loan.ts'"],
  ['platform-direction', 'src/platform/a.ts', "export * from '../ui/card.tsx'"],
  ['api-direction', 'src/api/a.ts', "export * from '../ledger/tab-lock.ts'"],
  ['ledger-direction', 'src/ledger/a.ts', "export * from '../parts/count-paid.ts'"],
  ['parts-direction', 'src/parts/a.ts', "export * from '../features/loan/loan-rules.ts'"],
  ['features-direction', 'src/features/loan/a.ts', "export * from '../../app/router.ts'"],
  ['features-apart', 'src/features/loan/b.ts', "export * from '../help/error-page.tsx'"],
  ['generated-api-hidden', 'src/features/loan/c.ts', "export * from '../../api/generated/outcomes.ts'"],
  ['client-hidden', 'src/features/loan/d.ts', "export * from '../../api/client.ts'"],
  ['sent-once', 'src/api/a-key.ts', "export * from './send-key.ts'"],
  ['a-ledger-each', 'src/features/loan/e.ts', "export * from '../../ledger/send-once.ts'"],
  ['routes-direction', 'src/routes/-a.ts', "export * from '../app/router.ts'"],
  ['app-direction', 'src/app/c.ts', "export * from '../main.tsx'"],
  ['mocks-by-dynamic-import', 'src/app/a.ts', "export * from '../../mocks/world.ts'"],
  ['mocks-only-from-main', 'src/app/b.ts', "export const world = import('../../mocks/world.ts')"],
  ['mocks-may-disagree', 'mocks/a.ts', "export * from '../src/features/loan/loan-rules.ts'"],
  ['scripts-last', 'mocks/d.ts', "export * from '../scripts/serve/listen.ts'"],
  ['commands-apart', 'mocks/e.ts', "export * from '../scripts/world.ts'"],
  ['contract-tools-alone', 'contract-tools/read/a.ts', "export * from '../../mocks/contract.ts'"],
  ['verifier-alone', 'packages/verifier/src/a.ts', "export * from '../../../contract-tools/read/document.ts'"],
  ['verifier-by-its-face', 'mocks/f.ts', "export * from '../packages/verifier/src/judge.ts'"],
  ['pages-from-the-bundle', 'contract-pages/pages/a.ts', "export * from '../../mocks/world.ts'"],
  ['no-orphans', 'src/lib/b.ts', 'export const alone = 1'],
  ['not-to-dev-dependency', 'src/lib/c.ts', "export * from 'fast-check'"],
  ['no-barrels', 'src/lib/d.ts', "export * from './index.ts'"],
  ['', 'src/lib/index.ts', 'export const h = 1'],
  // A cycle, said once, in which one half is a type only.
  ['no-circular', 'src/lib/e.ts', "import { f } from './f.ts'\nexport interface E { f: typeof f }"],
  ['', 'src/lib/f.ts', "import type { E } from './e.ts'\nexport const f = (e: E) => e"],
]

test('Imports against the direction are errors', () => {
  const project = copyProject()
  for (const [, file, imports] of FORBIDDEN) project.write(file, `${imports}\n`)
  const { output } = project.directions()
  project.remove()
  expect(FORBIDDEN.filter(([rule, file]) => rule && !output.includes(`error ${rule}: ${file}`))).toEqual([])
})

/** Ways around the link policy; the linter must report each. */
const NAVIGATIONS = [
  'location.href = address',
  'window.location.assign(address)',
  'globalThis.location.replace(address)',
  'document.location = address',
  'open(address)',
  'window.open(address)',
  'history.pushState({}, address)',
  'const { location: here } = globalThis; here.href = address',
  'return <a href={address}>x</a>',
  'return <img src={address} alt="" />',
  'return <iframe srcDoc={address} title="x" />',
  'return <form action={address} />',
]

test('The linter lets only the link policy open addresses, and checked parts hold one @RULE-39', () => {
  const project = copyProject()
  NAVIGATIONS.forEach((statement, index) =>
    project.write(`src/features/loan/x${index}.tsx`, `export function go(address: string) {\n  ${statement}\n}\n`),
  )
  const { output } = project.linted()
  project.remove()
  const missed = NAVIGATIONS.filter(
    (_statement, index) =>
      !new RegExp(`/x${index}\\.tsx:2:.*no-restricted|/x${index}\\.tsx:2:.*forbid-dom-props`).test(output),
  )
  expect(missed).toEqual([])
})
