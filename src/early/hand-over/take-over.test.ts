// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { disk } from '../../ledger/disk.ts'
import { withPayments } from '../../ledger/ready.ts'
import { takeOver } from './take-over.ts'
import { keepTaps } from './taps.ts'

afterEach(() => {
  vi.useRealTimers()
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

test('A row that was tapped on its words and on its box was tapped once @APP-81', () => {
  const picture = '<label><b>Row</b><input type="checkbox"></label>'
  document.body.innerHTML = `<div id="early">${picture}</div><div id="app">${picture}</div>`
  keepTaps()
  for (const part of document.querySelectorAll<HTMLElement>('#early b, #early input')) part.click()
  takeOver()
  expect(document.querySelector<HTMLInputElement>('#app input')?.checked).toBe(true)
})

test('A finger that stays on the picture keeps the app away for two seconds, and never shows both', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="early"></div><div id="app"></div>'
  const { classList } = document.documentElement
  classList.add('early', 'gone', 'drawn')
  const early = document.querySelector('#early')
  if (early) vi.spyOn(early, 'querySelector').mockReturnValue(early)
  takeOver()
  expect([...classList]).toEqual(['early', 'drawn'])
  vi.advanceTimersByTime(1900)
  expect(early?.isConnected).toBe(true)
  vi.advanceTimersByTime(200)
  expect(early?.isConnected).toBe(false)
})
