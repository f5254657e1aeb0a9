import {
  chmodSync,
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { isCompressed } from './compress.ts'
import { buildProblem } from './whole-build.ts'

/**
 * Releases in a folder of a server:
 *
 *     assets/                 the files below /assets of all kept releases
 *     releases/<id>/app/      the pages of a release; its `assets` links to the folder above
 *     releases/<id>/nginx.conf
 *     releases/<id>/release.json
 *     current                 links to the served release
 *     new/                    files of an unfinished deploy; the next one empties it
 *
 * A page that was opened with one release finds its scripts, whichever release is served now. All files outside `new` were
 * moved there complete, with a rename. Only one process at a time changes the folder (lock-folder.ts).
 */
interface Release {
  /** The release that was served before this one. */
  before: string | null
  /** Names of its files below /assets. */
  assets: string[]
}

/** The problem of a build or a release. */
export class ReleaseProblem extends Error {}

/**
 * The modification time of a release's `release.json` is when another release replaced it: setting it needs no disk space,
 * and the text, which somebody may be reading, is written only once. Until a release is first served, the time has this
 * value.
 */
const NEVER_SERVED = new Date(0)
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

const releasesIn = (folder: string) => join(folder, 'releases')
const assetsIn = (folder: string) => join(folder, 'assets')
const newIn = (folder: string) => join(folder, 'new')
const aboutOf = (folder: string, id: string) => join(releasesIn(folder), id, 'release.json')
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
/** Oldest to newest. */
const idsIn = (folder: string) =>
  namesIn(releasesIn(folder))
    .filter((name) => ID.test(name))
    .toSorted()

/** Adds a build without serving it. `configOf` receives the folder of its pages. Returns its id. */
export function addRelease(folder: string, app: string, configOf: (root: string) => string, now: Date): string {
  refuseBroken(app)
  const id = newId(folder, now)
  const place = join(releasesIn(folder), id)
  const newAssets = join(newIn(folder), 'assets')
  const newRelease = join(newIn(folder), 'release')
  try {
    for (const path of [assetsIn(folder), releasesIn(folder), newAssets, newRelease])
      mkdirSync(path, { recursive: true })
    const assets = readdirSync(join(app, 'assets'))
    const added = assets.filter((name) => !isKept(join(app, 'assets', name), join(assetsIn(folder), name)))
    for (const name of added) copyFileSync(join(app, 'assets', name), join(newAssets, name))
    const root = join(newRelease, 'app')
    cpSync(app, root, { recursive: true, filter: (path) => path !== join(app, 'assets') })
    symlinkSync('../../../assets', join(root, 'assets'))
    writeFileSync(join(newRelease, 'nginx.conf'), configOf(join(place, 'app')))
    const about: Release = { before: currentRelease(folder) ?? null, assets }
    const file = join(newRelease, 'release.json')
    writeFileSync(file, `${JSON.stringify(about, null, 2)}\n`)
    utimesSync(file, NEVER_SERVED, NEVER_SERVED)
    settleAll(newIn(folder))
    for (const path of [folder, assetsIn(folder), releasesIn(folder)]) openToNginx(path)
    for (const name of assets.filter((one) => !added.includes(one))) openToNginx(join(assetsIn(folder), name))

    // Files first: no page may name a file that does not exist yet.
    for (const name of added) renameSync(join(newAssets, name), join(assetsIn(folder), name))
    flush(assetsIn(folder))
    // Check again, because the build may have changed while it was read.
    refuseBroken(root)
    renameSync(newRelease, place)
    flush(releasesIn(folder))
    return id
  } finally {
    // Frees the space on a full disk.
    empty(newIn(folder))
  }
}

/** The time as a name. It is later than any other release's, whatever the clock says: two may have begun at once. */
function newId(folder: string, now: Date): string {
  const newest = idsIn(folder)
    .at(-1)
    ?.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.')
  const time = Math.max(now.getTime(), newest === undefined ? 0 : Date.parse(newest) + 1)
  return new Date(time).toISOString().replaceAll(/[:.]/g, '-')
}

function refuseBroken(app: string) {
  const problem = buildProblem(app)
  if (problem !== undefined) throw new ReleaseProblem(`This build cannot be served: ${problem}`)
}

function isKept(from: string, to: string): boolean {
  if (!existsSync(to)) return false
  // Another Node may compress the same text differently.
  if (isCompressed(to) || readFileSync(from).equals(readFileSync(to))) return true
  throw new ReleaseProblem(`${basename(to)} is kept for ever, and this build has another text under its name`)
}

/** The id of the release that is served. */
export function currentRelease(folder: string): string | undefined {
  const link = join(folder, 'current')
  return existsSync(link) ? basename(readlinkSync(link)) : undefined
}

/** The release that was served before the present one, if it still exists. A broken one is reported and skipped. */
export function releaseBefore(folder: string, say: (line: string) => void): string | undefined {
  const ids = idsIn(folder)
  const seen = new Set<string>()
  let id = currentRelease(folder)
  while (id !== undefined && !seen.has(id)) {
    seen.add(id)
    const release = readRelease(folder, id)
    // If the previously served one is unknown, take the one that was made before it.
    const before = release ? (release.before ?? undefined) : ids[ids.indexOf(id) - 1]
    if (before === undefined || !ids.includes(before)) return undefined
    const problem = releaseProblem(folder, before)
    if (problem === undefined) return before
    say(`${before} is stepped over: ${problem}`)
    id = before
  }
}

const UNREADABLE = 'its release.json cannot be read'

function releaseProblem(folder: string, id: string): string | undefined {
  return readRelease(folder, id) ? buildProblem(join(releasesIn(folder), id, 'app')) : UNREADABLE
}

/** Serves another release, once nginx has reloaded its configuration. */
export function serveRelease(folder: string, id: string, now: Date): void {
  const current = currentRelease(folder)
  // Set before the switch, because a release that looks never served is removed.
  if (current !== undefined && current !== id && existsSync(aboutOf(folder, current))) {
    utimesSync(aboutOf(folder, current), now, now)
    flush(aboutOf(folder, current))
  }
  const link = join(newIn(folder), 'current')
  empty(newIn(folder))
  symlinkSync(join('releases', id), link)
  // Atomic: there is always a release.
  renameSync(link, join(folder, 'current'))
  flush(folder)
}

/**
 * Removes leftovers of unfinished deploys, releases that were replaced that many days ago, and files that no remaining
 * release uses. Always keeps the last few releases. Keeps all files while a release exists whose files are unknown.
 */
export function removeOldReleases(
  folder: string,
  { days, least }: { days: number; least: number },
  now: Date,
  say: (line: string) => void,
): string[] {
  const current = currentRelease(folder)
  const oldest = now.getTime() - days * 24 * 60 * 60 * 1000
  const replaced = (id: string) =>
    statSync(aboutOf(folder, id), { throwIfNoEntry: false })?.mtimeMs ?? NEVER_SERVED.getTime()
  const ids = idsIn(folder)
  const served = ids.filter((id) => id === current || replaced(id) !== NEVER_SERVED.getTime())
  const old = served.slice(0, -least).filter((id) => id !== current && replaced(id) < oldest)
  const kept = served.filter((id) => !old.includes(id))
  empty(newIn(folder))
  for (const id of ids.filter((one) => !kept.includes(one)))
    renameSync(join(releasesIn(folder), id), join(newIn(folder), id))
  empty(newIn(folder))

  const releases = kept.map((id) => readRelease(folder, id))
  for (const [index, id] of kept.entries()) if (!releases[index]) say(`${id} is stepped over: ${UNREADABLE}`)
  const files = new Set(releases.flatMap((release) => release?.assets ?? namesIn(assetsIn(folder))))
  for (const name of namesIn(assetsIn(folder))) if (!files.has(name)) rmSync(join(assetsIn(folder), name))
  return old
}

/** Undefined if it is incomplete. */
function readRelease(folder: string, id: string): Release | undefined {
  try {
    // `addRelease` wrote it, but it may be damaged.
    const { before, assets } = Object(JSON.parse(readFileSync(aboutOf(folder, id), 'utf8'))) as Release
    return Array.isArray(assets) ? { before, assets } : undefined
  } catch (error) {
    if (error instanceof SyntaxError || Object(error).code === 'ENOENT') return undefined
    throw error
  }
}

/** Creates the folder, or empties it. */
function empty(folder: string) {
  if (!existsSync(folder)) mkdirSync(folder)
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}

/** Waits until the data is on the disk, so that it survives a power cut. */
function flush(path: string) {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Everything in a folder is on the disk, and nginx's user may read it. */
function settleAll(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    openToNginx(path)
    flush(path)
  }
  flush(folder)
}

/**
 * Whoever builds or deploys may have a umask that lets nobody else read (027, 077). What belongs to somebody else stays as that
 * person has left it.
 */
function openToNginx(path: string) {
  const found = statSync(path)
  const wanted = found.mode | (found.isDirectory() ? 0o755 : 0o644)
  if (wanted !== found.mode && (process.getuid?.() === 0 || process.getuid?.() === found.uid)) chmodSync(path, wanted)
}
