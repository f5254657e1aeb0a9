import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { saySmsFailure, sayRegisterFailure } from './failures.ts'

const busy = (rawCode: number) =>
  new ApiError({ kind: 'busy', operation: 'registerUser', rawCode, retryAfter: 30, message: '' })

test('What a busy server refused says when to ask again', () => {
  expect(saySmsFailure(busy(429)).words).toBe(m.busy_text({ seconds: 30 }))
  expect(sayRegisterFailure(busy(429)).words).toBe(m.busy_text({ seconds: 30 }))
})

test.each([
  [true, m.join_sms_unsent, m.join_unsent],
  [false, m.join_sms_lost, m.join_lost],
])('Of a request without a reply that had not left the phone: %s', (seemsUnsent, sms, registering) => {
  const error = new ApiError({ kind: 'network', operation: 'registerUser', seemsUnsent, message: '' })
  expect(saySmsFailure(error)).toMatchObject({ words: sms(), isRefusal: false })
  expect(sayRegisterFailure(error)).toMatchObject({ words: registering(), isRefusal: false })
})

test('Of what ended with HTTP 503 nobody says that it did not arrive', () => {
  expect(saySmsFailure(busy(503)).words).toBe(m.join_sms_lost())
  expect(sayRegisterFailure(busy(503)).words).toBe(m.join_lost())
})
