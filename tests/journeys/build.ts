// Builds for the journeys, once for all steps of `npm test`: the demo, and the release for their world.
import { buildPreview } from '../../scripts/build/build-preview.ts'
import { writeDemo } from '../../scripts/build/demo.ts'
import { originOf } from '../../scripts/serve/listen.ts'
import { PORTS } from './ports.ts'

await writeDemo('dist/demo', { logLevel: 'warn' })
await buildPreview({ port: PORTS.release, world: originOf({ port: PORTS.world, host: 'localhost' }) })
