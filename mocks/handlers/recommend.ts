import { successExamples } from '../examples.ts'
import type { Handlers } from '../handler.ts'
import { hostedAt } from '../hosted-address.ts'
import { words } from './words.ts'

// The contract's examples show which products continue outside the native app.
const links = new Map(
  successExamples('applyProduct').map(({ request, payload }): [string | undefined, string] => [
    request['product_id'],
    payload.url,
  ]),
)

export const recommendHandlers = {
  listRecommendedProducts: ({ market, world, reply }) => reply.ok(world.recommend.list[market]),

  savePageEvent: ({ form, world, reply }) => {
    world.events.push({ operation: 'savePageEvent', event: form })
    return reply.ok()
  },

  applyProduct: ({ form, market, world, reply }) => {
    const say = words(market)
    const product = world.recommend.list[market].find(({ id }) => id === form.product_id)
    if (!product) return reply.fail('other', say.productGone)
    if (Number(product.buttonStatus) !== 1) return reply.fail('other', say.applicationsFull)
    world.events.push({ operation: 'applyProduct', event: form })
    const url = links.get(product.id) ?? `rupya://apply?product=${product.id}`
    return reply.ok({ url: hostedAt(world.hostedPages, url) })
  },
} satisfies Partial<Handlers>
