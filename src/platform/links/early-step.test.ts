// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAddress } from '../../../tests/setup/location.ts'
import { continueSteps, noteStep } from './early-step.ts'

const address = (path: string) => new URL(path, location.href).href
/** A document at an address, in a new entry of the history. */
const load = (path: string) => {
  openAddress(path)
  history.replaceState(null, '')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  sessionStorage.clear()
  load('/repayment?token=t')
})

const canGoBack = () => {
  const router = createBrowserHistory()
  router.destroy()
  return router.canGoBack()
}

test('an entry opened by the early page is counted on, and keeps others’ state', () => {
  noteStep(location.href)
  history.replaceState({ other: 1 }, '')
  continueSteps()
  expect(history.state).toMatchObject({ other: 1, __TSR_index: 1 })
  expect(canGoBack()).toBe(true)
})

test('two links in a row are two steps, and the page between them has its number, too', () => {
  noteStep(address('/repaymentDelay'))
  load('/repaymentDelay')
  noteStep(address('/repayment'))
  expect(history.state).toMatchObject({ __TSR_index: 1 })
  load('/repayment')
  continueSteps()
  expect(history.state).toMatchObject({ __TSR_index: 2 })
})

test('the app that starts on the page that is being left takes no step', () => {
  noteStep(address('/repaymentDelay'))
  continueSteps()
  expect(canGoBack()).toBe(false)
  load('/repaymentDelay')
  continueSteps()
  expect(canGoBack()).toBe(true)
})

test('an address opened otherwise is a first page, after a taken or an old step', () => {
  noteStep(location.href)
  continueSteps()
  load('/repayment?token=t')
  continueSteps()
  expect(canGoBack()).toBe(false)
  noteStep(address('/that'))
  vi.setSystemTime(Date.now() + 121_000)
  load('/that')
  continueSteps()
  expect(canGoBack()).toBe(false)
})

test('without storage, or with something else in it, each page is a first one', () => {
  sessionStorage.setItem('rupya:step', 'no JSON')
  continueSteps()
  sessionStorage.clear()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  noteStep(location.href)
  continueSteps()
  expect(canGoBack()).toBe(false)
})
