import type { World } from '../world.ts'

const MB = 1024 * 1024
/** The maximum bytes of uploads that a world keeps, and that all worlds keep together. The largest picture has 15 MB. */
export const MOST_BYTES = { ofWorld: 16 * MB, ofAll: 20 * MB }

/** Uploaded files by their address; undefined for a dropped one. They are too large for a snapshot, so a reload loses them. */
type Files = Map<string, File | undefined>

const filesOf = new WeakMap<World, Files>()

interface Upload {
  files: Files
  address: string
  size: number
}

/** The files of all worlds, oldest first. */
const uploads = new Set<Upload>()

/** Stores a file. If the limit is exceeded, drops the oldest ones of this world, then the oldest of all. */
export function storeFile(world: World, address: string, file: File): void {
  const files = filesOf.get(world) ?? new Map<string, File>()
  filesOf.set(world, files.set(address, file))
  uploads.add({ files, address, size: file.size })
  letOldestGo(MOST_BYTES.ofWorld, (upload) => upload.files === files)
  letOldestGo(MOST_BYTES.ofAll, () => true)
}

/** A file as it was sent; undefined if it was dropped, or after a reload. */
export const fileAt = (world: World, address: string): File | undefined => filesOf.get(world)?.get(address)

/** Whether a file was stored here and dropped for newer ones. */
export const wasLetGo = (world: World, address: string): boolean =>
  filesOf.get(world)?.has(address) === true && !fileAt(world, address)

/** Drops all files of a world that is no longer used. */
export function forgetFiles(world: World): void {
  const files = filesOf.get(world)
  for (const upload of uploads) if (upload.files === files) letGo(upload)
}

function letOldestGo(most: number, isMeant: (upload: Upload) => boolean) {
  const meant = [...uploads].filter(isMeant)
  let bytes = meant.reduce((sum, { size }) => sum + size, 0)
  for (const upload of meant) {
    if (bytes <= most) return
    letGo(upload)
    bytes -= upload.size
  }
}

function letGo(upload: Upload) {
  uploads.delete(upload)
  upload.files.set(upload.address, undefined)
}
