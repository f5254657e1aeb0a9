// Builds the demo and serves it as static files, as any host would. For its smoke journey.
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4373' } } })
await build({ mode: 'demo', logLevel: 'warn' })
await preview({ mode: 'demo', preview: { port: Number(values.port) } })
