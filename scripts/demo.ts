import { build, type InlineConfig } from 'vite'

/**
 * Writes the app with the mock world inside into a folder, which it empties first. Any file server serves it, wherever the
 * folder lies below its origin (docs/decisions/052).
 */
export async function writeDemo(folder: string, options: Pick<InlineConfig, 'logLevel'> = {}): Promise<void> {
  await build({ ...options, mode: 'demo', build: { outDir: folder, emptyOutDir: true } })
}
