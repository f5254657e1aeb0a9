import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { chooseSteps, stepsWithout } from './choose-steps.ts'

const STEPS = [
  { name: 'types' },
  { name: 'build', leaves: 'built' },
  { name: 'size', needs: ['shell' as const], after: ['build'] },
  { name: 'journeys', needs: ['shell' as const, 'browser' as const], leaves: 'report' },
  { name: 'coverage', after: ['journeys'] },
]
const names = (steps: { name: string }[]) => steps.map(({ name }) => name)
const choose = (wanted: string[], there: string[] = []) =>
  names(chooseSteps(STEPS, wanted, (path) => there.includes(path)))

test('A step that is named alone comes after those that it goes on with, which have left nothing yet', () => {
  expect(choose(['coverage', 'size'])).toEqual(['build', 'size', 'journeys', 'coverage'])
  expect(choose(['coverage', 'size'], ['built'])).toEqual(['size', 'journeys', 'coverage'])
  expect(choose(['journeys'], ['report'])).toEqual(['journeys'])
})

test('What is missing takes with it the steps that need it, and those that would go on with these', () => {
  expect(names(stepsWithout(STEPS, ['browser']))).toEqual(['journeys', 'coverage'])
  expect(names(stepsWithout(STEPS, ['shell']))).toEqual(['size', 'journeys', 'coverage'])
  expect(stepsWithout(STEPS, ['python'])).toEqual([])
})

test.each([
  ['', 0, '0 passed, 0 failed'],
  ['1', 1, '0 passed, 2 failed'],
])('A step that is left out is said to be not run, and with CI=%s the run ends with %d', (CI, code, last) => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/test.ts', 'pages', 'size'], {
    encoding: 'utf8',
    env: { ...process.env, CI, RUPYA_CHROMIUM: 'none', RUPYA_INSTALL: 'no' },
  })
  const lines = stdout.trim().split('\n')
  expect(lines[0]).toBe('No Chromium is wanted (RUPYA_CHROMIUM=none). Not run without it: pages, size.')
  expect(lines).toContain('NOT RUN: pages, size. No Chromium is wanted (RUPYA_CHROMIUM=none).')
  expect([status, lines.at(-1)]).toEqual([code, last])
})
