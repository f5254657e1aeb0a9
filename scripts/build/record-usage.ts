import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Usage } from '../../contract-tools/diff/usage.ts'

const FILE = '.cache/usage.json'

/** Which screens call which operation and what of its replies they read, as tests/all/usage records it now, in about half a minute. */
export function recordUsage(): Usage {
  console.error('Recording what the screens read...')
  rmSync(FILE, { force: true })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=usage', 'tests/all/usage/usage.test.tsx'],
    { encoding: 'utf8', env: { ...process.env, RUPYA_USAGE: resolve(FILE) } },
  )
  if (status !== 0) throw new Error(`What the screens read was not recorded:\n${stdout}${stderr}`)
  return JSON.parse(readFileSync(FILE, 'utf8'))
}
