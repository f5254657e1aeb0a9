import { beforeEach, expect, test, vi } from 'vitest'
import { runSteps } from './run-steps.ts'
import { type Step, STEPS } from './steps.ts'

const step = (name: string, code: string, others: Partial<Step> = {}): Step => ({
  name,
  description: name,
  command: ['-e', code],
  isLight: true,
  ...others,
})
const FAILS = 'process.exit(1)'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  return () => vi.restoreAllMocks()
})

test('With a wrong contract no test is run that would fail for it, nor what goes on with that test', async () => {
  const steps = [
    step('contract', `setTimeout(() => ${FAILS}, 200)`),
    step('lint', FAILS),
    step('unit', FAILS, { trusts: ['contract'] }),
    step('shown', FAILS, { after: ['unit'] }),
    step('pages', '', { trusts: ['lint'], isLight: false }),
    step('house', ''),
  ]
  const { total, failed, inDoubt } = await runSteps(steps, { isFull: false })
  expect([failed.toSorted(), inDoubt, total.passed]).toEqual([['contract', 'lint'], ['unit', 'shown', 'pages'], 1])
})

test('With a right one all are', async () => {
  const { failed, inDoubt } = await runSteps([step('contract', ''), step('unit', FAILS, { trusts: ['contract'] })], {
    isFull: false,
  })
  expect([failed, inDoubt]).toEqual([['unit'], []])
})

test('What explains a mistake comes before what only hints at it', () => {
  const names = STEPS.map(({ name }) => name)
  expect(names.indexOf('house')).toBeLessThan(names.indexOf('unused'))
  for (const { name, trusts = [] } of STEPS)
    for (const trusted of trusts) expect(names.indexOf(trusted)).toBeLessThan(names.indexOf(name))
})
