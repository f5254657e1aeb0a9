import { successExamples } from '../examples.ts'
import type { Handlers } from '../handler.ts'
import { HOSTED, hostedAt } from '../hosted-address.ts'
import { inEnglish } from '../language.ts'
import { confirmationOf } from '../state/confirmation.ts'
import { putOrder } from '../state/loan.ts'
import { findOrder } from '../state/orders.ts'
import { today } from '../world.ts'
import { newOrder, orderNumber } from './confirmation-order.ts'
import { words } from './words.ts'

/** Partners with their own web page, by product; the others open in the native app. */
const webPages = Object.fromEntries(
  successExamples('joinProduct').flatMap(({ request: { productId }, payload: { redirectUrl } }): [string, string][] =>
    productId && redirectUrl.startsWith('https:') ? [[productId, redirectUrl]] : [],
  ),
)

export const confirmationHandlers = {
  getLoanConfirmation: async ({ form: { productId }, market, world, reply }) => {
    const { offers } = await confirmationOf(world)
    const offer = offers.findFirst((q) => q.where({ productId }))
    if (!offer) return reply.fail('other', words(market).noProduct)
    const { popAgreementUrl } = offer.confirmation
    return reply.ok({
      ...offer.confirmation,
      popAgreementUrl: popAgreementUrl && hostedAt(world.hostedPages, popAgreementUrl),
    })
  },

  pushLoan: async ({ form: { productId, amount, periods, termUnit }, market, borrower, world, reply }) => {
    const { offers, counter } = await confirmationOf(world)
    const offer = offers.findFirst((q) => q.where({ productId }))
    if (!offer) return reply.fail('other', words(market).noProduct)
    const offered = offer.confirmation
    const units = [offered.termUnit, inEnglish(offered.termUnit)]
    const same = amount === +offered.amount && periods === +offered.periods && units.includes(termUnit)
    if (!same) return reply.fail('other', words(market).offerChanged)
    counter.orders += 1
    const orderId = orderNumber(counter.orders)
    await putOrder(world.loan, {
      borrower,
      productId,
      orderId,
      ...newOrder(offered, offer.market, today(world, offer.market)),
    })
    return reply.ok({ lendDetailsUrl: `rupya://loanDetails?${new URLSearchParams({ productId, orderId })}` })
  },

  listContracts: async ({ form: { productId }, market, world, reply }) => {
    const { offers } = await confirmationOf(world)
    const offer = offers.findFirst((q) => q.where({ productId }))
    return offer ? reply.ok(offer.contracts) : reply.fail('other', words(market).noProduct)
  },

  openContract: async ({ form: { productId, position, orderId }, market, borrower, world, reply }) => {
    const { offers } = await confirmationOf(world)
    if (orderId && !findOrder(world, borrower, { productId, orderId }))
      return reply.fail('other', words(market).noOrder)
    const contracts = offers.findFirst((q) => q.where({ productId }))?.contracts ?? []
    if (!contracts.some((contract) => +contract.position === position))
      return reply.fail('other', words(market).noContract)
    return reply.ok({
      contract_url: hostedAt(world.hostedPages, `${HOSTED}/agreements/${productId}/${position}`),
    })
  },

  getJoinFailure: async ({ form: { productId }, market, world, reply }) => {
    const { joinFailures } = await confirmationOf(world)
    const found = joinFailures.findFirst((q) => q.where({ productId }))
    return found ? reply.ok(found.failure) : reply.fail('other', words(market).noProduct)
  },

  reportNecessity: ({ form, world, reply }) => {
    world.events.push({ operation: 'reportNecessity', event: form })
    return reply.ok()
  },

  joinProduct: async ({ form, market, world, reply }) => {
    const { joinFailures } = await confirmationOf(world)
    const products = joinFailures.findMany().flatMap(({ failure }) => failure.productList ?? [])
    const product = products.find(({ productKey }) => productKey === form.productId)
    if (!product) return reply.fail('other', words(market).noProduct)
    if (String(product.clickable) === '0') return reply.fail('other', words(market).productFull)
    world.events.push({ operation: 'joinProduct', event: form })
    return reply.ok({ redirectUrl: webPages[form.productId] ?? `rupya://product/${form.productId}` })
  },
} satisfies Partial<Handlers>
