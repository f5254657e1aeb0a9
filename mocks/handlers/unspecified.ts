import type { components } from '../../src/api/generated/schema.ts'
import type { OperationId } from '../../src/api/operation.ts'
import type { HandlerInput, Handlers } from '../handler.ts'
import { INDIAN_PRODUCT, marketOfProduct } from '../market.ts'
import { sendCardCode, useCardCode } from '../state/card-codes.ts'
import type { OrderRecord } from '../state/loan.ts'
import { dayOf, findOrder, ordersOf } from '../state/orders.ts'
import { detailsOn, summaryOn } from '../state/shown.ts'
import type { World } from '../world.ts'
import { isMadeHere } from './confirmation-order.ts'
import { walletOf } from '../state/repayment.ts'
import { words } from './words.ts'

/** The part of a handler's input that `succeed` needs, for any operation. */
interface AnyInput<Decision> extends Pick<HandlerInput<OperationId>, 'market' | 'borrower' | 'world'> {
  form: unknown
  reply: { ok: () => Decision; fail: (code: 'other', message: string) => Decision }
}

/** Succeeds and does nothing, unless the form names an order of another borrower. */
function succeed<Decision>({ form, market, borrower, world, reply }: AnyInput<Decision>): Decision {
  const { orderId } = Object(form)
  const isUnknown = typeof orderId === 'string' && !findOrder(world, borrower, { orderId })
  return isUnknown ? reply.fail('other', words(market).noOrder) : reply.ok()
}

/** Operations whose effect the specification does not describe. */
const undescribedHandlers = {
  initLogin: succeed,
  sendLoginCode: succeed,
  sendVoiceCode: succeed,
  loginWithCode: succeed,
  logout: succeed,
  applyForProduct: succeed,
  getProduct: succeed,
  pushProduct: succeed,
  savePersonalInfo: succeed,
  saveJobInfo: succeed,
  saveExtInfo: succeed,
  getInstalmentPlan: succeed,
  submitUtr: succeed,
  uploadContacts: succeed,
  uploadDevice: succeed,
  uploadLocation: succeed,
  uploadImage: succeed,
  saveFcmToken: succeed,
  deleteUser: succeed,
  saveBuriedPoint: succeed,
} satisfies Partial<Handlers>

const BANK_NAMES: Record<string, string> = { MANDIRI: 'Mandiri' }
const INDIAN_BANKS = ['HDFC', 'ICICI']

export const unspecifiedHandlers = {
  ...undescribedHandlers,

  // Adds the card to those with which the borrower's products of that country are paid.
  saveBankInfo: async ({ form, market, borrower, world, reply }) => {
    const { bankCode, bankNumber, smsCode } = form
    const { trusted, counter } = world.confirmation
    const productId = INDIAN_BANKS.includes(bankCode) ? INDIAN_PRODUCT : '1001'
    const { cards } = await walletOf(world.repayment, borrower, productId)
    if (cards.some(({ cardNo }) => cardNo === bankNumber)) return reply.fail('cardKnown')
    if (smsCode) {
      const wrong = useCardCode(world, { ...form, smsCode })
      if (wrong) return reply.fail('wrongCode', wrong === 'wrong' ? undefined : words(market)[wrong])
    } else if (!trusted.banks.includes(bankCode)) {
      sendCardCode(world, form)
      return reply.ok({ needValid: '1', card: null })
    }
    counter.cards += 1
    const id = `912340000000010${String(counter.cards).padStart(3, '0')}`
    const card = { id, bankName: BANK_NAMES[bankCode] ?? bankCode, cardNo: bankNumber, bankCode }
    await world.repayment.wallets.update((q) => q.where({ borrower, productId }), {
      data(wallet) {
        wallet.cards.push(card)
      },
    })
    return reply.ok({ needValid: '0', card })
  },

  listOrders: ({ market, borrower, world, reply }) => {
    const own = ordersOf(world, borrower).filter(({ productId }) => marketOfProduct(productId) === market)
    // The borrower expects the loan that they just took at the top.
    const made = own.filter(({ orderId }) => isMadeHere(orderId)).toReversed()
    return reply.ok([...made, ...own.filter((order) => !made.includes(order))].map((order) => listed(world, order)))
  },
} satisfies Partial<Handlers>

function listed(world: World, order: OrderRecord): components['schemas']['ListedOrder'] {
  const today = dayOf(world, order)
  const { productName, productLogo, orderStatus, noticeStatusText } = detailsOn(today, order)
  const { amount = null, day = null } = summaryOn(today, order)
  const { orderId, productId } = order
  return {
    orderId,
    productId,
    productName,
    productLogo,
    status: orderStatus,
    statusText: noticeStatusText,
    amount,
    time: day,
  }
}
