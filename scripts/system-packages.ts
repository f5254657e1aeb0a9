import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages of Debian or Ubuntu, which only root may; false where they are not to be had. */
export function installPackages(...names: string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${names.join(' and ')} from the system's packages...`)
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', timeout: 120_000 })
  const install = () => apt('install', '-y', '--no-install-recommends', ...names).status === 0
  // The lists may be older than what the server still has, or missing.
  return install() || (apt('update').status === 0 && install())
}
