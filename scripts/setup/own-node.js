// The Node for the project's scripts: its own, which is installed with the dependencies, if it runs here. Plain JavaScript
// without dependencies: it must run on the machine's own Node (20 and up).
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { aptCommand, installPackages } from './apt.js'
import { SetupError } from './setup-error.js'

/**
 * The Node versions on which all tools of the project run, by the `engines` of every package in package-lock.json, in words.
 */
const NEW_ENOUGH = 'Node 24 from 24.18, or 26 or later'

/** The same for a version, such as 24.18.0. */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major >= 26 || (major === 24 && minor >= 18)
}

/** The path where the package of the project's own Node installs it. */
export function ownNode(root) {
  const { platform, arch } = process
  const packages = {
    linux: 'node-linux-',
    darwin: arch === 'arm64' ? 'node-bin-darwin-' : 'node-darwin-',
    win32: 'node-win-',
  }
  const name = `${packages[platform] ?? 'node-'}${arch}`
  return join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
}

/**
 * The path of a Node that runs: the project's own, else the current one if it is new enough. If the own one lacks a library,
 * it is installed if that may be. Throws a SetupError that says what is missing.
 */
export function chooseNode(root, current = process.versions.node) {
  const node = ownNode(root)
  let problem = problemOf(node)
  const lacksLibrary = () => problem?.includes('libatomic')
  if (lacksLibrary() && !isNewEnough(current)) {
    installPackages(['libatomic1'], 'some 50 kB')
    problem = problemOf(node)
  }
  if (!problem) return node
  // npm puts this folder first on the PATH, and so the next command would start with a Node that does not run.
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(root, 'node_modules/.bin', name), { force: true })
  if (isNewEnough(current)) {
    console.log(`The project's own Node does not run here (${problem}), so Node ${current} takes its place.`)
    return process.execPath
  }
  const bring = lacksLibrary() ? `Debian's package of it: ${aptCommand(['libatomic1'])}. ` : ''
  throw new SetupError(
    `The project's own Node does not run here (${problem}). ${bring}${NEW_ENOUGH}, on the PATH would do as well; this is ${current}. All are at https://nodejs.org.`,
  )
}

/** Why a Node does not run here; undefined if it runs. */
function problemOf(node) {
  const { status, error, stderr } = spawnSync(node, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status === 0) return undefined
  const [, library] = /loading shared libraries: (\S+):/.exec(stderr ?? '') ?? []
  // On musl the file is there, and its loader is not: https://man7.org/linux/man-pages/man2/execve.2.html (ENOENT)
  return library ? `${library} is missing` : (error?.message ?? `it ended with ${status}`)
}
