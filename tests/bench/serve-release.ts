// Serves dist/app at a port, like `npm run preview`. A separate process, like nginx.
import { readFileSync } from 'node:fs'
import { createReleaseServer, type Serving } from '../../deploy/release-server.ts'

// The build has written it.
const serving = JSON.parse(readFileSync('dist/serving.json', 'utf8')) as Serving
createReleaseServer({ ...serving, folder: 'dist/app', api: 'http://127.0.0.1:9' }).listen(
  Number(process.argv[2]),
  '127.0.0.1',
)
