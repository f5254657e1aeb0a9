import { expect, test } from 'vitest'
import { readServiceHours } from './read-service-hours.ts'

test('Opening hours have two days, two times and perhaps a time zone', () => {
  expect(readServiceHours('1-5 08:00-17:00 WIB')).toEqual({ from: 1, to: 5, hours: '08:00–17:00 WIB' })
  expect(readServiceHours('1-7 08.00-20.00')).toEqual({ from: 1, to: 7, hours: '08.00–20.00' })
  for (const other of ['', '08:00-17:00', '0-5 08:00-17:00', '1-8 08:00-17:00', '1-5 8-17', 'Mon-Fri 08:00-17:00'])
    expect(readServiceHours(other)).toBe(undefined)
})
