// npm run deploy -- <folder> --api <url>  puts the release of `npm run build` into a folder of a server, beside those before it,
//                                         and serves it (deploy/README.md), at port 8080 or --port 443, with --certificate
//                                         <file> and --key <file> by https. --testing: that of `npm run build -- --testing`.
// npm run deploy -- <folder> --back       serves the previous release again.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BUILT, SERVING } from '../deploy/built-folders.ts'
import { lockFolder } from '../deploy/lock-folder.ts'
import type { Serving } from '../deploy/release-server.ts'
import { addRelease, currentRelease, releaseBefore, ReleaseProblem, removeOldReleases } from '../deploy/releases.ts'
import { configOnServer, serveByNginx } from '../deploy/serve-by-nginx.ts'
import { addressProblem, withoutPassword } from '../src/platform/web-address.ts'
import { endWith, flag, namedOption, type Option, portOption, readArguments } from './arguments.ts'

/** A page may stay open in a native app for weeks. */
const KEPT = { days: 30, least: 3 }

const command = 'npm run deploy'
const file: Option<string | undefined> = { shown: '<file>', read: ([path]) => path && resolve(path) }
const given = readArguments(
  command,
  {
    api: namedOption('<url>'),
    port: portOption(8080),
    certificate: file,
    key: file,
    back: flag,
    testing: flag,
  },
  { others: '<folder>', most: 1 },
)
const [named] = given.others
if (named === undefined) endWith(`Say where the releases are. For example: ${command} -- /srv/rupya --back`)
const folder = resolve(named)
const now = new Date()

const NONE_BEFORE = `${folder} has no release before the present one`
if (given.back && currentRelease(folder) === undefined) endWith(NONE_BEFORE)
// The folder itself may be made here, and nginx's user reads what is in it.
process.umask(process.umask() & 0o022)
const findRelease = given.back ? before : readBuild()
try {
  const holder = lockFolder(folder)
  if (holder !== undefined)
    endWith(`${holder} is deploying to ${folder}. Look what it has served, then run this again if need be.`)
  console.log(serveByNginx(folder, findRelease(), now))
} catch (error) {
  // Other errors are bugs of ours, so show their stack.
  if (!(error instanceof ReleaseProblem) && Object(error).code === undefined) throw error
  const current = currentRelease(folder)
  endWith(`${Object(error).message}\n${join(folder, 'current')} leads to ${current ?? 'nothing yet'}.`)
}

function before(): string {
  const id = releaseBefore(folder, console.warn)
  if (id === undefined) throw new ReleaseProblem(NONE_BEFORE)
  return id
}

/** Mistakes in the arguments or the build's settings are reported before anything is changed. */
function readBuild(): () => string {
  const built = given.testing ? BUILT.testing : BUILT.release
  const build = given.testing ? 'npm run build -- --testing' : 'npm run build'
  if (!existsSync(`${built}/${SERVING}`)) endWith(`There is no release. Build it first: ${build}`)
  const { api = endWith(`Say where the API is. For example: ${command} -- ${named} --api https://api.example.test`) } =
    given
  const problem = addressProblem(api, 'server')
  if (problem !== undefined) endWith(`The server ${withoutPassword(api)} cannot work: ${problem}`)
  // The build has written it.
  const serving = JSON.parse(readFileSync(`${built}/${SERVING}`, 'utf8')) as Serving
  const { certificate, key, port } = given
  if ((certificate === undefined) !== (key === undefined)) endWith('https needs both, --certificate and --key')
  const tls = certificate !== undefined && key !== undefined ? { certificate, key } : undefined
  const configOf = (root: string) => configOnServer({ ...serving, root, api, port, tls })
  return () => {
    const removed = removeOldReleases(folder, KEPT, now, console.warn)
    if (removed.length > 0) console.log(`Removed what was replaced ${KEPT.days} days ago: ${removed.join(', ')}`)
    return addRelease(folder, resolve(`${built}/app`), configOf, now)
  }
}
