// npm run size: the scripts of the first screen against their budget (.size-limit.js), after `npm run build`.
import { spawnSync } from 'node:child_process'
import { readArguments } from './arguments.ts'

readArguments('npm run size', {})
const { status } = spawnSync(process.execPath, ['node_modules/size-limit/bin.js'], { stdio: 'inherit' })
process.exitCode = status ?? 1
