// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isScriptGone } from '../faults.ts'
import { isReloading, reloadWhenChunksAreGone } from './reload-once.ts'

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
