import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes files by their path below `root`. All are first written to a temporary folder, so that an error or an interruption
 * leaves the old files unchanged.
 */
export async function writeFiles(root: string, files: [path: string, text: string][]): Promise<void> {
  const folder = join(root, '.cache', `generated-${process.pid}`)
  try {
    for (const [path, text] of files) {
      for (const place of [folder, root]) await mkdir(dirname(join(place, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    for (const [path] of files) await rename(join(folder, path), join(root, path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
