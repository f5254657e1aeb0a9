// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { carry, carryOn, readCarried } from './carried-state.ts'
import { guardHistory, rewriteAddress } from './replace-entry.ts'

test('State is carried in this entry, and in the next once the router has moved', () => {
  carry('a', 1)
  expect(readCarried('a')).toBe(1)
  history.pushState({ ofRouter: true }, '')
  carryOn()
  expect(history.state).toMatchObject({ ofRouter: true, rupyaCarried: { a: 1 } })
})

test('A browser that allows no more changes of the history stops nothing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // Safari allows 100 within 10 seconds.
  vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  carry('b', 2)
  expect(readCarried('b')).toBe(2)
  expect(() => rewriteAddress(() => '/other')).not.toThrow()
  guardHistory()
  expect(() => history.replaceState({}, '')).not.toThrow()
})
