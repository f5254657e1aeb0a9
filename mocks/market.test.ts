import { expect, test } from 'vitest'
import { ask } from '../tests/setup/ask-world.ts'
import type { OperationId } from '../src/api/operation.ts'
import { operationOf } from './contract.ts'
import { createWorld } from './scenario.ts'

const NOBODY = { productId: '1', orderId: '1' }
const BCA = { bankCode: 'BCA', bankNumber: '5379412098764417', holderName: 'S', phone: '081290014417' }
/** Letters and words that occur only in Indonesian texts here. */
const INDONESIAN = /Rp|\b(tidak|sudah|sedang|pesanan|produk|kartu|kode|pembayaran)\b/i

const refused: [OperationId, Record<string, string | number>, Record<string, string>][] = [
  ['getLoanDetails', NOBODY, {}],
  ['saveGoogleScore', { score: 5 }, {}],
  ['listRepaymentWays', {}, { orderId: '1' }],
  ['getLoanConfirmation', { productId: '1' }, {}],
  ['applyProduct', { product_id: '1', module_id: 301, scene: 'banner_jingzhun' }, {}],
  ['saveBankInfo', BCA, {}],
]

test.each(refused)('%s refuses in the words of the market', async (operation, form, query) => {
  const world = await createWorld()
  const messageIn = async (market: string) => (await ask(world, operation, form, { ...query, market })).message
  expect(await messageIn('id')).toMatch(INDONESIAN)
  const indian = await messageIn('in')
  expect(indian).toMatch(/\w/)
  expect(indian).not.toMatch(INDONESIAN)
})

test('Each market has its own recommended products, and one of another market cannot be applied for', async () => {
  const world = await createWorld()
  const listed = async (market: string) =>
    (await ask(world, 'listRecommendedProducts', { scene: 'banner_jingzhun' }, { market })).data
  const indian = await listed('in')
  expect(indian.map(({ productName }: { productName: string }) => productName)).toEqual([
    'Rupya Swift',
    'Salary Bridge',
    'Rupya Personal',
  ])
  expect(JSON.stringify(indian)).not.toMatch(INDONESIAN)
  const own = Object(operationOf('listRecommendedProducts').examples['recommended-full']?.value).data
  expect(await listed('id')).toHaveLength(own.length)
  const application = { product_id: '1101', module_id: 301, scene: 'banner_jingzhun' }
  expect(await ask(world, 'applyProduct', application, { market: 'in' })).toMatchObject({ code: 9999 })
})

test.each([
  { market: 'id', productId: '1001' },
  { market: 'in', productId: '2001' },
])('The orders of the market $market are of product $productId alone', async ({ market, productId }) => {
  const { data } = await ask(await createWorld(), 'listOrders', undefined, { market })
  expect(data.length).toBeGreaterThan(1)
  expect(new Set(data.map((order: { productId: string }) => order.productId))).toEqual(new Set([productId]))
})
