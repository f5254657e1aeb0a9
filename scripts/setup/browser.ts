import { spawnSync } from 'node:child_process'
import fs, { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { endWith } from '../arguments.ts'
import { aptCommand, installPackages, isForbidden, mayInstall } from './apt.js'

/** A headless shell opens a page at half the cost of a full browser. Only the full browser has a back-forward cache. */
export type Kind = 'shell' | 'browser'

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
 * The path of one that runs: from RUPYA_CHROMIUM, Playwright's download, or the system's. `RUPYA_CHROMIUM=none` means none at
 * all.
 */
export function findChromium(kind: Kind): string | undefined {
  const named = process.env['RUPYA_CHROMIUM']
  if (named === 'none') return undefined
  if (named) return runs(named) ? named : endWith(`RUPYA_CHROMIUM=${named} is no program that runs here.`)
  // Child processes reuse what the main process has found.
  const kept = `RUPYA_FOUND_${kind}`
  const shells = kind === 'shell' ? [findDownload('shell'), ...SHELLS] : []
  const found =
    process.env[kept] ?? [...shells, findDownload('browser'), ...BROWSERS].find((path) => path && runs(path))
  if (found) process.env[kept] = found
  return found
}

/** The program of a complete download: Playwright writes a file with this name last. */
function findDownload(kind: Kind, browser = chromium.executablePath()): string | undefined {
  const [, parent, revision] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(browser) ?? []
  const folder = `${parent}chromium${kind === 'shell' ? '_headless_shell' : ''}-${revision}`
  if (!existsSync(join(folder, 'INSTALLATION_COMPLETE'))) return undefined
  if (kind === 'browser') return browser
  const [shell] = fs.globSync('*/{chrome-headless-shell,headless_shell}{,.exe}', { cwd: folder })
  return shell && join(folder, shell)
}

/** Fetches a headless shell: Playwright's, with the libraries that it lacks, or Debian's if that may be. */
export function bringChromium(): void {
  if (isForbidden() || process.env['RUPYA_CHROMIUM']) return
  if (!findDownload('shell')) {
    console.log("Downloading Playwright's Chromium (some 110 MB, 280 MB on the disk). RUPYA_INSTALL=no leaves it out.")
    const problem = playwright('install', '--only-shell', 'chromium')
    if (problem) console.log(`It cannot be downloaded here: ${problem}`)
  }
  if (findDownload('shell') && !findChromium('shell') && mayInstall()) {
    console.log('Installing the libraries that it lacks with apt-get (some 100 MB, 300 MB on the disk).')
    const problem = playwright('install-deps', 'chromium')
    if (problem) console.log(`They could not be installed: ${problem}`)
  }
  // Ubuntu has none that runs in a container.
  if (!findChromium('shell')) installPackages(['chromium-headless-shell'], 'some 120 MB, 450 MB on the disk')
}

/** Runs one of Playwright's commands. Returns what went wrong. */
function playwright(...args: string[]): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status === 0) return undefined
  return /getaddrinfo \w+ \S+|E[A-Z]{4,}|E: .*|Error: .*/.exec(stderr)?.[0] ?? 'it gives no reason'
}

/** The message if no Chromium runs, with the commands that bring one. */
export function lackOfChromium(kind: Kind): string {
  if (process.env['RUPYA_CHROMIUM'] === 'none') return 'No Chromium is wanted (RUPYA_CHROMIUM=none).'
  const name = kind === 'shell' ? 'chromium-headless-shell' : 'chromium'
  return `There is no Chromium${kind === 'shell' ? '' : ' with a window'} that runs here. This brings one: npx playwright install --with-deps chromium, or on Debian ${aptCommand([name])}.`
}

/** Playwright's launch options for one; a headless shell is fetched if missing. Without one, ends the process with instructions. */
export function chromiumOptions(kind: Kind = 'shell'): { executablePath: string; args: string[] } {
  if (kind === 'shell' && !findChromium(kind)) bringChromium()
  const found = findChromium(kind) ?? endWith(`${lackOfChromium(kind)} Or set RUPYA_CHROMIUM to the path of one.`)
  // Its sandbox refuses to run as root, which is usual in containers.
  return { executablePath: found, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}

export function launchChromium(options: string[] = []) {
  const { args, ...own } = chromiumOptions()
  return chromium.launch({ ...own, args: [...args, ...options] })
}
