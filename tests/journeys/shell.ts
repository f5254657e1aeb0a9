import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from '@playwright/test'
import type { SHELL_BEHAVIOURS } from '../../mocks/fake-shell.ts'

type Behaviour = (typeof SHELL_BEHAVIOURS)[number]

/** Plays a native shell in every page that is opened from now on: the same that /testPreview plays. */
export async function playShell(page: Page, behaviour: Behaviour, kind: 'ios' | 'android' = 'android') {
  const source = stripTypeScriptTypes(readFileSync('mocks/fake-shell.ts', 'utf8')).replace(/^export /gm, '')
  const content = `{${source};window.playedShell = installFakeShell(window, ${JSON.stringify({ kind, behaviour })})}`
  await page.addInitScript({ content })
}

/** The calls that the played shell was told. */
export const toldShell = (page: Page): Promise<string[]> =>
  page.evaluate('window.playedShell.transcript.map((message) => message.call)')

/** What those calls carried. */
export const toldPayloads = (page: Page): Promise<unknown[]> =>
  page.evaluate('window.playedShell.transcript.map(({ payload }) => payload)')

/** The addresses that it was asked to open. */
export const openedByShell = (page: Page): Promise<string[]> =>
  page.evaluate(
    'window.playedShell.transcript.flatMap(({ call, payload }) => (call === "openProduct" ? payload.url : []))',
  )
