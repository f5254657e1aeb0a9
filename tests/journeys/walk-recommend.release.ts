import { type APIRequestContext, expect, test } from '@playwright/test'
import { PORTS } from './ports.ts'

const WORLD = `http://localhost:${PORTS.world}`
const SCENE = 'banner_jingzhun'

/** A borrower in a world of their own. */
function borrower(request: APIRequestContext, name: string, scenario = 'recommend-full') {
  const headers = { 'x-world': name, 'x-scenario': scenario }
  const call = async (path: string, form: Record<string, string | number>) =>
    (await request.post(`${WORLD}/indah/${path}?token=1&market=id`, { headers, form })).json()
  return {
    list: () => call('v3/product/recommend-product-list', { scene: SCENE }),
    apply: (product: string) => call('v3/product/apply', { product_id: product, module_id: 301, scene: SCENE }),
    record: (product: string, positionId: number) =>
      call('pageEvent/save', { productId: product, moduleId: 301, positionId }),
    ledger: async (of: 'violations' | 'events') => (await request.get(`${WORLD}/__world/${of}`, { headers })).json(),
  }
}

test('A borrower sees the recommended products, taps one and applies', async ({ request }) => {
  const { list, apply, record, ledger } = borrower(request, 'walk-recommend')
  const { code, data } = await list()
  expect(code).toBe('00')
  expect(data).toHaveLength(5)

  expect((await record(data[0].id, 0)).code).toBe(0)
  expect(await apply(data[0].id)).toMatchObject({ code: '00', data: { url: 'rupya://apply?product=1101' } })
  expect((await apply(data[1].id)).data.url).toBe('https://pages.rupya.example/apply?product=1102')

  expect(await ledger('events')).toMatchObject([
    { operation: 'savePageEvent', event: { productId: '1101', moduleId: 301, positionId: 0 } },
    { operation: 'applyProduct', event: { product_id: '1101' } },
    { operation: 'applyProduct', event: { product_id: '1102' } },
  ])
  expect(await ledger('violations')).toEqual([])
})

test('A closed product and an unknown one cannot be applied for', async ({ request }) => {
  const { list, apply, ledger } = borrower(request, 'walk-recommend-closed')
  const { data } = await list()
  const closed = data.find(({ buttonStatus }: { buttonStatus: string }) => buttonStatus === '0')
  expect(await apply(closed.id)).toMatchObject({ code: 9999, message: 'Pengajuan produk ini sedang penuh.' })
  expect(await apply('no-such')).toMatchObject({ code: 9999, message: 'Produk ini tidak tersedia lagi.' })
  expect(await ledger('violations')).toEqual([])
})

test('An empty list is a success', async ({ request }) => {
  const { list, ledger } = borrower(request, 'walk-recommend-empty', 'recommend-empty')
  expect(await list()).toMatchObject({ code: '00', data: [] })
  expect(await ledger('violations')).toEqual([])
})
