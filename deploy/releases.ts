import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { isCompressed } from './compress.ts'

/**
 * Releases in a folder of a server:
 *
 *     assets/                 the files below /assets of all releases that are kept
 *     releases/<id>/app/      the pages of one; its `assets` leads to those above
 *     releases/<id>/nginx.conf
 *     current                 leads to the release that is served
 *
 * A page that was opened on one release finds its scripts whichever release is served now.
 */
interface Release {
  id: string
  /** The release that was served before it. */
  before: string | null
  /** Names of its files below /assets. */
  assets: string[]
  /** When another took its place, as `Date.toISOString` writes it. */
  replaced?: string
}

const releasesIn = (folder: string) => join(folder, 'releases')
const aboutOf = (folder: string, id: string) => join(releasesIn(folder), id, 'release.json')

/** Puts a build there, without serving it. `configOf` is told where its pages are. Answers with its id. */
export function addRelease(folder: string, app: string, configOf: (root: string) => string, now: Date): string {
  const id = now.toISOString().replaceAll(/[:.]/g, '-')
  const release = join(releasesIn(folder), id)
  const assets = readdirSync(join(app, 'assets'))
  mkdirSync(join(folder, 'assets'), { recursive: true })
  // First of all the files: no page may name one that is not there.
  for (const name of assets) addAsset(join(app, 'assets', name), join(folder, 'assets', name))
  mkdirSync(releasesIn(folder), { recursive: true })
  mkdirSync(release)
  const root = join(release, 'app')
  cpSync(app, root, { recursive: true, filter: (path) => path !== join(app, 'assets') })
  symlinkSync('../../../assets', join(root, 'assets'))
  writeFileSync(join(release, 'nginx.conf'), configOf(root))
  writeAbout(folder, { id, before: currentRelease(folder) ?? null, assets })
  return id
}

/** Whole or not at all: somebody may ask for it at this moment. */
function addAsset(from: string, to: string) {
  if (existsSync(to)) {
    // The same text may be compressed in another way by another Node.
    if (isCompressed(to) || readFileSync(from).equals(readFileSync(to))) return
    throw new Error(`${basename(to)} is kept for ever, and this build has another text under its name`)
  }
  copyFileSync(from, `${to}.new`)
  renameSync(`${to}.new`, to)
}

/** The id of the release that is served. */
export function currentRelease(folder: string): string | undefined {
  const link = join(folder, 'current')
  return existsSync(link) ? basename(readlinkSync(link)) : undefined
}

/** The release that was served before the present one, if it is still there. */
export function releaseBefore(folder: string): string | undefined {
  const id = currentRelease(folder)
  const before = id === undefined ? undefined : readAbout(folder, id).before
  return before !== null && before !== undefined && existsSync(aboutOf(folder, before)) ? before : undefined
}

/** Serves another release from now on, once nginx reads its configuration again. */
export function serveRelease(folder: string, id: string, now: Date): void {
  const { replaced: _, ...release } = readAbout(folder, id)
  const current = currentRelease(folder)
  writeAbout(folder, release)
  const link = join(folder, 'current')
  rmSync(`${link}.new`, { force: true })
  symlinkSync(join('releases', id), `${link}.new`)
  // At once: there is no moment without a release.
  renameSync(`${link}.new`, link)
  if (current !== undefined && current !== id)
    writeAbout(folder, { ...readAbout(folder, current), replaced: now.toISOString() })
}

/** Removes releases that were replaced so many days ago, and files that none of the others has. The last few stay in any case. */
export function removeOldReleases(
  folder: string,
  { days, least }: { days: number; least: number },
  now: Date,
): string[] {
  const oldest = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
  const all = readdirSync(releasesIn(folder))
    .filter((id) => existsSync(aboutOf(folder, id)))
    .toSorted()
    .map((id) => readAbout(folder, id))
  const removed = all.slice(0, -least).filter(({ replaced }) => replaced !== undefined && replaced < oldest)
  const kept = new Set(all.filter((release) => !removed.includes(release)).flatMap(({ assets }) => assets))
  for (const { id } of removed) rmSync(join(releasesIn(folder), id), { recursive: true })
  for (const name of readdirSync(join(folder, 'assets'))) if (!kept.has(name)) rmSync(join(folder, 'assets', name))
  return removed.map(({ id }) => id)
}

// Only `writeAbout` writes it.
const readAbout = (folder: string, id: string) => JSON.parse(readFileSync(aboutOf(folder, id), 'utf8')) as Release
const writeAbout = (folder: string, release: Release) =>
  writeFileSync(aboutOf(folder, release.id), `${JSON.stringify(release, null, 2)}\n`)
