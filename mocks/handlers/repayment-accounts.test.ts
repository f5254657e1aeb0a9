import { expect, test } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import { createWorld } from '../scenario.ts'

const ORDER = { productId: '1001', orderId: '723421968459640174' }
const INDIAN = { productId: '2001', orderId: '723421968459640003' }
const choice = { amount: 1_090_000, payCode: '', pay_type: 1, is_default: 1, is_display: 0, specific_num: '' }

test.each([
  { asked: { pay_type: 2 }, answered: { payType: 2, payCode: 'ALFAMART' } },
  { asked: { specific_num: '70012', is_default: 0 }, answered: { payCode: 'BCA', specificNum: '70012' } },
])('Who asks for $asked gets $answered', async ({ asked, answered }) => {
  const world = await createWorld()
  expect(await ask(world, 'generateVirtualAccount', { ...ORDER, ...choice, ...asked })).toMatchObject({
    code: 0,
    data: answered,
  })
})

test.each([{ payCode: 'NONE' }, { payCode: 'BCA', specific_num: '99999' }, { payCode: 'BCA', pay_type: 2 }])(
  'A choice that does not exist is refused: %o',
  async (asked) => {
    const world = await createWorld()
    expect(await ask(world, 'generateVirtualAccount', { ...ORDER, ...choice, ...asked })).toMatchObject({
      code: 9999,
      message: 'Bank atau minimarket ini tidak tersedia.',
    })
  },
)

test('No Indonesian bank takes payments for an Indian loan', async () => {
  const world = await createWorld()
  const refused = { code: 9999, message: 'This bank or mini market is not available.' }
  const india = { market: 'in' }
  expect(await ask(world, 'initPayType', { ...INDIAN, pay_type: 1 }, india)).toMatchObject(refused)
  const account = { ...INDIAN, ...choice, amount: 7250 }
  expect(await ask(world, 'generateVirtualAccount', account, india)).toMatchObject(refused)
})
