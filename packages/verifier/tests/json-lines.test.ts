import { expect, test } from 'vitest'
import { lineFinder } from '../src/reports/json-lines.ts'

const TEXT = `{
  "paths": {
    "/books/{id}": { "get": {
      "tags": ["a, b", "c"],
      "says": "\\"}],",
      "list": [
        1, {
          "deep": null }
      ]
    } }
  }
}`

test.each([
  ['#', 1],
  ['#/paths', 2],
  ['#/paths/~1books~1{id}', 3],
  ['#/paths/~1books~1{id}/get', 3],
  ['#/paths/~1books~1{id}/get/tags/1', 4],
  ['#/paths/~1books~1{id}/get/says', 5],
  ['#/paths/~1books~1{id}/get/list/0', 7],
  ['#/paths/~1books~1{id}/get/list/1/deep', 8],
  ['#/paths/~1books~1{id}/get/responses/200', 3],
  ['', 1],
])('%s stands in line %i', (pointer, line) => {
  expect(lineFinder(TEXT)(pointer)).toBe(line)
})
