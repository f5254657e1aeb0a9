import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from '@playwright/test'
import type { SHELL_BEHAVIOURS } from '../../mocks/fake-shell.ts'

type Behaviour = (typeof SHELL_BEHAVIOURS)[number]

/** Adds the fake native shell of /testPreview to every page that opens from now on. */
export async function playShell(page: Page, behaviour: Behaviour, kind: 'ios' | 'android' = 'android') {
  const source = stripTypeScriptTypes(readFileSync('mocks/fake-shell.ts', 'utf8')).replace(/^export /gm, '')
  const content = `{${source};window.playedShell = installFakeShell(window, ${JSON.stringify({ kind, behaviour })})}`
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
