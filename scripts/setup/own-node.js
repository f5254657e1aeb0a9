// The Node for the project's scripts: its own, which is installed with the dependencies, if it runs here. Plain JavaScript
// without dependencies: it must run on the machine's own Node (20 and up).
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NEEDS } from './needs.js'
import { commandFor, installFor, systemOf } from './packages.js'
import { SetupError } from './turn.js'

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
 * it is installed if that is allowed. Throws a SetupError that says what is missing and how to install it.
 */
export function chooseNode(root, { current = process.versions.node, system = systemOf(), say = console.log } = {}) {
  leavePath(root)
  const node = ownNode(root)
  let problem = problemOf(node)
  if (!problem) return node
  if (isNewEnough(current)) {
    say(`${problem} Node ${current}, which is on this machine, takes its place.`)
    return process.execPath
  }
  const library = /(libatomic\S*?):? /.exec(`${problem} `)?.[1]
  if (library) {
    installFor([NEEDS.libatomic])
    problem = problemOf(node)
    if (!problem) return node
  }
  const bring = library && commandFor([NEEDS.libatomic], system)
  const others =
    system === 'alpine'
      ? 'Which package brings one: apk policy nodejs nodejs-current.'
      : 'All are at https://nodejs.org.'
  throw new SetupError(
    `${problem} ${bring ? `This brings it: ${bring}. ` : ''}${NEW_ENOUGH}, on the PATH would do as well; this is ${current}. ${others}`,
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

/** Why a Node does not run here, in a sentence; undefined if it runs. */
function problemOf(node) {
  const place = `${process.platform}-${process.arch}`
  if (!existsSync(node)) return `The project brings no Node for ${place} (package.json, optionalDependencies).`
  const { status, error, stderr } = spawnSync(node, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status === 0) return undefined
  // The file exists, so its loader is missing: https://man7.org/linux/man-pages/man2/execve.2.html (ENOENT)
  if (Object(error).code === 'ENOENT')
    return `The project's own Node does not run here: it is made for glibc, and this system has another C library, such as musl.`
  const [, library] = /loading shared libraries: (\S+):/.exec(stderr ?? '') ?? []
  if (library) return `The project's own Node does not run here: ${library} is missing.`
  const [last] = (stderr ?? '').trim().split('\n').slice(-1)
  return `The project's own Node does not run here: ${last || Object(error).message || `it ended with ${status}`}.`
}
