// @vitest-environment jsdom
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { onStorageChange, readStored, writeStored } from './storage.ts'

test('Listeners are notified once, afterwards: a reader may also remove a value', async () => {
  localStorage.setItem('rupya:draft', 'not ours')
  const told = vi.fn<() => void>()
  const stop = onStorageChange(told)
  expect(readStored('draft', v.string())).toBeUndefined()
  expect(localStorage.getItem('rupya:draft')).toBeNull()
  writeStored('other', 'ours')
  expect(told).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(told).toHaveBeenCalledTimes(1)
  stop()
})
