// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isScriptGone } from '../faults.ts'
import { noteStep } from './early-step.ts'
import { reloadForSite, replaceWithSite } from './load-site.ts'
import { openPayment } from './open-link.ts'
import { isReloading, reloadWhenChunksAreGone } from './reload-once.ts'
import { openSite } from './site-address.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

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

const lose = () => {
  const payload = new TypeError('Importing a module script failed.')
  globalThis.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
}

/** Without storage nothing reloads, which jsdom cannot. */
const spyReloads = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

test('A link of the early picture that was tapped before the app had started is a way out, too', () => {
  noteStep('http://localhost:5173/repayment')
  const reloads = spyReloads()
  lose()
  expect(reloads).not.toHaveBeenCalled()
  const later = Date.now() + 10_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  lose()
  expect(reloads).toHaveBeenCalled()
  sessionStorage.clear()
})

test('Who is back before the page of such a link has opened leaves no longer', () => {
  noteStep('http://localhost:5173/repayment')
  const later = Date.now() + 1000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const reloads = spyReloads()
  lose()
  expect(reloads).toHaveBeenCalled()
  sessionStorage.clear()
})

test('While the page leaves for another, a script that is gone reloads nothing; once it is back, it may', () => {
  const reloads = spyReloads()
  const leaves = {
    'an event': () => globalThis.dispatchEvent(new Event('beforeunload')),
    'the site': openSite,
    'another page of it': () => replaceWithSite('/aboutUs'),
    'the site at this address': () => reloadForSite(true),
    'a payment': () => openPayment('https://pay.example/1', { origins: ['https://pay.example'] }),
  }
  const { pathname, search, hash, href, origin } = globalThis.location
  const go = { assign: () => {}, replace: () => {}, reload: () => {} }
  vi.stubGlobal('location', { pathname, search, hash, href, origin, ...go })
  for (const [how, leave] of Object.entries(leaves)) {
    leave()
    lose()
    expect({ how, reloads: reloads.mock.calls.length > 0 }).toEqual({ how, reloads: false })
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    lose()
    // Another file of this worker may listen too.
    expect({ how, reloads: reloads.mock.calls.length > 0 }).toEqual({ how, reloads: true })
    reloads.mockClear()
  }
})
