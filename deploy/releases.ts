import {
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
 *     assets/                 the files below /assets of all releases that are kept
 *     releases/<id>/app/      the pages of one; its `assets` leads to those above
 *     releases/<id>/nginx.conf
 *     releases/<id>/release.json
 *     current                 leads to the release that is served
 *     new/                    what a deploy has not finished; the next one empties it
 *
 * A page that was opened on one release finds its scripts whichever release is served now. Whatever stands outside `new` has come there
 * whole, by a rename. One process at a time changes it (lock-folder.ts).
 */
interface Release {
  /** The release that was served before it. */
  before: string | null
  /** Names of its files below /assets. */
  assets: string[]
}

/** What is wrong with a build or a release. */
export class ReleaseProblem extends Error {}

/**
 * The time of a release's `release.json` says when another took its place: to set it needs no room on the disk, and the text, which
 * somebody may be reading, is written once. Until it is served for the first time it has this one.
 */
const NEVER_SERVED = new Date(0)
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

const releasesIn = (folder: string) => join(folder, 'releases')
const assetsIn = (folder: string) => join(folder, 'assets')
const newIn = (folder: string) => join(folder, 'new')
const aboutOf = (folder: string, id: string) => join(releasesIn(folder), id, 'release.json')
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
/** From the first to the last. */
const idsIn = (folder: string) =>
  namesIn(releasesIn(folder))
    .filter((name) => ID.test(name))
    .toSorted()

/** Puts a build there, without serving it. `configOf` is told where its pages are. Answers with its id. */
export function addRelease(folder: string, app: string, configOf: (root: string) => string, now: Date): string {
  refuseBroken(app)
  const id = now.toISOString().replaceAll(/[:.]/g, '-')
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
    flushAll(newIn(folder))

    // First of all the files: no page may name one that is not there.
    for (const name of added) renameSync(join(newAssets, name), join(assetsIn(folder), name))
    flush(assetsIn(folder))
    // Again, since the build may have been changed while it was read.
    refuseBroken(root)
    renameSync(newRelease, place)
    flush(releasesIn(folder))
    return id
  } finally {
    // A full disk gets its room back.
    empty(newIn(folder))
  }
}

function refuseBroken(app: string) {
  const problem = buildProblem(app)
  if (problem !== undefined) throw new ReleaseProblem(`This build cannot be served: ${problem}`)
}

function isKept(from: string, to: string): boolean {
  if (!existsSync(to)) return false
  // The same text may be compressed in another way by another Node.
  if (isCompressed(to) || readFileSync(from).equals(readFileSync(to))) return true
  throw new ReleaseProblem(`${basename(to)} is kept for ever, and this build has another text under its name`)
}

/** The id of the release that is served. */
export function currentRelease(folder: string): string | undefined {
  const link = join(folder, 'current')
  return existsSync(link) ? basename(readlinkSync(link)) : undefined
}

/** The release that was served before the present one, if it is still there. One that is broken is named and stepped over. */
export function releaseBefore(folder: string, say: (line: string) => void): string | undefined {
  const ids = idsIn(folder)
  const seen = new Set<string>()
  let id = currentRelease(folder)
  while (id !== undefined && !seen.has(id)) {
    seen.add(id)
    const release = readRelease(folder, id)
    // Which one was served before it is not known: rather the one that was made before it than none.
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

/** Serves another release from now on, once nginx reads its configuration again. */
export function serveRelease(folder: string, id: string, now: Date): void {
  const current = currentRelease(folder)
  // Before it is replaced, since one that seems never served is removed.
  if (current !== undefined && current !== id && existsSync(aboutOf(folder, current))) {
    utimesSync(aboutOf(folder, current), now, now)
    flush(aboutOf(folder, current))
  }
  const link = join(newIn(folder), 'current')
  empty(newIn(folder))
  symlinkSync(join('releases', id), link)
  // At once: there is no moment without a release.
  renameSync(link, join(folder, 'current'))
  flush(folder)
}

/**
 * Removes what is left of deploys that did not come to their end, releases that were replaced so many days ago, and files that none of the
 * others has. The last few stay in any case, and all files as long as one is there of which nobody knows which it has.
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

/** Nothing if it is not whole. */
function readRelease(folder: string, id: string): Release | undefined {
  try {
    // `addRelease` has written it, but what is left of it may be anything.
    const { before, assets } = Object(JSON.parse(readFileSync(aboutOf(folder, id), 'utf8'))) as Release
    return Array.isArray(assets) ? { before, assets } : undefined
  } catch (error) {
    if (error instanceof SyntaxError || Object(error).code === 'ENOENT') return undefined
    throw error
  }
}

/** Makes it, or removes all that it holds. */
function empty(folder: string) {
  if (!existsSync(folder)) mkdirSync(folder)
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}

/** Waits until it is on the disk, so that it is there after a power cut. */
function flush(path: string) {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function flushAll(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) flush(join(entry.parentPath, entry.name))
  flush(folder)
}
