import { spawnSync } from 'node:child_process'
import fs, { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { updateLists } from './apt.js'
import { isMusl } from './machine.js'
import { installFor, isForbidden, mayInstall, systemOf } from './packages.js'

/** A headless shell opens a page at half the cost of a full browser. Only the full browser has a back-forward cache. */
export type Kind = 'shell' | 'browser'

/** The program of a complete download: Playwright writes a file with this name last. */
export function findDownload(kind: Kind, browser = chromium.executablePath()): string | undefined {
  const [, parent, revision] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(browser) ?? []
  if (parent === undefined) throw new Error(`Playwright has given its folders other names: ${browser}`)
  const folder = `${parent}chromium${kind === 'shell' ? '_headless_shell' : ''}-${revision}`
  if (!existsSync(join(folder, 'INSTALLATION_COMPLETE'))) return undefined
  if (kind === 'browser') return browser
  const [shell] = fs.globSync('*/{chrome-headless-shell,headless_shell}{,.exe}', { cwd: folder })
  return shell && join(folder, shell)
}

/** Downloads the kinds that are incomplete, and the libraries that they need. `runs` says whether a program starts. */
export function bringDownload(kinds: readonly Kind[], runs: (path: string) => boolean): void {
  // Playwright's downloads need glibc.
  if (isForbidden() || isMusl()) return
  if (kinds.some((kind) => findDownload(kind) === undefined)) {
    const isWhole = kinds.includes('browser')
    const size = isWhole ? 'some 300 MB, 700 MB on the disk' : 'some 110 MB, 280 MB on the disk'
    console.log(`Downloading Playwright's Chromium (${size}). RUPYA_INSTALL=no leaves out what needs it.`)
    const { status, stderr } = playwright('install', ...(isWhole ? [] : ['--only-shell']), 'chromium')
    if (status !== 0) console.log(`It cannot be downloaded here: ${reasonIn(stderr)}`)
  }
  const lacking = kinds.some((kind) => {
    const path = findDownload(kind)
    return path !== undefined && !runs(path)
  })
  if (lacking && mayInstall(systemOf())) bringLibraries()
}

/** Playwright could install these itself, but without saying what and how large. */
function bringLibraries() {
  const names = librariesLacking()
  installFor([{ what: "libraries of Playwright's Chromium", packages: { debian: names, ubuntu: names } }])
}

function librariesLacking(): string[] {
  const ask = () => {
    const { stdout, stderr } = playwright('install-deps', '--dry-run', 'chromium')
    return { names: [...stdout.matchAll(/^ {2}(\S+)$/gm)].map(([, name = '']) => name), stderr }
  }
  const { names } = ask()
  if (names.length > 0) return names
  // It uses apt-get, whose lists a container's image may lack.
  updateLists()
  const again = ask()
  if (again.names.length === 0) console.log(`Playwright names no library for its Chromium: ${reasonIn(again.stderr)}`)
  return again.names
}

const playwright = (...args: string[]) =>
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const reasonIn = (said: string) =>
  /getaddrinfo \w+ \S+|E[A-Z]{4,}|E: .*|Error: .*/.exec(said)?.[0] ?? 'it gives no reason'
