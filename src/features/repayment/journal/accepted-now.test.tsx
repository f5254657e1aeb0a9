// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noteAccepted, useAcceptedNow } from './accepted-now.ts'

test('That a payment was accepted is said once, however often its screen is drawn @REPAY-8', () => {
  noteAccepted('a')
  const { result, rerender, unmount } = renderHook(useAcceptedNow)
  rerender()
  expect(result.current).toBe('a')
  unmount()
  expect(renderHook(useAcceptedNow).result.current).toBeUndefined()
})
