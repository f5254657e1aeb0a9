import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Path of a Chromium: RUPYA_CHROMIUM, one that is installed, else Playwright's download, else the system's package
 * manager. Throws, saying what to do by hand, if none of them brings one.
 */
export function findChromium(): string {
  const named = process.env['RUPYA_CHROMIUM']
  if (named) return named
  const installed = INSTALLED.find(existsSync) ?? downloaded()
  if (installed) return installed
  console.log("No Chromium found. Trying Playwright's download...")
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  const fetched = downloaded()
  if (fetched) return fetched
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log("That did not work. Trying the system's packages...")
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const packaged = INSTALLED.find(existsSync)
    if (packaged) return packaged
  }
  throw new Error('There is no Chromium. Install one and set RUPYA_CHROMIUM to its path.')
}

/** A headless Chromium. Its sandbox refuses to run as root, as in containers. */
export const launchChromium = () =>
  chromium.launch({ executablePath: findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}
