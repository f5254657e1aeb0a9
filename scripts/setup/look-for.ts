import fs, { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { bringChromium, findChromium, lackOfChromium } from './browser.ts'
import { NEEDS } from './needs.js'
import { bringOldChromium, findOldChromium } from './old-chromium.ts'
import { commandFor, installFor, systemOf } from './packages.js'

export type NeedName = keyof typeof NEEDS

interface Need {
  what: string
  programs?: string[]
  files?: Record<string, string>
  chromium?: 'shell' | 'browser'
  isOldChromium?: true
  packages: (typeof NEEDS)[NeedName]['packages']
}

const needOf = (name: NeedName): Need => NEEDS[name]

/** The path of a file of a need, such as `driver` of `webkit`; undefined if there is none. */
export function fileOf<Name extends 'nginx' | 'webkit' | 'firefox'>(
  name: Name,
  file: keyof (typeof NEEDS)[Name]['files'] & string,
): string | undefined {
  const pattern = needOf(name).files?.[file]
  return pattern && findFile(pattern)
}

const findFile = (pattern: string) => fs.globSync(pattern).toSorted()[0]

/** Only Windows has PATHEXT: the extensions of programs. */
function isOnPath(program: string): boolean {
  const endings = (process.env['PATHEXT'] ?? '').split(';')
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.some((folder) => endings.some((ending) => existsSync(join(folder, program + ending))))
}

function isHere(name: NeedName): boolean {
  const { programs = [], files = {}, chromium, isOldChromium } = needOf(name)
  if (isOldChromium) return findOldChromium() !== undefined
  if (chromium) return findChromium(chromium) !== undefined
  return programs.every(isOnPath) && Object.values(files).every(findFile)
}

export const missingOf = (names: readonly NeedName[]) => names.filter((name) => !isHere(name))

/** Installs what is missing of these all at once, if that is allowed. Returns what is still missing. */
export function bring(names: readonly NeedName[]): NeedName[] {
  let left = missingOf(names)
  const isChromium = (name: NeedName) => needOf(name).chromium !== undefined
  const kinds = left.flatMap((name) => needOf(name).chromium ?? [])
  if (kinds.length > 0) {
    bringChromium(kinds)
    left = missingOf(left)
  }
  if (left.includes('oldChromium')) bringOldChromium()
  // A person who named a Chromium, or none, wants no other.
  const named = process.env['RUPYA_CHROMIUM'] !== undefined
  installFor(left.filter((name) => !(named && isChromium(name))).map(needOf))
  return missingOf(left)
}

/** What is missing, and how to install it, in one line. */
export function lackOf(name: NeedName, system = systemOf()): string {
  const { chromium } = needOf(name)
  if (chromium) return lackOfChromium(chromium, system)
  if (needOf(name).isOldChromium)
    return `There is no ${NEEDS[name].what}. This brings it: node scripts/setup.js scripts/setup/bring.ts ${name}`
  const command = commandFor([needOf(name)], system)
  return `There is no ${NEEDS[name].what}. ${command ? `This brings it: ${command}` : 'This system has no package of it: Debian 12 has, also in a container'}.`
}
