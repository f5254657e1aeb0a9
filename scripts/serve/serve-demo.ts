// Builds the demo and serves its files, as any host would, for its smoke journey.
import { hostOption, portOption, readArguments } from '../arguments.ts'
import { buildDemo, isBuilt } from '../build/build-preview.ts'
import { demoPolicy } from './demo-policy.ts'
import { createFileServer } from './file-server.ts'
import { listenAt, requireFreePort } from './listen.ts'

const command = 'node scripts/setup.js --light scripts/serve/serve-demo.ts'
const { port, host } = readArguments(command, { port: portOption(4373), host: hostOption })
const place = { command, option: '--port', port, host }
await requireFreePort(place)
if (!isBuilt) await buildDemo()
await listenAt(createFileServer({ folder: 'dist/demo', headersOf: demoPolicy }), place)
