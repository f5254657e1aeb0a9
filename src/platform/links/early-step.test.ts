// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { continueSteps, noteStep } from './early-step.ts'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/repayment?token=t')
})
afterEach(() => vi.restoreAllMocks())

const canGoBack = () => {
  const router = createBrowserHistory()
  router.destroy()
  return router.canGoBack()
}

test('an entry that the early page opened is counted on, and keeps the state that others wrote', () => {
  noteStep(location.href)
  history.replaceState({ other: 1 }, '')
  continueSteps()
  expect(history.state).toMatchObject({ other: 1, __TSR_index: 1 })
  expect(canGoBack()).toBe(true)
  // The next step of the same tab.
  noteStep(location.href)
  history.replaceState(null, '')
  continueSteps()
  expect(history.state).toMatchObject({ __TSR_index: 2 })
})

test('an address that was opened otherwise is a first page, and so is the next one after a step', () => {
  noteStep(`${location.href}&orderId=2`)
  continueSteps()
  expect(canGoBack()).toBe(false)
  noteStep(location.href)
  continueSteps()
  history.replaceState(null, '')
  continueSteps()
  expect(canGoBack()).toBe(false)
})

test('a step noted but not taken changes no entry that the router has numbered', () => {
  history.replaceState({ __TSR_index: 0, __TSR_key: 'a' }, '')
  noteStep(location.href)
  continueSteps()
  expect(history.state).toEqual({ __TSR_index: 0, __TSR_key: 'a' })
})

test('without storage, or with something else in it, each page is a first one, and that is logged', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  sessionStorage.setItem('rupya:step', 'no JSON')
  continueSteps()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  noteStep(location.href)
  continueSteps()
  expect(canGoBack()).toBe(false)
  expect(log).toHaveBeenCalledTimes(2)
})
