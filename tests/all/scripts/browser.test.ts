import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringChromium, lackOfChromium } from '../../../scripts/setup/browser.ts'
import { findDownload } from '../../../scripts/setup/playwright-download.ts'

let cache: string
const browserIn = (folder: string) => join(folder, 'chromium-7', 'chrome-linux64', 'chrome')
const shellIn = (folder: string) => join(folder, 'chromium_headless_shell-7', 'chrome-linux64', 'chrome-headless-shell')
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'rupya-playwright-'))
  vi.stubEnv('RUPYA_INSTALL', undefined)
  vi.stubEnv('RUPYA_CHROMIUM', undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(cache, { recursive: true })
})

/** Puts a program where Playwright would download it to. */
function download(program: string, isComplete: boolean, script = '#!/bin/sh\n') {
  mkdirSync(dirname(program), { recursive: true })
  writeFileSync(program, script, { mode: 0o755 })
  if (isComplete) writeFileSync(join(dirname(program), '..', 'INSTALLATION_COMPLETE'), '')
}

test('A download is taken by its own path, and only if it has ended', () => {
  const found = () => (['shell', 'browser'] as const).map((kind) => findDownload(kind, browserIn(cache)))
  download(browserIn(cache), false)
  download(shellIn(cache), false)
  expect(found()).toEqual([undefined, undefined])
  download(browserIn(cache), true)
  expect(found()).toEqual([undefined, browserIn(cache)])
  download(shellIn(cache), true)
  expect(found()).toEqual([shellIn(cache), browserIn(cache)])
})

test('Folders of Playwright’s that have other names are no reason to download again and again', () => {
  expect(() => findDownload('shell', '/cache/browser/chrome')).toThrow('Playwright has given its folders other names')
})

/** Runs the project's own browser.ts in another process with these variables, and returns its output. */
function sayOf(code: string, env: Record<string, string>) {
  const run = `import('./scripts/setup/browser.ts').then((browser) => { ${code} })`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', run], {
    encoding: 'utf8',
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: cache, NODE_OPTIONS: '', ...env },
  })
  return { stdout, stderr, status }
}

test('A download that was cut short is begun again', () => {
  // Nothing answers at this address.
  const env = { PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' }
  const place = sayOf("import('@playwright/test').then((it) => console.log(it.chromium.executablePath()))", env)
  download(place.stdout.trim(), false)
  const { stdout } = sayOf('browser.bringChromium(["browser"])', env)
  expect(stdout).toMatch(/^Downloading Playwright's Chromium .*\nIt cannot be downloaded here: /)
})

test('Nothing is downloaded that is made for another C library', () => {
  const said = vi.spyOn(console, 'log')
  vi.spyOn(process.report, 'getReport').mockReturnValue({ header: {} })
  vi.stubEnv('PLAYWRIGHT_DOWNLOAD_HOST', 'http://127.0.0.1:9')
  bringChromium(['browser'])
  expect(said).not.toHaveBeenCalled()
})

test('A RUPYA_CHROMIUM that does not run is named in one line', () => {
  expect(sayOf("browser.findChromium('shell')", { RUPYA_CHROMIUM: '/wrong' })).toEqual({
    stdout: '',
    stderr: 'RUPYA_CHROMIUM=/wrong is no program that runs here.\n',
    status: 1,
  })
})

test.each([
  ['ubuntu', true, 'sudo npx playwright install-deps chromium.'],
  ['ubuntu', false, 'This brings it: npx playwright install --with-deps chromium.'],
  ['debian', false, 'This brings it: sudo apt-get install chromium-headless-shell.'],
  ['fedora', true, 'This brings it: sudo dnf install chromium-headless.'],
  ['macos', false, 'This brings it: brew install google-chrome.'],
] as const)('Where no Chromium runs, one line says what brings it: %s, downloaded %s', (system, isDownloaded, line) => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  expect(lackOfChromium('shell', system, isDownloaded ? shellIn(cache) : undefined)).toContain(line)
})
