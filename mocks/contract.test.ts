import { expect, test } from 'vitest'
import { operationOf, replyProblems } from './contract.ts'

test('What is no JSON is refused, also after what its text is like was allowed', () => {
  const reply = Object(Object.values(operationOf('getLoanDetails').examples)[0]?.value)
  const problems = (message: unknown) => replyProblems('getLoanDetails', { ...reply, message })
  const date = new Date(0)
  for (const text of [date.toISOString(), '\0NaN', '\0numberNaN']) expect(problems(text)).toEqual([])
  for (const other of [date, Number.NaN]) expect(problems(other)).not.toEqual([])
})
