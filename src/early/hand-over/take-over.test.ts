// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { disk } from '../../ledger/disk.ts'
import { withPayments } from '../../ledger/ready.ts'
import { takeOver } from './take-over.ts'
import { keepTaps } from './taps.ts'

afterEach(() => {
  document.body.replaceChildren()
  globalThis.rupyaUnpaid = undefined
})

test.each([
  ['its first screen', 0, () => {}],
  ['no screen after that', 1, takeOver],
  ['no screen after somebody came back to it', 1, () => dispatchEvent(new Event('pagehide'))],
])('That an early page found no payment counts for %s @RULE-120', async (_what, times, happen) => {
  document.body.innerHTML = '<div id="early"></div><div id="app"></div>'
  const ready = vi.spyOn(disk, 'ready').mockResolvedValue()
  keepTaps()
  globalThis.rupyaUnpaid = '7'
  happen()
  expect(await withPayments('7', Promise.resolve('the order'))).toBe('the order')
  expect(ready).toHaveBeenCalledTimes(times)
})
