// Packages of the system: who installs them here, and the command by which a person does.
// Plain JavaScript, since it is also asked by a Node of version 20 (own-node.js).
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {import('./needs.js').System} System */

/** @type {Record<System, string>} */
const COMMANDS = {
  debian: 'apt-get install',
  fedora: 'dnf install',
  alpine: 'apk add',
  macos: 'brew install',
}

/**
 * Which of the systems whose packages we know this is, if it is one: by https://www.freedesktop.org/software/systemd/man/os-release.html
 * @returns {System | 'other'}
 */
export function systemOf(platform = process.platform, release = readRelease()) {
  if (platform === 'darwin') return 'macos'
  const ids = [...release.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)/gm)].flatMap(([, names = '']) => names.split(' '))
  if (ids.includes('debian')) return 'debian'
  if (ids.includes('fedora')) return 'fedora'
  return ids.includes('alpine') ? 'alpine' : 'other'
}

function readRelease() {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
}

const isRoot = () => process.getuid?.() === 0

/**
 * The command that brings needs on a system; on one that we do not know, on each that we do. Nothing where no package does.
 * @param {import('./needs.js').Need[]} needs
 */
export function commandFor(needs, system = systemOf()) {
  const command = (/** @type {System} */ on) => {
    const lacking = needs.some(({ packages }) => packages[on] === undefined)
    const sudo = on === 'macos' || isRoot() ? '' : 'sudo '
    return lacking ? undefined : `${sudo}${COMMANDS[on]} ${namesOf(needs, on).join(' ')}`
  }
  if (system !== 'other') return command(system)
  // The keys of an object are all that it has here.
  const each = /** @type {System[]} */ (Object.keys(COMMANDS)).flatMap((on) => command(on) ?? [])
  return each.join(', or ') || undefined
}

/** @param {import('./needs.js').Need[]} needs @param {System} system */
const namesOf = (needs, system) => [...new Set(needs.flatMap(({ packages }) => packages[system] ?? []))]

/** Whether nothing is to be installed, downloaded browsers included. */
export const isForbidden = () => process.env['RUPYA_INSTALL'] === 'no'

/**
 * Installs what brings these needs, as root on Debian and its relatives, after one line that says what, how large, and how to say no.
 * What is not to be had is left out. Whoever wants to know what came looks for it.
 * @param {import('./needs.js').Need[]} needs
 */
export function installFor(needs) {
  if (systemOf() !== 'debian' || !isRoot() || isForbidden()) return
  const names = namesOf(needs, 'debian')
  if (names.length === 0) return
  const size = sizeOf(names) ?? (apt('update').status === 0 ? sizeOf(names) : undefined)
  console.log(
    `Installing ${names.join(', ')} with apt-get${size ? ` (${size})` : ''}. RUPYA_INSTALL=no leaves out what needs them.`,
  )
  if (install(names)) return
  // The lists may be older than what the server still has.
  apt('update')
  if (!install(names)) for (const { packages } of needs) install(packages.debian ?? [])
}

/** @param {string[]} names */
const install = (names) => apt('install', '-y', ...names).status === 0

/**
 * What apt-get says that packages fetch and fill; nothing where it does not know them.
 * @param {string[]} names
 */
function sizeOf(names) {
  const { stdout } = apt('install', '--assume-no', ...names)
  const [, fetched] = /Need to get (?:[\d.,]+ \S+\/)?([\d.,]+ \S+) of archives/.exec(stdout) ?? []
  const [, filled] = /this operation, ([\d.,]+ \S+) of additional disk space/.exec(stdout) ?? []
  return filled && `${fetched ?? '0 B'} to fetch, ${filled} on the disk`
}

/** @param {string[]} args */
const apt = (...args) =>
  spawnSync('apt-get', [...args.slice(0, 1), '--no-install-recommends', ...args.slice(1)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 300_000,
    env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
  })
