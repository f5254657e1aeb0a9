// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isScriptGone } from '../faults.ts'
import { beginLeaving, isReloading, reloadWhenChunksAreGone } from './reload-once.ts'

afterEach(() => vi.restoreAllMocks())

reloadWhenChunksAreGone()

test.each([
  [new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'), true],
  [new SyntaxError('Unexpected end of input'), true],
  [new TypeError("Cannot read properties of undefined (reading 'amount')"), false],
])('Offline, %s of a script that is loaded reloads nothing; it is gone: %s', (error, isGone) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  globalThis.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))
  expect([isScriptGone(error), isReloading()]).toEqual([isGone, false])
})

test('While the page leaves for another, a script that is gone reloads nothing; once it is back, it may', () => {
  // Without storage nothing reloads, which jsdom cannot.
  const reloads = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const lose = () => {
    const payload = new TypeError('Importing a module script failed.')
    globalThis.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  }
  for (const leave of [beginLeaving, () => globalThis.dispatchEvent(new Event('beforeunload'))]) {
    leave()
    lose()
    expect(reloads).not.toHaveBeenCalled()
    globalThis.dispatchEvent(new Event('pageshow'))
    lose()
    expect(reloads).toHaveBeenCalledOnce()
    reloads.mockClear()
  }
})
