import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { writeDemo } from './demo.ts'
import { demoPolicy } from './demo-policy.ts'
import { serveFiles } from './file-server.ts'
import { galleryPage } from './gallery-page.ts'
import { takePictures } from './gallery-pictures.ts'
import type { GalleryState } from './gallery-state.ts'
import { galleryStates } from './gallery-states.ts'

/**
 * Takes pictures of the demo in these states and puts them, with the page that shows all pictures there, into a folder.
 * What went wrong is a line each.
 */
export async function makeGallery(browser: Browser, folder: string, states: GalleryState[]): Promise<string[]> {
  console.log('Building the demo...')
  await writeDemo('dist/demo', { logLevel: 'warn' })
  const { origin, close } = await serveFiles({ folder: 'dist/demo', headersOf: demoPolicy })
  const all = galleryStates()
  if (states.length === all.length) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const problems = await takePictures(browser, origin, states, folder)
  close()
  await writeFile(join(folder, 'index.html'), galleryPage(all, await readdir(folder)))
  return problems
}
