// Serves dist/app as `npm run preview` would, at a port: a process of its own, as nginx is.
import { readFileSync } from 'node:fs'
import { createReleaseServer, type Serving } from '../../deploy/release-server.ts'

// What the build has written.
const serving = JSON.parse(readFileSync('dist/serving.json', 'utf8')) as Serving
createReleaseServer({ ...serving, folder: 'dist/app', api: 'http://127.0.0.1:9' }).listen(
  Number(process.argv[2]),
  '127.0.0.1',
)
