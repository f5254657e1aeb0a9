import { afterEach, expect, test } from 'vitest'
import { forgetReport, keepReport, nowTrying, readReport } from './kept-report.ts'

afterEach(forgetReport)

const TRACK = { 'track.good.none': { came: 'ok after 0.02 s' } }
/** The page as it is loaded the next time. */
const NEXT_LOAD = -1

test('Findings survive a restart, and within one load nothing counts as gone @DEV-8', () => {
  keepReport({ results: TRACK })
  expect(readReport(NEXT_LOAD, false)).toEqual({ results: TRACK })
  keepReport({ results: {}, tried: nowTrying('close.bad.unexpected') })
  expect(readReport().results).toEqual({})
})

test('A page that went away at a message, or at Back, is a mistake of the shell @DEV-8', () => {
  keepReport({ results: TRACK, tried: nowTrying('close.bad.unexpected') })
  expect(readReport(NEXT_LOAD, false).results).toEqual({
    ...TRACK,
    'close.bad.unexpected': { came: 'the page went away', should: 'answer failed, and do nothing' },
  })
  keepReport({ results: {}, tried: nowTrying('track.good.none') })
  expect(readReport(NEXT_LOAD, true).results['track.good.none']?.should).toBe('keep the page, and answer')
  keepReport({ results: {}, tried: nowTrying('back') })
  expect(readReport(NEXT_LOAD, false).results['back']?.came).toBe('the page went away')
})

test('A page that went away at `close`, or for a restart, waits for a person’s answer @DEV-8', () => {
  keepReport({ results: TRACK, tried: nowTrying('close.good.plain') })
  expect(readReport(NEXT_LOAD, false)).toEqual({
    results: TRACK,
    seen: { 'close.good.plain': ['gone'] },
    away: { id: 'close.good.plain', came: 'the page went away' },
  })
  keepReport({ results: {}, tried: nowTrying('restart') })
  // The page was only loaded again.
  expect(readReport(NEXT_LOAD, true).results['restart']?.should).toContain('once more')
  expect(readReport(NEXT_LOAD, false)).toMatchObject({ results: {}, seen: { restart: ['ended'] } })
})
