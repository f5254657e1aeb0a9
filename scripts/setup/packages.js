// The system's packages: what installs them here, and the command for a person. Plain JavaScript, because it also runs on
// Node 20 (own-node.js).
import { existsSync, readFileSync } from 'node:fs'
import { installSets } from './apt.js'

/** @typedef {import('./needs.js').System} System */

/** @type {Record<System, string>} */
const COMMANDS = {
  debian: 'apt-get install',
  ubuntu: 'apt-get install',
  fedora: 'dnf install',
  alpine: 'apk add',
  macos: 'brew install',
}

/**
 * The operating system, if we know its packages: from https://www.freedesktop.org/software/systemd/man/os-release.html
 * @returns {System | 'other'}
 */
export function systemOf(platform = process.platform, release = readRelease()) {
  if (platform === 'darwin') return 'macos'
  const ids = [...release.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)/gm)].flatMap(([, names = '']) => names.split(' '))
  if (ids.includes('ubuntu')) return 'ubuntu'
  if (ids.includes('debian')) return 'debian'
  if (ids.includes('fedora')) return 'fedora'
  return ids.includes('alpine') ? 'alpine' : 'other'
}

function readRelease() {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
}

const isRoot = () => process.getuid?.() === 0

/** A command that only root may run, in the form for the current user. @param {string} command */
export const asRoot = (command) => (isRoot() ? command : `sudo ${command}`)

/**
 * The command that installs needs on a system; for an unknown system, the commands for all known ones. Undefined without a package.
 * @param {import('./needs.js').Need[]} needs
 */
export function commandFor(needs, system = systemOf()) {
  const command = (/** @type {System} */ on) => {
    const lacking = needs.some(({ packages }) => packages[on] === undefined)
    const full = `${COMMANDS[on]} ${namesOf(needs, on).join(' ')}`
    if (lacking) return undefined
    return on === 'macos' ? full : asRoot(full)
  }
  if (system !== 'other') return command(system)
  // An object has only the keys written here.
  const each = /** @type {System[]} */ (Object.keys(COMMANDS)).flatMap((on) => command(on) ?? [])
  return [...new Set(each)].join(', or ') || undefined
}

/** @param {import('./needs.js').Need[]} needs @param {System} system */
const namesOf = (needs, system) => [...new Set(needs.flatMap(({ packages }) => packages[system] ?? []))]

/** Whether nothing may be installed, including browser downloads. */
export const isForbidden = () => process.env['RUPYA_INSTALL'] === 'no'

/** Whether packages are installed with apt-get. @param {System | 'other'} system @returns {system is 'debian' | 'ubuntu'} */
export const hasApt = (system) => system === 'debian' || system === 'ubuntu'

/** Whether packages may be installed without asking: by root, as in a container. @param {System | 'other'} system */
export const mayInstall = (system) => hasApt(system) && isRoot() && !isForbidden()

/**
 * Installs the packages of these needs, if that is allowed. The caller must check the result itself.
 * @param {import('./needs.js').Need[]} needs
 */
export function installFor(needs, system = systemOf()) {
  if (!hasApt(system) || !mayInstall(system)) return
  installSets(needs.map(({ packages }) => packages[system] ?? []).filter((names) => names.length > 0))
}
