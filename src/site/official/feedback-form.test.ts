import { describe, expect, test } from 'vitest'
import { draftOf, missingOf } from './feedback-form.ts'

describe('What a feedback lacks', () => {
  test('is every field that is empty or blank, in their order', () => {
    expect(missingOf({ name: '', email: ' \n\t', message: 'Thanks' })).toEqual(['name', 'email'])
    expect(missingOf({ name: 'Asha', email: 'no address', message: '.' })).toEqual([])
  })
})

describe('A draft that was kept', () => {
  test('has its texts', () => {
    expect(draftOf('{"name":"Asha","email":"","message":"Thanks"}')).toEqual({
      name: 'Asha',
      email: '',
      message: 'Thanks',
    })
  })

  test.each([null, '', 'null', '[]', '7', '"text"', '{', '{"name":7,"message":{"a":1}}', '{"__proto__":{"name":"x"}}'])(
    'may be anything: %s',
    (stored) => {
      const draft = draftOf(stored)
      for (const name of ['name', 'email', 'message']) expect(draft[name] ?? '').toBe('')
    },
  )
})
