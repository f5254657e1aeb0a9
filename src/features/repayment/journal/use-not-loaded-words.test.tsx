// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openOwnPage } from '../../../../tests/setup/own-page.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('Nothing is said of payments that are not loaded while a reload may bring them @RULE-72', async () => {
  vi.useFakeTimers()
  const { loseScript } = await openOwnPage()
  const { useNotLoadedWords } = await import('./use-not-loaded-words.ts')
  const { result } = renderHook(useNotLoadedWords)
  expect(result.current).toBeTruthy()
  act(() => void loseScript())
  expect(result.current).toBeUndefined()
  act(() => void vi.advanceTimersByTime(15_000))
  expect(result.current).toBeTruthy()
})
