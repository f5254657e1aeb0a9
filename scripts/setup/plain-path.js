// Vite, Redocly and others cut a path at a `#`. So a project below such a path runs through a link without it, and Node is
// told not to resolve the link.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The folder in which to run a project's scripts, and the variables that this adds to their environment. */
export function plainPath(root) {
  if (!root.includes('#')) return { folder: root, env: {} }
  const parent = mkdtempSync(join(tmpdir(), 'rupya-'))
  process.on('exit', () => rmSync(parent, { recursive: true, force: true }))
  const folder = join(parent, 'project')
  symlinkSync(root, folder, 'junction')
  const preload = pathToFileURL(join(folder, 'scripts/setup/plain-cwd.js')).href
  const options = `--preserve-symlinks --preserve-symlinks-main --import ${preload}`
  return { folder, env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${options}` } }
}
