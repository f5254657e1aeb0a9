// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Reading } from './payments.ts'
import { createOrderCheck } from './use-order-check.ts'

const READING = { isPaidOff: false, isOffered: true } as Reading

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** A check whose reads are answered by the test, in any order. */
function checkOf() {
  const reads: PromiseWithResolvers<Reading>[] = []
  const order = createOrderCheck(() => {
    const read = Promise.withResolvers<Reading>()
    reads.push(read)
    return read.promise
  })
  order.subscribe(() => {})
  return { order, reads, kind: () => order.get().kind }
}

test('A read that fails after a newer one began changes nothing', async () => {
  const { order, reads, kind } = checkOf()
  const retried = order.retry()
  reads[0]?.reject(new Error('it was frozen with its page'))
  await Promise.allSettled([reads[0]?.promise])
  expect(kind()).toBe('checking')
  reads[1]?.resolve(READING)
  await retried
  expect(kind()).toBe('read')
})

test('A read behind the screen that fails leaves what it shows', async () => {
  const { order, reads, kind } = checkOf()
  reads[0]?.resolve(READING)
  await vi.waitFor(() => expect(kind()).toBe('read'))
  const refreshed = order.refresh()
  reads[1]?.reject(new Error('offline'))
  await refreshed
  expect(kind()).toBe('read')
})
