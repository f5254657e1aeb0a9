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
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // A server that never replies, and a shell that never answers.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  goTo(PLACE)
  shell = installFakeShell(globalThis, { kind: 'android', behaviour: 'silent' })
  showApp()
  await screen.findByRole('button', { name: m.product_open() })
})
afterEach(() => {
  shell.uninstall()
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
/** The page waits no longer for what became of its message. */
const giveUp = async () => {
  const heard = vi.fn()
  const stop = bridge.onMessage(heard)
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard).toHaveBeenCalled()
  stop()
}

test('A shell that ignores Back takes nobody away who has gone on @RULE-53', async () => {
  tap(m.back())
  await goOn()
  await giveUp()
  expect(assign).not.toHaveBeenCalled()
})

test('Back from a loading screen leads out, though the screen is drawn anew', async () => {
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
  tap(m.back())
  allow()
  await waitFor(() => expect(waiting.isConnected).toBe(false))
  await giveUp()
  expect(assign).toHaveBeenCalledOnce()
})

const calls = () => shell.transcript.map(({ call }) => call)

test.each([
  ['answers', ['sessionEnded']],
  ['unimplemented', ['sessionEnded', 'goHome']],
  ['silent', ['sessionEnded', 'goHome']],
] as const)(
  'An ended session is told to the shell, which else is asked for its home: %s @APP-117',
  async (behaviour, told) => {
    cleanup()
    shell.uninstall()
    shell = installFakeShell(globalThis, { kind: 'android', behaviour })
    vi.stubGlobal('fetch', async () => new Response('', { status: 401 }))
    goTo('/loanDetails?token=t&market=id&productId=1001&orderId=723421968459640174')
    showApp()
    await screen.findByRole('button', { name: m.to_home() })
    tap(m.to_home())
    await giveUp()
    expect(calls()).toEqual(told)
    expect(assign).toHaveBeenCalledTimes(told.length - 1)
  },
)

describe('A shell that does not open its products', () => {
  test('is asked for its home', async () => {
    tap(m.product_open())
    await giveUp()
    expect(calls()).toEqual(['openProduct', 'goHome'])
  })

  test('is not asked for its home once the person has gone on to another screen @RULE-53', async () => {
    tap(m.product_open())
    await goOn()
    await giveUp()
    expect(calls()).toEqual(['openProduct'])
  })
})
