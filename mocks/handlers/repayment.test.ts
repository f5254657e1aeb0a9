import { expect, test } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import { createWorld } from '../scenario.ts'
import type { World } from '../world.ts'

const ORDER = '723421968459640174'
const BCA = { bankName: 'BCA', cardId: '912340000000004417', cardNo: '5379412098764417', bankCode: 'BCA' }
const BRI = { bankName: 'BRI', cardId: '912340000000002205', cardNo: '5221841120532205', bankCode: 'BRI' }

/** A visit to the card repayment, and payments with its token. */
async function visit(world: World, orderId = ORDER) {
  const { data } = await ask(world, 'listRepaymentWays', undefined, { orderId })
  return (payment: Record<string, string | number>) =>
    ask(world, 'commitRepayment', { repayToken: data.repayToken, orderId, couponId: '', sendMsg: 0, ...payment })
}

const recordOf = (number: number) => `rr-${ORDER}-${number}`

test('A code is valid for one card and amount; another one makes it void', async () => {
  const world = await createWorld('card-needs-code')
  const commit = await visit(world)
  const amount = 109_000_000
  expect(await commit({ ...BCA, amount, sendMsg: 1 })).toMatchObject({ data: { repayRecordId: recordOf(1) } })
  expect(await commit({ ...BCA, amount })).toMatchObject({ data: { repayRecordId: recordOf(1) } })
  expect(await commit({ ...BRI, amount })).toMatchObject({ data: { needValid: '1', repayRecordId: recordOf(2) } })
  expect(await commit({ ...BRI, amount: 50_000_000 })).toMatchObject({ data: { repayRecordId: recordOf(3) } })
  for (const number of [1, 2])
    expect(
      await ask(world, 'confirmRepayment', {
        orderId: ORDER,
        verifyCode: '123456',
        repaymentRecordId: recordOf(number),
      }),
    ).toMatchObject({ code: 800006, message: expect.stringContaining('diganti') })
})

test.each([{ bankName: 'BRI' }, { bankCode: 'BRI' }, { cardNo: BRI.cardNo }])(
  'A payment by a card whose parts do not belong together is refused: %o',
  async (other) => {
    const commit = await visit(await createWorld('card-without-code'))
    expect(await commit({ ...BCA, ...other, amount: 109_000_000 })).toMatchObject({
      code: 9999,
      message: expect.stringContaining('Kartu'),
    })
  },
)
