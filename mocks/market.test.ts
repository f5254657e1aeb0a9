import { expect, test } from 'vitest'
import { ask } from '../tests/setup/ask-world.ts'
import { operationOf } from './contract.ts'
import { createWorld } from './scenario.ts'

/** Letters and words that occur only in Indonesian texts here. */
const INDONESIAN = /Rp|\b(tidak|sudah|sedang|pesanan|produk|kartu|kode|pembayaran)\b/i

test('Each market has its own products, and refuses those of another market', async () => {
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
