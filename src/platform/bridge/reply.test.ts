import { describe, expect, test } from 'vitest'
import { readStatus } from './reply.ts'

describe('A shell’s answer', () => {
  test.each([
    [undefined, 'ok'],
    ['ok', 'ok'],
    ['"ok"', 'ok'],
    [{ status: 'ok' }, 'ok'],
    ['{"status":"ok","more":1}', 'ok'],
    ['unimplemented', 'unimplemented'],
    ['{"status":"unimplemented"}', 'unimplemented'],
  ])('%j means %s', (answer, status) => {
    expect(readStatus(answer)).toBe(status)
  })

  test.each(['', 'OK', ' ok', '{', 'null', 'timeout', 0, true, ['ok'], {}, { status: 'fine' }, { status: ['ok'] }])(
    '%j is of a wrong shape',
    (answer) => {
      expect(() => readStatus(answer)).toThrow(Error)
    },
  )
})
