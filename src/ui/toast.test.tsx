// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arriveAtScreen, dismissMessage, dismissScreen, showLoadingToast, showToast, ToastRegion } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastRegion />)
})
afterEach(() => {
  act(() => void vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const shown = () => screen.getByRole('status').textContent
const regions = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('A message stays 3 seconds, information 2 @APP-55 @APP-56', () => {
  act(() => showToast('Saved'))
  pass(2999)
  expect(shown()).toBe('Saved')
  pass(1)
  expect(shown()).toBe('')
  act(() => showToast('Copied', 'info'))
  pass(1999)
  expect(shown()).toBe('Copied')
  pass(1)
  expect(shown()).toBe('')
})

test('A new toast takes the place of the one before, for its whole time', () => {
  act(() => showToast('First'))
  pass(2900)
  act(() => showToast('Second'))
  pass(2900)
  expect(shown()).toBe('Second')
})

test('What was said of a mistake ends with the mistake; what was done stays true', () => {
  act(() => showToast('Choose a card'))
  pass(20)
  act(dismissMessage)
  pass(279)
  expect(shown()).toBe('Choose a card')
  pass(1)
  expect(shown()).toBe('')
  for (const kind of ['info', 'done', 'next'] as const) {
    act(() => showToast('Paid', kind))
    act(dismissMessage)
    pass(300)
    expect(shown()).toBe('Paid')
  }
})

test('A toast ends with its screen; one that is said of the next screen ends with that @RULE-82', () => {
  for (const kind of ['message', 'info', 'done'] as const) {
    act(() => showToast('Photo uploaded', kind))
    act(dismissScreen)
    expect(shown()).toBe('')
  }
  act(() => showToast('Paid', 'next'))
  act(dismissScreen)
  expect(shown()).toBe('Paid')
  act(arriveAtScreen)
  expect(shown()).toBe('Paid')
  act(dismissScreen)
  expect(shown()).toBe('')
})

test('What loads goes on being said when a mistake is corrected meanwhile', () => {
  for (const ms of [100, 500]) {
    const end = showLoadingToast('Opening')
    pass(ms)
    act(dismissMessage)
    pass(1000)
    expect(shown()).toBe('Opening')
    end()
    pass(0)
    expect(shown()).toBe('')
  }
})

test('A dialog that opens does not say again what the page has said', () => {
  act(() => showToast('Choose a card'))
  render(<ToastRegion />)
  expect(regions()).toEqual(['Choose a card', ''])
  act(() => showToast('Wrong code'))
  expect(regions()).toEqual(['', 'Wrong code'])
})

test.each([
  { ms: 100, heard: 'once more, for nobody can have heard it' },
  { ms: 1500, heard: 'without a word' },
])('A toast outlives its dialog; after $ms ms $heard', ({ ms }) => {
  const dialog = render(<ToastRegion />)
  act(() => showToast('Paid', 'done'))
  pass(ms)
  dialog.unmount()
  expect(shown()).toBe('Paid')
  expect(screen.getByText('Paid').ariaHidden).toBe(ms > 1000 ? 'true' : null)
})

test('What loads says so after 200 ms, for 300 ms at least, until it is there @APP-34', () => {
  const hideQuick = showLoadingToast('Opening')
  pass(199)
  hideQuick()
  pass(1000)
  expect(shown()).toBe('')

  const hide = showLoadingToast('Opening')
  pass(200)
  expect(shown()).toBe('Opening')
  act(hide)
  pass(299)
  expect(shown()).toBe('Opening')
  pass(1)
  expect(shown()).toBe('')

  const hideSlow = showLoadingToast('Opening')
  pass(30_000)
  expect(shown()).toBe('Opening')
  act(hideSlow)
  pass(0)
  expect(shown()).toBe('')
})

test('A message takes the place of what loads, and stays its whole time', () => {
  const hide = showLoadingToast('Opening')
  pass(500)
  act(() => showToast('No connection'))
  act(hide)
  pass(2999)
  expect(shown()).toBe('No connection')
})

test('What loads is not said on another screen', () => {
  showLoadingToast('Opening')
  act(dismissScreen)
  pass(1000)
  expect(shown()).toBe('')
  showLoadingToast('Opening')
  pass(300)
  act(dismissScreen)
  expect(shown()).toBe('')
  act(() => showToast('Choose a card'))
  act(dismissScreen)
  expect(shown()).toBe('')
})

test('A server’s words carry their language', () => {
  act(() => showToast('Kuota habis', 'message', 'id'))
  expect(screen.getByText('Kuota habis').lang).toBe('id')
})
