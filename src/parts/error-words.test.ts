import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { errorLanguage, errorWords, secondsToWait } from './error-words.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))

test('A busy server’s wait is told in seconds, in the page’s language, counting down', () => {
  const error = new ApiError({ kind: 'busy', operation: 'getLoanDetails', rawCode: 429, retryAfter: 30, message: '' })
  expect(errorWords(error)).toBe(m.busy_text({ seconds: 30 }))
  expect(errorLanguage(error)).toBeUndefined()
  vi.advanceTimersByTime(12_400)
  expect(errorWords(error)).toBe(m.busy_text({ seconds: 18 }))
  // The phone's own clock must not matter.
  vi.setSystemTime(0)
  expect(secondsToWait(error)).toBe(18)
  vi.advanceTimersByTime(17_600)
  expect(secondsToWait(error)).toBe(0)
  expect(errorWords(error)).toBe(m.busy_over_text())
})

test('Any other failure may be tried again at once', () => {
  expect(secondsToWait(new ApiError({ kind: 'malformed', operation: 'getLoanDetails', message: 'HTTP 503' }))).toBe(0)
  expect(secondsToWait(new Error('broken'))).toBe(0)
})
