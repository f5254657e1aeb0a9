// Builds the demo and serves it as static files, as any host would. For its smoke journey.
import { build, preview } from 'vite'
import { hostOption, portOption, readArguments } from './arguments.ts'
import { isBuilt } from './build-preview.ts'
import { requireFreePort, serveViteAt } from './listen.ts'

const command = 'node scripts/setup.js scripts/serve-demo.ts'
const { port, host } = readArguments(command, { port: portOption(4373), host: hostOption })
const place = { command, option: '--port', port, host }
await requireFreePort(place)
if (!isBuilt) await build({ mode: 'demo', logLevel: 'warn' })
await serveViteAt(place, (address) => preview({ mode: 'demo', preview: { port, host: address } }))
