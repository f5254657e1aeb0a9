// Loaded before a script that runs through a link (plain-path.js): sets the working directory to the link instead of its
// target.
import { realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const link = join(dirname(fileURLToPath(import.meta.url)), '../..')
const real = realpathSync(link)
const cwd = process.cwd.bind(process)
process.cwd = () => {
  const folder = cwd()
  return folder === real || folder.startsWith(real + sep) ? link + folder.slice(real.length) : folder
}
