import { expect, test } from 'vitest'
import { draftOf } from './feedback-form.ts'

test.each([null, '', 'null', '[]', '7', '"text"', '{', '{"name":7,"message":{"a":1}}', '{"__proto__":{"name":"x"}}'])(
  'A draft that was kept may be anything: %s',
  (stored) => {
    const draft = draftOf(stored)
    for (const name of ['name', 'email', 'message']) expect(draft[name] ?? '').toBe('')
  },
)
