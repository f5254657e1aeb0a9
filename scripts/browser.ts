import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackages } from './system-packages.ts'

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
  if (installPackages('chromium-headless-shell') && existsSync(SHELL)) return SHELL
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
  const brought = download() ?? (installPackages('chromium') ? installed() : undefined)
  if (brought) return brought
  throw new Error('There is no Chromium. Install one and set RUPYA_CHROMIUM to its path.')
}

const isDownloaded = () => existsSync(chromium.executablePath())

/** How Playwright starts one. Its sandbox refuses to run as root, as in containers. */
export function chromiumOptions(which: 'shell' | 'browser' = 'shell'): { executablePath?: string; args: string[] } {
  const executablePath = which === 'shell' ? findShell() : findBrowser()
  return { ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}

export function launchChromium(options: string[] = []) {
  const { args, ...own } = chromiumOptions()
  return chromium.launch({ ...own, args: [...args, ...options] })
}
