// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SCRIPT_GONE } from './faults.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('A page without a part whose script was cancelled as it left is loaded again when somebody comes back to it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // A missing part stays noted, which is not for other tests: neither the modules nor the listeners.
  vi.resetModules()
  const { lazyPart } = await import('./lazy-part.ts')
  const { reloadWhenChunksAreGone } = await import('./links/reload-once.ts')
  const listen = vi.spyOn(globalThis, 'addEventListener').mockImplementation(() => {})
  reloadWhenChunksAreGone()
  const comeBack = Object(listen.mock.calls.find(([type]) => type === 'pageshow'))[1]
  listen.mockRestore()
  // Without storage nothing reloads, which jsdom cannot.
  const reloads = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const show = async (error: Error) => {
    const load = async () => {
      throw error
    }
    const Note = lazyPart('note', load, () => <p>{error.message}</p>)
    render(
      <Suspense fallback={null}>
        <Note />
      </Suspense>,
    )
    await screen.findByText(error.message)
    comeBack({ persisted: true })
    return reloads.mock.calls.length > 0
  }
  expect(await show(new Error('a bug, which a reload would meet again'))).toBe(false)
  expect(await show(new TypeError(SCRIPT_GONE))).toBe(true)
})
