// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { arriveAtScreen, dismissMessage, dismissScreen, showLoadingToast, showToast, ToastRegion } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastRegion />)
})
afterEach(() => {
  act(() => void vi.runAllTimers())
})

const shown = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/** What is said until then, and after it. */
const expectUntil = (ms: number, text: string) => {
  pass(ms - 1)
  expect(shown()).toBe(text)
  pass(1)
  expect(shown()).toBe('')
}

test('A message stays 3 s, information 2 s; a new one replaces it for its whole time @APP-55 @APP-56', () => {
  act(() => showToast('Copied', 'info'))
  expectUntil(2000, 'Copied')
  act(() => showToast('First'))
  pass(2900)
  act(() => showToast('Saved', 'message', 'id'))
  expect(screen.getByText('Saved').lang).toBe('id')
  expectUntil(3000, 'Saved')
})

test('What was said of a mistake ends with the mistake; what was done stays true', () => {
  act(() => showToast('Choose a card'))
  pass(20)
  act(dismissMessage)
  expectUntil(280, 'Choose a card')
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
  act(arriveAtScreen)
  expect(shown()).toBe('Paid')
  act(dismissScreen)
  expect(shown()).toBe('')
})

test('A dialog that opens does not say again what the page has said', () => {
  act(() => showToast('Choose a card'))
  render(<ToastRegion />)
  const regions = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
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

describe('What loads', () => {
  test('says so after 200 ms, for 300 ms at least, until it is there @APP-34', () => {
    const hideQuick = showLoadingToast('Opening')
    pass(199)
    hideQuick()
    pass(1000)
    expect(shown()).toBe('')

    const hide = showLoadingToast('Opening')
    pass(200)
    expect(shown()).toBe('Opening')
    act(hide)
    expectUntil(300, 'Opening')
  })

  test('goes on being said when a mistake is corrected meanwhile', () => {
    const end = showLoadingToast('Opening')
    pass(100)
    act(dismissMessage)
    pass(30_000)
    expect(shown()).toBe('Opening')
    act(end)
    pass(0)
    expect(shown()).toBe('')
  })

  test('makes room for a message, which stays its whole time', () => {
    const hide = showLoadingToast('Opening')
    pass(500)
    act(() => showToast('No connection'))
    act(hide)
    expect(shown()).toBe('No connection')
    expectUntil(3000, 'No connection')
  })

  test('is not said on another screen', () => {
    for (const ms of [0, 300]) {
      showLoadingToast('Opening')
      pass(ms)
      act(dismissScreen)
      pass(1000)
      expect(shown()).toBe('')
    }
  })
})
