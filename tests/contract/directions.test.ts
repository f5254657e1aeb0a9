import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requireFiles } from '../../scripts/build/named-modules.ts'
import { copyProject } from './project-copy.ts'

/** One file for each kind of forbidden import, with the rule that must detect it. */
const TRESPASSES: [file: string, imports: string, rule: string | undefined][] = [
  ['src/lib/a.ts', "export * from '../platform/env.ts'", 'lib-direction'],
  ['src/ui/a.ts', "export * from '../api/loan.ts'", 'ui-direction'],
  ['src/platform/a.ts', "export * from '../ui/card.tsx'", 'platform-direction'],
  ['src/api/a.ts', "export * from '../ui/card.tsx'", 'api-direction'],
  ['src/ledger/a.ts', "export * from '../parts/count-paid.ts'", 'ledger-direction'],
  ['src/api/b.ts', "export * from '../ledger/tab-lock.ts'", 'api-direction'],
  ['src/parts/a.ts', "export * from '../features/loan/rules.ts'", 'parts-direction'],
  ['src/features/loan/a.ts', "export * from '../../app/router.ts'", 'features-direction'],
  ['src/routes/-a.ts', "export * from '../app/router.ts'", 'routes-direction'],
  ['src/features/loan/b.ts', "export * from '../help/error-page.tsx'", 'features-apart'],
  ['src/features/loan/c.ts', "export * from '../../api/generated/outcomes.ts'", 'generated-api-hidden'],
  ['src/features/loan/d.ts', "export * from '../../api/client.ts'", 'client-hidden'],
  ['src/app/a.ts', "export * from '../../mocks/world.ts'", 'mocks-by-dynamic-import'],
  ['src/app/b.ts', "export const world = import('../../mocks/world.ts')", 'mocks-only-from-main'],
  ['mocks/a.ts', "export * from '../src/features/loan/rules.ts'", 'world-may-disagree'],
  ['mocks/d.ts', "export * from '../scripts/serve/listen.ts'", 'scripts-last'],
  ['mocks/e.ts', "export * from '../scripts/world.ts'", 'commands-apart'],
  ['contract/read/a.ts', "export * from '../../mocks/contract.ts'", 'contract-alone'],
  ['packages/verifier/src/a.ts', "export * from '../../../mocks/contract.ts'", 'verifier-alone'],
  ['packages/verifier/src/b.ts', "export * from '../../../contract/read/document.ts'", 'verifier-alone'],
  ['mocks/f.ts', "export * from '../packages/verifier/src/judge.ts'", 'verifier-by-its-face'],
  ['src/lib/b.ts', 'export const alone = 1', 'no-orphans'],
  ['src/lib/c.ts', "export * from 'fast-check'", 'not-to-dev-dependency'],
  ['src/app/c.ts', "export * from '../main.tsx'", 'app-direction'],
  ['src/lib/d.ts', "import { e } from './e.ts'\nexport const d = () => e", 'no-circular'],
  // The other half of the cycle, reported once for both.
  ['src/lib/e.ts', "import { d } from './d.ts'\nexport const e = () => d", undefined],
  ['src/lib/f.ts', "import { g } from './g.ts'\nexport interface F { g: typeof g }", 'no-circular'],
  // A cycle in which one half is a type only.
  ['src/lib/g.ts', "import type { F } from './f.ts'\nexport const g = (f: F) => f", undefined],
  // The same among the mocks, which have no exemption.
  ['mocks/b.ts', "import { c } from './c.ts'\nexport interface B { c: typeof c }", 'no-circular'],
  ['mocks/c.ts', "import type { B } from './b.ts'\nexport const c = (b: B) => b", undefined],
]

describe('The boundary check', () => {
  let project: ReturnType<typeof copyProject>
  beforeAll(() => {
    project = copyProject()
  })
  afterAll(() => project.remove())

  test('finds nothing in the house as it is, and names every trespass', () => {
    for (const [file, imports] of TRESPASSES) {
      const [, path = ''] = /'(\..+)'/.exec(imports) ?? []
      const imported = join(dirname(file), path)
      // The imported file must exist, or this would not be a violation.
      if (path && !TRESPASSES.some(([other]) => other === imported)) requireFiles('This test', [imported])
      project.write(file, `${imports}\n`)
    }
    const { ok, output } = project.directions()
    expect(ok).toBe(false)
    const caught = output.split('\n').filter((line) => line.includes('error '))
    for (const [file, , rule] of TRESPASSES.filter(([, , wanted]) => wanted))
      expect(
        caught.filter((line) => line.includes(`error ${rule}: ${file}`)),
        `${rule} in ${file}`,
      ).not.toEqual([])
    expect(caught.filter((line) => !TRESPASSES.some(([file]) => line.includes(`: ${file}`)))).toEqual([])
  })
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

describe('The linter', () => {
  test('lets nothing but the link policy lead anywhere, and no part but those that check it hold an address @RULE-39', () => {
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
})
