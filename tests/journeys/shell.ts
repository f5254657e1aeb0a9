import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { BEHAVIOURS } from '../../src/platform/bridge/contract.gen.ts'

type Behaviour = (typeof BEHAVIOURS)[number]

let script: Promise<string> | undefined

/** The fake shell of /testPreview as one script, which makes `fakeShell` of it. Old engines read it, too. */
const fakeShell = () => (script ??= bundleFakeShell())

async function bundleFakeShell(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'chrome85',
      lib: { entry: 'mocks/fake-shell.ts', formats: ['iife'], name: 'fakeShell' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output && 'output' in output ? output.output : []
  if (!chunk || !('code' in chunk)) throw new Error('Vite has written no script of mocks/fake-shell.ts')
  return chunk.code
}

/** Adds the fake native shell of /testPreview to every page that opens from now on. */
export async function playShell(page: Page, behaviour: Behaviour, kind: 'ios' | 'android' = 'android') {
  const content = `{${await fakeShell()};window.playedShell = fakeShell.installFakeShell(window, ${JSON.stringify({ kind, behaviour })})}`
  await page.addInitScript({ content })
}

/** The calls that the fake shell received. */
export const toldShell = (page: Page): Promise<string[]> =>
  page.evaluate('window.playedShell.transcript.map((message) => message.call)')

/** The payloads of those calls. */
export const toldPayloads = (page: Page): Promise<unknown[]> =>
  page.evaluate('window.playedShell.transcript.map(({ payload }) => payload)')

/** The addresses that it was asked to open. */
export const openedByShell = (page: Page): Promise<string[]> =>
  page.evaluate(
    'window.playedShell.transcript.flatMap(({ call, payload }) => (call === "openProduct" ? payload.url : []))',
  )
