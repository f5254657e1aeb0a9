import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where systems install browsers. A headless shell opens a page at half the cost of a whole browser, so it comes first. */
const SHELL = '/usr/bin/chromium-headless-shell'
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Path of a headless shell; undefined is Playwright's own. RUPYA_CHROMIUM, one that is installed, Playwright's download, and
 * as root on Debian the system's package. Where none of them brings one, a whole browser.
 */
function findShell(): string | undefined {
  const named = process.env['RUPYA_CHROMIUM']
  if (named) return named
  if (existsSync(SHELL)) return SHELL
  if (isDownloaded()) return undefined
  if (installPackage('chromium-headless-shell') && existsSync(SHELL)) return SHELL
  return findBrowser()
}

/**
 * Path of a whole browser: RUPYA_CHROMIUM, one that is installed, Playwright's download, else the system's package. Throws,
 * saying what to do, if none of them brings one.
 */
function findBrowser(): string {
  const installed = () => BROWSERS.find((path) => existsSync(path))
  const download = () => (isDownloaded() ? chromium.executablePath() : undefined)
  const found = process.env['RUPYA_CHROMIUM'] ?? installed() ?? download()
  if (found) return found
  console.log("No Chromium found. Trying Playwright's download...")
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  const brought = download() ?? (installPackage('chromium') ? installed() : undefined)
  if (brought) return brought
  throw new Error('There is no Chromium. Install one and set RUPYA_CHROMIUM to its path.')
}

const isDownloaded = () => existsSync(chromium.executablePath())

/** Installs a package of Debian or Ubuntu, which only root may; false where it is not to be had. */
function installPackage(name: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} from the system's packages...`)
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', timeout: 120_000 })
  const install = () => apt('install', '-y', '--no-install-recommends', name).status === 0
  // The lists may be older than what the server still has, or missing.
  return install() || (apt('update').status === 0 && install())
}

/** How Playwright starts one. Its sandbox refuses to run as root, as in containers. */
export function chromiumOptions(which: 'shell' | 'browser' = 'shell'): { executablePath?: string; args: string[] } {
  const executablePath = which === 'shell' ? findShell() : findBrowser()
  return { ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}

export function launchChromium(options: string[] = []) {
  const { args, ...own } = chromiumOptions()
  return chromium.launch({ ...own, args: [...args, ...options] })
}
