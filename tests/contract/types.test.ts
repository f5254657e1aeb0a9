import { expect, test } from 'vitest'
import { ApiError } from '../../src/api/api-error.ts'
import { call } from '../../src/api/call.ts'
import { defineProductLink, getLoanDetails, saveGoogleScore } from '../../src/api/generated/outcomes.ts'

const order = { productId: '1', orderId: '2' }

/** Only compiled (`npx tsc`), which refuses a directive above a line that is right. Only call.ts may import client.ts. */
async function uses(error: unknown) {
  const loan = await call(getLoanDetails, { body: order })
  const link: string = await call(defineProductLink, { body: { moduleId: 1, position: 0, productKey: 'x' } })
  const code = ApiError.of(error, 'getLoanDetails')?.code
  // @ts-expect-error A wrong field.
  const wrong = loan.noticeStatus
  // @ts-expect-error A code that the operation does not name.
  const unnamed = code === 'alreadyRegistered'
  // @ts-expect-error A request without a field.
  await call(getLoanDetails, { body: { orderId: '2' } })
  // @ts-expect-error A session parameter at a call.
  await call(getLoanDetails, { body: order, query: { token: '1' } })
  // @ts-expect-error The score that the person chose.
  await call(saveGoogleScore, { key: 'aVectorAsksForThis', body: { score: 3 } })
  return [loan.noticeStatusText, link, code === 'orderNotFound', wrong, unnamed]
}

test('The compiler lets through what the contract allows, and nothing else @LOAN-30', () => {
  expect(uses).toBeTypeOf('function')
})
