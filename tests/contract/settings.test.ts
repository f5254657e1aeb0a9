import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('Settings that cannot work end a build with a line each, and nothing else', () => {
  const env = { ...process.env, VITE_API_BASE: '/assets', VITE_H5_BASS: 'https://pages.example' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { encoding: 'utf8', env })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr.split('\n')).toEqual([
    'VITE_API_BASE=/assets cannot work: /assets is where the release has its files. For example: VITE_API_BASE=/gateway',
    'VITE_H5_BASS is no setting. Did you mean VITE_H5_BASE?',
    '',
  ])
})
