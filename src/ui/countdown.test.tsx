// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './countdown.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('A countdown shows what is left by its deadline, also after the page slept, and ends once', () => {
  const deadline = Date.now() + 60_000
  const remaining = () => Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
  const onEnd = vi.fn()
  render(
    <Countdown remaining={remaining} onEnd={onEnd}>
      {(seconds) => <p>{seconds} s</p>}
    </Countdown>,
  )
  expect(screen.getByText('60 s')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByText('40 s')).toBeTruthy()
  // Asleep: the clock goes on, the timers do not.
  vi.setSystemTime(Date.now() + 30_000)
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByText('9 s')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(30_000))
  expect(screen.getByText('0 s')).toBeTruthy()
  expect(onEnd).toHaveBeenCalledOnce()
})
