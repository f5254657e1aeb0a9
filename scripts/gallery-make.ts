import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { build, preview } from 'vite'
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
  await build({ mode: 'demo', logLevel: 'warn' })
  // Any port that is free.
  const server = await preview({ mode: 'demo', preview: { port: 0 } })
  const [origin = ''] = server.resolvedUrls?.local ?? []
  const all = galleryStates()
  if (states.length === all.length) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const problems = await takePictures(browser, new URL(origin).origin, states, folder)
  await server.close()
  await writeFile(join(folder, 'index.html'), galleryPage(all, await readdir(folder)))
  return problems
}
