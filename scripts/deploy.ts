// npm run deploy -- <folder> --api <url>  puts the release of `npm run build` into a folder of a server, beside those before it,
//                                         and serves it (deploy/README.md), at port 8080 or --port 443, with --certificate
//                                         <file> and --key <file> by https.
// npm run deploy -- <folder> --back       serves the release before.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { nginxConfig } from '../deploy/nginx.ts'
import type { Serving } from '../deploy/release-server.ts'
import { addRelease, releaseBefore, removeOldReleases, serveRelease } from '../deploy/releases.ts'
import { addressProblem, withoutPassword } from '../src/platform/web-address.ts'
import { endWith, flag, type Option, portOption, readArguments } from './arguments.ts'

/** A page may stay open in a native app for weeks. */
const KEPT = { days: 30, least: 3 }

const command = 'npm run deploy'
const file: Option<string | undefined> = { shown: '<file>', read: (path) => path && resolve(path) }
const given = readArguments(
  command,
  {
    api: { shown: '<url>', read: (url: string | undefined) => url },
    port: portOption(8080),
    certificate: file,
    key: file,
    back: flag,
  },
  { others: '<folder>', most: 1 },
)
const [named] = given.others
if (named === undefined) endWith(`Say where the releases are. For example: ${command} -- /srv/rupya --back`)
const folder = resolve(named)
const now = new Date()

const id = given.back ? (releaseBefore(folder) ?? endWith(`${folder} has no release before the present one`)) : add()
serveRelease(folder, id, now)
console.log(`${folder} serves ${id}`)
const removed = given.back ? [] : removeOldReleases(folder, KEPT, now)
if (removed.length > 0) console.log(`Removed what was replaced ${KEPT.days} days ago: ${removed.join(', ')}`)
const current = join(folder, 'current/nginx.conf')
if (!nginx('-s', 'reload', '-c', current).ok)
  console.log(`nginx has not read it. Reload it, or start it: nginx -c ${current}`)

function add(): string {
  if (!existsSync('dist/serving.json')) endWith('There is no release. Build it first: npm run build')
  const { api = endWith(`Say where the API is. For example: ${command} -- ${named} --api https://api.example.test`) } =
    given
  const problem = addressProblem(api, 'server')
  if (problem !== undefined) endWith(`The server ${withoutPassword(api)} cannot work: ${problem}`)
  // What the build has written.
  const serving = JSON.parse(readFileSync('dist/serving.json', 'utf8')) as Serving
  const { certificate, key, port } = given
  if ((certificate === undefined) !== (key === undefined)) endWith('https needs both, --certificate and --key')
  const added = addRelease(
    folder,
    resolve('dist/app'),
    (root) =>
      nginxConfig({
        ...serving,
        root,
        api,
        listen: [`${port}`, `[::]:${port}`],
        tls: certificate !== undefined && key !== undefined ? { certificate, key } : undefined,
        user: 'www-data',
        pid: '/run/nginx.pid',
        temp: '/var/lib/nginx',
        accessLog: '/var/log/nginx/access.log',
        errorLog: '/var/log/nginx/error.log',
      }),
    now,
  )
  const config = join(folder, 'releases', added, 'nginx.conf')
  const { ok, says } = nginx('-t', '-c', config)
  if (!ok) {
    rmSync(dirname(config), { recursive: true })
    endWith(`nginx refuses the release's configuration; what was served before still is.\n${says}`)
  }
  return added
}

/** Where there is none, another machine serves the folder. */
function nginx(...args: string[]) {
  const { status, stderr } = spawnSync('nginx', args, { encoding: 'utf8' })
  return { ok: status === 0 || status === null, says: stderr }
}
