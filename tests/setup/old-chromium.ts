import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, selectors } from '@playwright/test'

/** The maximum milliseconds for an old engine to start. */
const PATIENCE_MS = 20_000

/** Without them, some of these hang at the start. */
const OLD_FLAGS = ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage']

/** Starts an old Chromium at a path, and controls it like a current one. */
export async function startOldChromium(program: string): Promise<{ browser: Browser; end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rupya-old-'))
  const child = spawn(
    program,
    [...OLD_FLAGS, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`${program} does not start:\n${said}`)), PATIENCE_MS)
    child.on('error', reject)
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, found] = /DevTools listening on (\S+)/.exec(said) ?? []
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    })
  })
  await bringStandIn()
  const browser = await chromium.connectOverCDP(address)
  return {
    browser,
    end: async () => {
      await browser.close()
      const ended = child.exitCode === null ? once(child, 'exit') : undefined
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

let isBrought = false

/** For contexts that are created after it, in any engine. */
export async function bringStandIn() {
  if (isBrought) return
  isBrought = true
  await selectors.register('nothing', standIn, { contentScript: true })
}

/**
 * Playwright's own script needs features that old engines lack. It runs beside the page in an isolated world, where our only
 * code is a custom selector engine. So this selector finds nothing, and adds the missing features there.
 */
const standIn = () => {
  if (!('checkVisibility' in Element.prototype))
    Object.assign(Element.prototype, {
      checkVisibility(this: Element) {
        return this.getClientRects().length > 0
      },
    })
  return { query: () => null, queryAll: () => [] }
}
