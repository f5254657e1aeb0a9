// npm run contract:usage: writes openapi/usage.json: which screens call which operation, and which fields of its replies they
// read, as recorded in tests/usage. `npm test` compares it.
import { spawnSync } from 'node:child_process'
import { readArguments } from './arguments.ts'

readArguments('npm run contract:usage', {})

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/usage/usage.test.tsx'],
  {
    stdio: 'inherit',
    env: { ...process.env, RUPYA_WRITE_USAGE: '1' },
  },
)
process.exitCode = status ?? 1
