import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { NEEDS } from './setup/needs.js'
import { commandFor, installFor, isForbidden } from './setup/packages.js'

/** A headless shell opens a page at half the cost of a whole browser, which alone has a back-forward cache. */
type Kind = 'shell' | 'browser'

/** How Playwright starts one: without a path, its own. */
interface Found {
  executablePath?: string
}

/** Where systems install browsers. */
const SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/lib64/chromium-browser/headless_shell']
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Starts a browser's program: one that is there may still lack a library of the system, or be a snap in a container. */
const runs = (path: string) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

/** One that is there and runs: RUPYA_CHROMIUM, the system's, Playwright's download. `RUPYA_CHROMIUM=none` is none at all. */
export function findChromium(kind: Kind): Found | undefined {
  const named = process.env['RUPYA_CHROMIUM']
  if (named === 'none') return undefined
  if (named) {
    if (!runs(named)) throw new Error(`RUPYA_CHROMIUM=${named} is no program that runs here`)
    return { executablePath: named }
  }
  // What a run has found, all that it starts need not look for.
  const kept = process.env[`RUPYA_FOUND_${kind}`]
  if (kept) return JSON.parse(kept)
  const found = lookFor(kind)
  if (found) process.env[`RUPYA_FOUND_${kind}`] = JSON.stringify(found)
  return found
}

function lookFor(kind: Kind): Found | undefined {
  const shell = kind === 'shell' ? SHELLS.find(runs) : undefined
  if (shell) return { executablePath: shell }
  const downloaded = chromium.executablePath()
  if (kind === 'shell' && runs(downloaded)) return {}
  const path = BROWSERS.find(runs) ?? (runs(downloaded) ? downloaded : undefined)
  return path === undefined ? undefined : { executablePath: path }
}

/** Brings what is missing: by Playwright's download, and the libraries that it lacks, else as a package of the system. */
export function bringChromium(): void {
  if (process.env['RUPYA_CHROMIUM'] || isForbidden()) return
  if (!existsSync(chromium.executablePath())) {
    console.log(
      "Downloading Playwright's Chromium (some 300 MB, 700 MB on the disk). RUPYA_INSTALL=no leaves out what needs it.",
    )
    const { status, stderr } = playwright('install', 'chromium')
    if (status !== 0) console.log(`It cannot be downloaded here: ${reasonIn(stderr)}`)
  }
  // A container's root may add what it lacks.
  if (existsSync(chromium.executablePath()) && !runs(chromium.executablePath()) && process.getuid?.() === 0) {
    console.log("Installing the libraries of Playwright's Chromium with the system's packages...")
    playwright('install-deps', 'chromium')
  }
}

const playwright = (...args: string[]) =>
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })

const reasonIn = (said: string) => /getaddrinfo \w+ \S+|E[A-Z]{4,}|Error: .*/.exec(said)?.[0] ?? 'it gives no reason'

/** How Playwright starts one, which is brought if it is missing. Throws, saying what to do, where none is to be had. */
export function chromiumOptions(kind: Kind = 'shell'): Found & { args: string[] } {
  let found = findChromium(kind)
  if (!found) {
    bringChromium()
    found = findChromium(kind)
  }
  if (!found && !process.env['RUPYA_CHROMIUM']) {
    installFor([NEEDS[kind]])
    found = findChromium(kind)
  }
  if (!found)
    throw new Error(
      `There is no Chromium here. ${commandFor([NEEDS.browser]) ?? 'Install one'}, or set RUPYA_CHROMIUM to the path of one.`,
    )
  // Its sandbox refuses to run as root, as in containers.
  return { ...found, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}

export function launchChromium(options: string[] = []) {
  const { args, ...own } = chromiumOptions()
  return chromium.launch({ ...own, args: [...args, ...options] })
}
