// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast, ToastRegion } from './toast.tsx'

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
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('A message stays 3 seconds, information 2', () => {
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
