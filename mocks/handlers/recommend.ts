import { operationOf } from '../contract.ts'
import type { Handlers } from '../handler.ts'

// A product whose application goes on somewhere else than in the native app says so in the contract's examples.
const links = new Map(
  Object.values(operationOf('applyProduct').examples).flatMap(({ value, 'x-request': request }) => {
    // The success examples alone have a link.
    const { data } = value as { data?: { url: string } | null }
    return data && request?.['product_id'] ? [[request['product_id'], data.url] as const] : []
  }),
)

export const recommendHandlers: Pick<Handlers, 'listRecommendedProducts' | 'savePageEvent' | 'applyProduct'> = {
  listRecommendedProducts: ({ world, reply }) => reply.ok(world.recommend.list.products),

  savePageEvent: ({ form, world, reply }) => {
    world.events.push({ operation: 'savePageEvent', event: form })
    return reply.ok()
  },

  applyProduct: ({ form, world, reply }) => {
    const product = world.recommend.list.products.find(({ id }) => id === form.product_id)
    if (!product) return reply.fail('other', 'Produk ini tidak tersedia lagi.')
    if (Number(product.buttonStatus) !== 1) return reply.fail('other', 'Pengajuan produk ini sedang penuh.')
    world.events.push({ operation: 'applyProduct', event: form })
    return reply.ok({ url: links.get(product.id) ?? `rupya://apply?product=${product.id}` })
  },
}
