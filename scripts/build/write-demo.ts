// Builds the demo for a process that serves it (build-preview.ts).
import { tellParent } from './build-apart.ts'
import { writeDemo } from './demo.ts'

await tellParent(() => writeDemo('dist/demo', { logLevel: 'warn' }))
