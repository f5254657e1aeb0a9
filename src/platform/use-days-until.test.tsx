// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime } from './server-time.ts'
import { useDaysUntil } from './use-days-until.ts'

/** Half a minute before midnight in Jakarta, on the 21st. */
const EVENING = Date.UTC(2026, 10, 21, 16, 59, 30)
const DAY = 86_400_000

const hear = (time: number) => noteServerTime(new Headers({ Date: new Date(time).toUTCString() }), performance.now())

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING })
  globalThis.rupyaServerTime = undefined
})

const Days = () => <p>{useDaysUntil('2026-11-24') ?? 'not known'}</p>

test('Days count once the server’s time is known, and again after midnight', () => {
  render(<Days />)
  expect(screen.getByText('not known')).toBeTruthy()
  act(() => hear(EVENING))
  expect(screen.getByText('3')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(90_000))
  expect(screen.getByText('2')).toBeTruthy()
})

test('A page that comes back after a day counts at once', () => {
  act(() => hear(EVENING - DAY))
  render(<Days />)
  expect(screen.getByText('4')).toBeTruthy()
  globalThis.rupyaServerTime = (globalThis.rupyaServerTime ?? 0) + DAY
  expect(screen.getByText('4')).toBeTruthy()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('3')).toBeTruthy()
})
