import { expect, test } from 'vitest'
import { operationOf } from '../../../mocks/contract.ts'
import { startWorldServer } from '../../setup/world-server.ts'

const { openWorld } = startWorldServer()

const SCENE = 'banner_jingzhun'

/** A borrower in their own world. */
function borrower(scenario = 'recommend-full') {
  const { post, violations, events } = openWorld(scenario)
  return {
    list: () => post('/indah/v3/product/recommend-product-list', { scene: SCENE }),
    apply: (product: string) => post('/indah/v3/product/apply', { product_id: product, module_id: 301, scene: SCENE }),
    record: (product: string, positionId: number) =>
      post('/indah/pageEvent/save', { productId: product, moduleId: 301, positionId }),
    violations,
    events,
  }
}

test('A borrower sees the recommended products, taps one and applies', async () => {
  const { list, apply, record, violations, events } = borrower()
  const { code, data } = await list()
  expect(code).toBe('00')
  expect(data).toHaveLength(
    Object(operationOf('listRecommendedProducts').examples['recommended-full']?.value).data.length,
  )

  expect((await record(data[0].id, 0)).code).toBe(0)
  expect(await apply(data[0].id)).toMatchObject({ code: '00', data: { url: 'rupya://apply?product=1101' } })
  expect((await apply(data[1].id)).data.url).toBe('http://localhost/__world/pages/apply.html?product=1102')

  expect(await events()).toMatchObject([
    { operation: 'savePageEvent', event: { productId: '1101', moduleId: 301, positionId: 0 } },
    { operation: 'applyProduct', event: { product_id: '1101' } },
    { operation: 'applyProduct', event: { product_id: '1102' } },
  ])
  expect(await violations()).toEqual([])
})

test('A closed product and an unknown one cannot be applied for', async () => {
  const { list, apply, violations } = borrower()
  const { data } = await list()
  const closed = data.find(({ buttonStatus }: { buttonStatus: string }) => buttonStatus === '0')
  expect(await apply(closed.id)).toMatchObject({ code: 9999, message: 'Pengajuan produk ini sedang penuh.' })
  expect(await apply('no-such')).toMatchObject({ code: 9999, message: 'Produk ini tidak tersedia lagi.' })
  expect(await violations()).toEqual([])
})

test('An empty list is a success', async () => {
  const { list, violations } = borrower('recommend-empty')
  expect(await list()).toMatchObject({ code: '00', data: [] })
  expect(await violations()).toEqual([])
})
