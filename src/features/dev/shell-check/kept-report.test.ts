import { afterEach, expect, test } from 'vitest'
import { forgetReport, keepReport, nowTrying, readReport } from './kept-report.ts'

afterEach(forgetReport)

const TRACK = { 'track.good.none': { came: 'ok after 0.02 s' } }
/** The page as it is loaded the next time. */
const NEXT_LOAD = -1

test('What was found is there after a restart @DEV-8', () => {
  keepReport({ results: TRACK })
  expect(readReport(NEXT_LOAD, false)).toEqual({ results: TRACK })
})

test('A page that went away at a wrong payload is a mistake of the shell @DEV-8', () => {
  keepReport({ results: TRACK, tried: nowTrying('close.bad.unexpected') })
  expect(readReport(NEXT_LOAD, false).results).toEqual({
    ...TRACK,
    'close.bad.unexpected': { came: 'the page went away', should: 'answer failed, and do nothing' },
  })
})

test('A page that went away at `close` waits for a person’s answer @DEV-8', () => {
  keepReport({ results: TRACK, tried: nowTrying('close.good.plain') })
  expect(readReport(NEXT_LOAD, false)).toEqual({
    results: TRACK,
    seen: { 'close.good.plain': ['gone'] },
    away: { id: 'close.good.plain', came: 'the page went away' },
  })
})

test('Back that took the page away is a mistake of the shell', () => {
  keepReport({ results: {}, tried: nowTrying('back') })
  expect(readReport(NEXT_LOAD, false).results['back']?.came).toBe('the page went away')
})

test('A restart is asked about, a page that was only loaded again does not', () => {
  keepReport({ results: {}, tried: nowTrying('restart') })
  expect(readReport(NEXT_LOAD, true).results['restart']?.should).toContain('once more')
  expect(readReport(NEXT_LOAD, false)).toEqual({
    results: {},
    seen: { restart: ['ended'] },
    away: { id: 'restart', came: 'what was stored is there' },
  })
})

test('In the same load of the page nothing has gone away', () => {
  keepReport({ results: {}, tried: nowTrying('close.bad.unexpected') })
  expect(readReport().results).toEqual({})
})
