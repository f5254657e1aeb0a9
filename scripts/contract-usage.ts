// npm run contract:usage: writes openapi/usage.json, which screens ask for which operation and what of its replies they read, as
// tests/usage sees them drawn and tapped. `npm test` compares it.
import { spawnSync } from 'node:child_process'
import { readArguments } from './arguments.ts'

readArguments('npm run contract:usage', {})

const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'tests/usage'], {
  stdio: 'inherit',
  env: { ...process.env, RUPYA_WRITE_USAGE: '1' },
})
process.exitCode = status ?? 1
