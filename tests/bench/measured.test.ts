import { expect, test } from 'vitest'
import { Measured } from './measured.ts'

test('A table says how many times the limit the medians of the named rows are, and only of those', () => {
  const measured = new Measured()
  for (const [limit, app] of [
    [100, 110],
    [104, 90],
    [90, 2000],
  ] as const) {
    measured.add('First paint, ms', 'The limit', limit)
    measured.add('First paint, ms', 'The app', app)
    measured.add('Requests', 'The limit', 2)
    measured.add('Requests', 'The app', 8.25)
  }
  expect(measured.times('First paint, ms', 'The app', 'The limit')).toBe('1.10×')
  expect(measured.table({ column: 'The limit', rows: ['First paint, ms'] })).toBe(
    `|  | The limit | The app |
| --- | --: | --: |
| First paint, ms | 100 (90–104) | **1.10×** 110 (90–2,000) |
| Requests | 2 | 8.3 |`,
  )
})
