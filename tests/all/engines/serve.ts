// The server for journeys of other engines: the release build behind nginx, with the mock server as its API.
import { startNginx } from '../../../scripts/serve/start-nginx.ts'
import { createWorldServer } from '../../../mocks/server.ts'
import { buildPreview } from '../../../scripts/build/build-preview.ts'
import { listenAt, originOf } from '../../../scripts/serve/listen.ts'
import { PORTS } from '../../journeys/ports.ts'

const world = { command: 'npm test', option: '', port: PORTS.world, host: 'localhost' }
const api = originOf(world)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
await listenAt(createWorldServer(api), world)
const { folder: root, serving } = await buildPreview({ port: PORTS.release, world: api })
const { headers, policies, apiBase, languages } = serving
const policy = 'Content-Security-Policy'
// WebKitGTK's driver cannot watch a page before it has loaded. The world's ledger records this report as an unknown call.
const reporting = (text = '') => `${text}; report-uri ${apiBase}/stopped-by-the-policy`
headers[policy] = reporting(headers[policy])
for (const [file, text] of Object.entries(policies)) policies[file] = reporting(text)
await startNginx({ headers, policies, apiBase, languages, root, api, port: PORTS.release })
