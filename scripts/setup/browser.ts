import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { endWith } from '../arguments.ts'
import { NEEDS } from './needs.js'
import { asRoot, commandFor, hasApt, installFor, systemOf } from './packages.js'
import { bringDownload, findDownload, type Kind } from './playwright-download.ts'

/** Where operating systems install browsers. */
const SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/lib64/chromium-browser/headless_shell']
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  // Homebrew's paths, on Apple's processors and on Intel's.
  '/opt/homebrew/bin/chromium',
  '/usr/local/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Whether a browser's program starts. An existing one may lack a system library, or be a snap in a container. */
const runs = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

/**
 * The path of one that runs: from RUPYA_CHROMIUM, the system, or Playwright's download. `RUPYA_CHROMIUM=none` means none at
 * all.
 */
export function findChromium(kind: Kind): string | undefined {
  const named = process.env['RUPYA_CHROMIUM']
  if (named === 'none') return undefined
  if (named) return runs(named) ? named : endWith(`RUPYA_CHROMIUM=${named} is no program that runs here.`)
  // Child processes reuse what the main process has found.
  const kept = process.env[`RUPYA_FOUND_${kind}`]
  if (kept) return kept
  const found = lookFor(kind)
  if (found) process.env[`RUPYA_FOUND_${kind}`] = found
  return found
}

function lookFor(kind: Kind): string | undefined {
  const shells = () => [...SHELLS, findDownload('shell')]
  const places = kind === 'shell' ? shells() : []
  return [...places, ...BROWSERS, findDownload('browser')].find((path) => path !== undefined && runs(path))
}

/** Installs what is missing: Playwright's download, and the libraries that it needs. */
export function bringChromium(kinds: readonly Kind[]): void {
  if (!process.env['RUPYA_CHROMIUM']) bringDownload(kinds, runs)
}

/** The message if no Chromium runs: what exists, and the command that installs the rest. */
export function lackOfChromium(kind: Kind, system = systemOf(), download = findDownload(kind)): string {
  if (process.env['RUPYA_CHROMIUM'] === 'none') return 'No Chromium is wanted (RUPYA_CHROMIUM=none).'
  const { what } = NEEDS[kind]
  if (download && hasApt(system))
    return `Playwright's ${what} is here and does not run. This brings what it lacks: ${asRoot('npx playwright install-deps chromium')}.`
  const command =
    system === 'ubuntu' ? 'npx playwright install --with-deps chromium' : commandFor([NEEDS[kind]], system)
  return `There is no ${what} that runs here. ${command ? `This brings it: ${command}` : 'Debian 12 has one, also in a container'}.`
}

/** Playwright's launch options for one, which is installed if missing. If that fails, ends the process with instructions. */
export function chromiumOptions(kind: Kind = 'shell'): { executablePath: string; args: string[] } {
  let found = findChromium(kind)
  if (!found) {
    bringChromium([kind])
    found = findChromium(kind)
  }
  if (!found && !process.env['RUPYA_CHROMIUM']) {
    installFor([NEEDS[kind]])
    found = findChromium(kind)
  }
  if (!found) endWith(`${lackOfChromium(kind)} Or set RUPYA_CHROMIUM to the path of one.`)
  // Its sandbox refuses to run as root, which is usual in containers.
  return { executablePath: found, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}

export function launchChromium(options: string[] = []) {
  const { args, ...own } = chromiumOptions()
  return chromium.launch({ ...own, args: [...args, ...options] })
}
