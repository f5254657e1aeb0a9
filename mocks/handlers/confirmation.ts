import { operationOf } from '../contract.ts'
import type { Handlers } from '../handler.ts'
import { ready } from '../state/confirmation.ts'
import { findOrder, putOrder } from '../state/loan.ts'
import { worldNow } from '../world.ts'
import { newOrder } from './confirmation-order.ts'

type ConfirmationOperation =
  | 'getLoanConfirmation'
  | 'pushLoan'
  | 'listContracts'
  | 'openContract'
  | 'getJoinFailure'
  | 'reportNecessity'
  | 'joinProduct'

const NO_PRODUCT = 'Produk tidak ditemukan.'

/** Partners with a page of their own, by product; the rest open in the native app. */
const webPages = Object.fromEntries(
  Object.values(operationOf('joinProduct').examples).flatMap((example): [string, string][] => {
    // The tests of the contract hold each example to its operation's schema.
    const { competence } = example.value as { competence?: { redirectUrl: string } }
    const product = example['x-request']?.['productId']
    return product && competence?.redirectUrl.startsWith('https:') ? [[product, competence.redirectUrl]] : []
  }),
)

export const confirmationHandlers: Pick<Handlers, ConfirmationOperation> = {
  getLoanConfirmation: async ({ form: { productId }, world, reply }) => {
    const { offers } = await ready(world.confirmation)
    const offer = offers.findFirst((q) => q.where({ productId }))
    return offer ? reply.ok(offer.confirmation) : reply.fail('other', NO_PRODUCT)
  },

  pushLoan: async ({ form: { productId, amount, periods, termUnit }, world, reply }) => {
    const { offers, counter } = await ready(world.confirmation)
    const offer = offers.findFirst((q) => q.where({ productId }))
    if (!offer) return reply.fail('other', NO_PRODUCT)
    const offered = offer.confirmation
    const same = amount === +offered.amount && periods === +offered.periods && termUnit === offered.termUnit
    if (!same) return reply.fail('other', 'Penawaran sudah berubah. Periksa lagi sebelum menyetujui.')
    counter.orders += 1
    const orderId = `723421968459641${String(counter.orders).padStart(3, '0')}`
    await putOrder(world.loan, { productId, orderId, details: newOrder(offered, offer.market, worldNow(world)) })
    return reply.ok({ lendDetailsUrl: `rupya://loanDetails?${new URLSearchParams({ productId, orderId })}` })
  },

  listContracts: async ({ form: { productId }, world, reply }) => {
    const { offers } = await ready(world.confirmation)
    const offer = offers.findFirst((q) => q.where({ productId }))
    return offer ? reply.ok(offer.contracts) : reply.fail('other', NO_PRODUCT)
  },

  openContract: async ({ form: { productId, position, orderId }, world, reply }) => {
    const { offers } = await ready(world.confirmation)
    if (orderId && !findOrder(world.loan, { productId, orderId }))
      return reply.fail('other', 'Pesanan tidak ditemukan.')
    const contracts = offers.findFirst((q) => q.where({ productId }))?.contracts ?? []
    if (!contracts.some((contract) => +contract.position === position))
      return reply.fail('other', 'Perjanjian tidak ditemukan.')
    return reply.ok({ contract_url: `https://pages.rupya.example/agreements/${productId}/${position}` })
  },

  getJoinFailure: async ({ form: { productId }, world, reply }) => {
    const { joinFailures } = await ready(world.confirmation)
    const found = joinFailures.findFirst((q) => q.where({ productId }))
    return found ? reply.ok(found.failure) : reply.fail('other', NO_PRODUCT)
  },

  reportNecessity: ({ form, world, reply }) => {
    world.events.push({ operation: 'reportNecessity', event: form })
    return reply.ok()
  },

  joinProduct: async ({ form, world, reply }) => {
    const { joinFailures } = await ready(world.confirmation)
    const products = joinFailures.findMany().flatMap(({ failure }) => failure.productList ?? [])
    const product = products.find(({ productKey }) => productKey === form.productId)
    if (!product) return reply.fail('other', NO_PRODUCT)
    if (String(product.clickable) === '0') return reply.fail('other', 'Produk ini sedang penuh. Coba lagi besok.')
    world.events.push({ operation: 'joinProduct', event: form })
    return reply.ok({ redirectUrl: webPages[form.productId] ?? `rupya://product/${form.productId}` })
  },
}
