import { build, type InlineConfig } from 'vite'

/**
 * Writes the app with the mock world inside into a folder, which is emptied first. Any file server can serve it, at any path
 * (docs/decisions/041).
 */
export async function writeDemo(folder: string, options: Pick<InlineConfig, 'logLevel'> = {}): Promise<void> {
  await build({ ...options, mode: 'demo', build: { outDir: folder, emptyOutDir: true } })
}
