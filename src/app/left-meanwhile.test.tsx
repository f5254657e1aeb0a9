// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installFakeShell } from '../../mocks/fake-shell.ts'
import { showApp } from '../../tests/setup/show-app.tsx'
import { worldAnswers } from '../../tests/setup/world-answers.ts'
import { bridge } from '../platform/bridge/bridge.ts'
import { m } from '../platform/i18n/generated/messages.js'

const PLACE = '/product?token=t&market=id'
let shell: ReturnType<typeof installFakeShell>
const assign = vi.fn<() => void>()

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // A server that never replies, and a shell that never answers.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  goTo(PLACE)
  shell = installFakeShell(globalThis, { kind: 'android', behaviour: 'silent' })
  showApp()
  await screen.findByRole('button', { name: m.product_open() })
})
afterEach(() => {
  cleanup()
  shell.uninstall()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  assign.mockReset()
})

const goTo = (address: string) => {
  vi.stubGlobal('location', Object.assign(new URL(address, 'http://localhost:5173'), { assign }))
  window.history.replaceState(null, '', address)
}
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const goOn = async () => {
  fireEvent.click(screen.getByRole('link', { name: m.product_offers() }))
  await waitFor(() => expect(screen.queryByRole('button', { name: m.product_open() })).toBeNull())
}
/** Until the page knows what became of a message. */
const ended = (call: string) =>
  new Promise<void>((resolve) => {
    const stop = bridge.onMessage((entry) => {
      if (entry.call !== call) return
      stop()
      // What waits for the same result comes first.
      setTimeout(resolve)
    })
  })

test('A shell that does not answer Back takes nobody away who has gone on to another screen @RULE-53', async () => {
  const closed = ended('close')
  tap(m.back())
  await goOn()
  await closed
  expect(assign).not.toHaveBeenCalled()
})

test('Back from a screen that waits for its data leads out, though the screen is drawn anew meanwhile', async () => {
  cleanup()
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>()
  const answer = await worldAnswers('order-174')
  vi.stubGlobal('fetch', async (request: Request) => {
    await isAllowed
    return answer(request)
  })
  goTo('/repayment?token=t&market=id&productId=1001&orderId=723421968459640174')
  showApp()
  const waiting = await screen.findByRole('button', { name: m.back() })
  const closed = ended('close')
  tap(m.back())
  allow()
  await waitFor(() => expect(waiting.isConnected).toBe(false))
  await closed
  expect(assign).toHaveBeenCalledOnce()
})

describe('A shell that does not open its products', () => {
  const calls = () => shell.transcript.map(({ call }) => call)

  test('is asked for its home', async () => {
    const opened = ended('openProduct')
    tap(m.product_open())
    await opened
    expect(calls()).toEqual(['openProduct', 'goHome'])
    await ended('goHome')
  })

  test('is not asked for its home once the person has gone on to another screen @RULE-53', async () => {
    const opened = ended('openProduct')
    tap(m.product_open())
    await goOn()
    await opened
    expect(calls()).toEqual(['openProduct'])
  })
})
