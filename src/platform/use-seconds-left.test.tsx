// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSecondsLeft } from './use-seconds-left.ts'

beforeEach(() => void vi.useFakeTimers())

const Seconds = ({ deadline }: { deadline: number }) => <p>{useSecondsLeft(deadline, 60)} s</p>

test('A countdown follows its deadline, also after a sleep, and stays at zero @RULE-13', () => {
  render(<Seconds deadline={Date.now() + 60_000} />)
  expect(screen.getByText('60 s')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByText('40 s')).toBeTruthy()
  // Simulates sleep: the clock goes on, the timers do not.
  vi.setSystemTime(Date.now() + 30_000)
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByText('9 s')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(30_000))
  expect(screen.getByText('0 s')).toBeTruthy()
})

test('A page that is seen again shows what is left at once, without waiting for a tick', () => {
  render(<Seconds deadline={Date.now() + 60_000} />)
  vi.setSystemTime(Date.now() + 30_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('30 s')).toBeTruthy()
})
