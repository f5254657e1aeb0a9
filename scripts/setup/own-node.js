// The Node for the project's scripts: its own, which is installed with the dependencies, if it runs here. Plain JavaScript
// without dependencies: it must run on the machine's own Node (20 and up).
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { aptCommand, installPackages } from './apt.js'
import { SetupError } from './setup-error.js'

/**
 * The Node versions on which all tools of the project run, by the `engines` of every package in package-lock.json, in words.
 */
const NEW_ENOUGH = 'Node 24 from 24.18, or 26 or later'

/** The same for a version, such as 24.18.0. */
function isNewEnough(version) {
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
  leavePath(root)
  const node = ownNode(root)
  let problem = problemOf(node)
  const lacksLibrary = () => problem?.includes('libatomic')
  if (lacksLibrary() && !isNewEnough(current)) {
    installPackages(['libatomic1'], 'some 50 kB')
    problem = problemOf(node)
  }
  if (!problem) return node
  if (isNewEnough(current)) {
    console.log(`The project's own Node does not run here (${problem}), so Node ${current} takes its place.`)
    return process.execPath
  }
  const bring = lacksLibrary() ? `Debian's package of it: ${aptCommand(['libatomic1'])}. ` : ''
  throw new SetupError(
    `The project's own Node does not run here (${problem}). ${bring}${NEW_ENOUGH}, on the PATH would do as well; this is ${current}. All are at https://nodejs.org.`,
  )
}

/**
 * npm puts this folder first on the PATH, so every command would start with the own Node before anything can check whether it
 * runs: in a container with the same node_modules it may not. Commands that need it get it from setup.js.
 */
function leavePath(root) {
  try {
    for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(root, 'node_modules/.bin', name), { force: true })
  } catch {
    // If the folder is read-only, the command has started anyway.
  }
}

/** Why a Node does not run here; undefined if it runs. */
function problemOf(node) {
  if (!existsSync(node)) return `there is none for ${process.platform}-${process.arch}`
  const { status, error, stderr } = spawnSync(node, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status === 0) return undefined
  const [, library] = /loading shared libraries: (\S+):/.exec(stderr ?? '') ?? []
  if (library) return `${library} is missing`
  // The file is there, so its loader is not: https://man7.org/linux/man-pages/man2/execve.2.html (ENOENT)
  return Object(error).code === 'ENOENT' ? 'it needs glibc, which this system lacks' : `it ended with ${status}`
}
