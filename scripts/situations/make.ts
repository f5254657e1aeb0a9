import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { galleryPage } from './page.ts'
import { takePictures } from './pictures.ts'
import type { Situation } from './situation.ts'
import { allSituations } from './situations.ts'

/**
 * Takes pictures of the demo at `origin` in these situations, and writes them into a folder with a page that shows them. Returns
 * the problems, one line each.
 */
export async function makeGallery(
  browser: Browser,
  origin: string,
  folder: string,
  situations: Situation[],
): Promise<string[]> {
  const all = allSituations()
  if (situations.length === all.length) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const problems = await takePictures(browser, origin, situations, folder)
  await writeFile(join(folder, 'index.html'), galleryPage(all, await readdir(folder)))
  return problems
}
