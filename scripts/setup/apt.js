// apt-get, which installs packages on Debian, Ubuntu and related systems.

/** @typedef {{ status: number | null, said: string, problem: string | undefined }} Reply */
import { spawnSync } from 'node:child_process'

/**
 * Runs apt-get to its end, however long that takes: ended midway it leaves packages half installed. It waits for another that is
 * at work, such as a system's own updates.
 * @param {string[]} args @returns {Reply}
 */
function apt(...args) {
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
  })
  const lastError = [...(stderr ?? '').matchAll(/^E: .*$/gm)].at(-1)?.[0]
  return {
    status,
    said: stdout ?? '',
    problem: status === 0 ? undefined : (lastError ?? error?.message ?? 'no reason given'),
  }
}

/** Updates the lists of packages, which a container's image may lack. */
export const updateLists = () => apt('update')

/** @param {string[]} names */
const install = (names) => apt('install', '-y', '--no-install-recommends', ...names)

/** @param {string[]} names */
function ask(names) {
  // It writes nothing, so it need not wait for the lock.
  const args = ['-o', 'Debug::NoLocking=1', 'install', '--assume-no', '--no-install-recommends']
  const { status, said, problem } = apt(...args, ...names)
  // 1 means "no" to its question (https://manpages.debian.org/bookworm/apt/apt-get.8.en.html).
  return { said, problem: status === 1 ? undefined : problem }
}

/** What packages fetch and fill. @param {string} said */
function costIn(said) {
  const [, fetched] = /Need to get (?:[\d.,]+ \S+\/)?([\d.,]+ \S+) of archives/.exec(said) ?? []
  const [, filled] = /this operation, ([\d.,]+ \S+) of additional disk space/.exec(said) ?? []
  return filled ? ` (${fetched ?? '0 B'} to fetch, ${filled} on the disk)` : ''
}

/**
 * Installs each of these sets of packages, after a line that says what, how large, and how to say no. What is not to be had is
 * named and left out, with apt-get's last word on it.
 * @param {string[][]} sets
 */
export function installSets(sets) {
  if (sets.length === 0) return
  if (ask(sets.flat()).problem) updateLists()
  const known = sets.filter((names) => {
    const { problem } = ask(names)
    if (problem) console.log(`apt-get cannot bring ${names.join(', ')}: ${problem}`)
    return !problem
  })
  const names = [...new Set(known.flat())]
  if (names.length === 0) return
  const cost = costIn(ask(names).said)
  console.log(`Installing ${names.join(', ')} with apt-get${cost}. RUPYA_INSTALL=no leaves out what needs them.`)
  if (!install(names).problem) return
  // The lists may be outdated.
  updateLists()
  if (!install(names).problem) return
  for (const set of known) {
    const { problem } = install(set)
    if (problem) console.log(`apt-get could not install ${set.join(', ')}: ${problem}`)
  }
}
