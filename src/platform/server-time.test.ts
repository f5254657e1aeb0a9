// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { countSleep, ledgerNow, noteServerTime, onServerTime, serverNow, serverSecondsUntil } from './server-time.ts'

const SERVER = Date.UTC(2026, 10, 21, 3)
const DAY = 86_400_000

beforeAll(countSleep)
beforeEach(() => {
  vi.useFakeTimers({ now: SERVER })
  globalThis.rupyaServerTime = undefined
})

interface Reply {
  /** The server's time when it answers. */
  at?: number
  /** How long the request and the reply take. */
  takes?: number
  age?: string
  date?: string
}

/** A request and its reply, whose `Date` header has whole seconds. */
function hear({ at = SERVER, takes = 0, age, date = new Date(at).toUTCString() }: Reply = {}) {
  const sentAt = performance.now()
  vi.advanceTimersByTime(takes)
  noteServerTime(new Headers({ Date: date, ...(age !== undefined && { Age: age }) }), sentAt)
}

/** The difference between the known time and the server's, in milliseconds. */
const error = (time = SERVER) => (serverNow() ?? Number.NaN) - time

test.each([-40, 0, 3])('A phone whose clock is %i days ahead knows the server’s time from a reply @RULE-13', (days) => {
  vi.setSystemTime(SERVER + days * DAY)
  hear()
  expect(Math.abs(error())).toBeLessThanOrEqual(500)
  vi.advanceTimersByTime(5000)
  expect(Math.abs(error(SERVER + 5000))).toBeLessThanOrEqual(500)
})

describe('A reply', () => {
  test('was written halfway between question and answer', () => {
    hear({ at: SERVER + 3000, takes: 6000 })
    expect(Math.abs(error(SERVER + 6000))).toBeLessThanOrEqual(500)
  })

  test('of a cache says how old it is', () => {
    for (const seconds of [90, 999_999]) {
      globalThis.rupyaServerTime = undefined
      hear({ at: SERVER - seconds * 1000, age: String(seconds) })
      expect(Math.abs(error())).toBeLessThanOrEqual(500)
    }
  })

  test('that may be right changes nothing; one that cannot be right does', () => {
    hear()
    const known = error()
    const heard = vi.fn()
    const stop = onServerTime(heard)
    hear({ at: SERVER, takes: 900 })
    hear({ at: SERVER + 20_000, takes: 60_000 })
    expect(error() - known).toBe(60_900)
    expect(heard).not.toHaveBeenCalled()
    hear({ at: SERVER + DAY })
    expect(heard).toHaveBeenCalledOnce()
    expect(Math.abs(error(SERVER + DAY))).toBeLessThanOrEqual(500)
    stop()
  })

  test.each(['', 'yesterday', 'Sat, 01 Jan 2000 00:00:00 GMT', 'Sat, 13 Sep 275760 00:00:00 GMT'])(
    'whose Date is "%s" tells nothing',
    (date) => {
      hear({ date })
      expect([serverNow(), serverSecondsUntil(SERVER)]).toEqual([undefined, undefined])
    },
  )

  test('with hidden headers tells nothing, and entries have the device’s time', () => {
    noteServerTime(new Headers(), 0)
    expect(serverNow()).toBeUndefined()
    expect(ledgerNow()).toBe(SERVER)
  })

  test.each(['old', '', '-1e18', '1.5', '0x10', 'Infinity', '1000000'])('whose Age is "%s" tells nothing', (age) => {
    hear({ age })
    expect(serverNow()).toBeUndefined()
  })
})

test.each([-3, 3])('A clock that is moved by %i days while the page is seen changes nothing', (days) => {
  hear()
  const known = error()
  vi.setSystemTime(SERVER + days * DAY)
  expect(error()).toBe(known)
  expect(Math.abs(ledgerNow() - SERVER)).toBeLessThanOrEqual(500)
})

describe('A phone that slept, and its page with it,', () => {
  const sleep = (ms: number) => {
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    // The steady clock does not move.
    vi.setSystemTime(Date.now() + ms)
    shown.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
  }

  test('knows that time has passed, until a reply says how much', () => {
    hear()
    sleep(3_600_000)
    expect(Math.abs(error(SERVER + 3_600_000))).toBeLessThanOrEqual(500)
    hear({ at: SERVER + 7_200_000 })
    expect(Math.abs(error(SERVER + 7_200_000))).toBeLessThanOrEqual(500)
  })

  test('and whose clock was set back meanwhile, brings no second back', () => {
    hear()
    const known = error()
    sleep(-3_600_000)
    expect(error()).toBe(known)
  })
})

test('What is left until a moment is whole seconds, and never less than nothing', () => {
  hear({ date: new Date(SERVER).toUTCString() })
  // The known time is in the middle of the second.
  expect([SERVER + 60_500, SERVER + 600, SERVER + 500, SERVER - DAY].map(serverSecondsUntil)).toEqual([60, 1, 0, 0])
})
