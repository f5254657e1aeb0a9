// The system's packages, which only root on Debian and Ubuntu gets from here. Plain JavaScript, because it also runs on Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether nothing may be fetched but the packages of package-lock.json. */
export const isForbidden = () => process.env['RUPYA_INSTALL'] === 'no'

/** Whether packages may be installed without asking: by root, as in a container. */
export const mayInstall = () => !isForbidden() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** The command that installs Debian's packages, for the present user. @param {string[]} names */
export const aptCommand = (names) => `${process.getuid?.() === 0 ? '' : 'sudo '}apt-get install ${names.join(' ')}`

/**
 * Installs packages if that may be, after a line that says what, how large, and how to say no. If it fails, prints why.
 * @param {string[]} names @param {string} size
 */
export function installPackages(names, size) {
  if (!mayInstall()) return
  console.log(`Installing ${names.join(', ')} with apt-get (${size}). RUPYA_INSTALL=no leaves it out.`)
  const install = () => apt('install', '-y', '--no-install-recommends', ...names)
  // A container's image may lack the lists of packages, or have outdated ones.
  const problem = install() && (apt('update') ?? install())
  if (problem) console.log(`apt-get could not install it: ${problem}`)
}

/**
 * Runs apt-get to its end, however long that takes: ended midway it leaves packages half installed. It waits for another that is
 * at work, such as a system's own updates. Returns what went wrong.
 * @param {string[]} args @returns {string | undefined}
 */
function apt(...args) {
  const { status, stderr, error } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status === 0) return undefined
  return [...(stderr ?? '').matchAll(/^E: .*$/gm)].at(-1)?.[0] ?? error?.message ?? 'no reason given'
}
