import type { components } from '../../src/api/generated/schema.ts'
import type { Handlers } from '../handler.ts'
import { INDIAN_PRODUCT, marketOf, marketOfProduct } from '../market.ts'
import { sendCardCode, useCardCode } from '../state/card-codes.ts'
import type { OrderRecord } from '../state/loan.ts'
import { findOrder, ordersOf } from '../state/orders.ts'
import { walletOf } from '../state/repayment.ts'
import { words } from './words.ts'

/** Operations of which nothing is known: the server says that it did them, unless they name an order of somebody else. */
const SILENT = [
  'initLogin',
  'sendLoginCode',
  'sendVoiceCode',
  'loginWithCode',
  'logout',
  'getHomePage',
  'applyForProduct',
  'getProduct',
  'pushProduct',
  'savePersonalInfo',
  'saveJobInfo',
  'saveExtInfo',
  'getInstalmentPlan',
  'submitUtr',
  'uploadContacts',
  'uploadDevice',
  'uploadLocation',
  'uploadImage',
  'saveFcmToken',
  'listCities',
  'getSurvey',
  'getFaqIndex',
  'deleteUser',
  'getUser',
  'getUserMenu',
  'saveBuriedPoint',
] as const

type Silent = (typeof SILENT)[number]

const done: Handlers['initLogin'] = ({ form, query, borrower, world, reply }) => {
  const { orderId } = Object(form)
  const isUnknown = typeof orderId === 'string' && !findOrder(world, borrower, { orderId })
  return isUnknown ? reply.fail('other', words(marketOf(query)).noOrder) : reply.ok()
}

// One handler for each name of the list, by construction; their forms differ, and no more than an order is read of them.
const silentHandlers = Object.fromEntries(SILENT.map((name) => [name, done])) as unknown as Pick<Handlers, Silent>

const BANK_NAMES: Record<string, string> = { MANDIRI: 'Mandiri' }
const INDIAN_BANKS = ['HDFC', 'ICICI']

export const unspecifiedHandlers: Pick<Handlers, Silent | 'saveBankInfo' | 'listOrders'> = {
  ...silentHandlers,

  // The card joins those that the borrower's products of that country are paid with.
  saveBankInfo: async ({ form, query, borrower, world, reply }) => {
    const { bankCode, bankNumber, smsCode } = form
    const { trusted, counter } = world.confirmation
    const productId = INDIAN_BANKS.includes(bankCode) ? INDIAN_PRODUCT : '1001'
    const { cards } = await walletOf(world.repayment, borrower, productId)
    if (cards.some(({ cardNo }) => cardNo === bankNumber)) return reply.fail('cardKnown')
    if (smsCode) {
      const wrong = useCardCode(world, { ...form, smsCode })
      if (wrong) return reply.fail('wrongCode', wrong === 'tooOld' ? words(marketOf(query)).codeTooOld : undefined)
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

  listOrders: ({ query, borrower, world, reply }) => {
    const market = marketOf(query)
    const own = ordersOf(world, borrower).filter(({ productId }) => marketOfProduct(productId) === market)
    return reply.ok(own.map(listed))
  },
}

function listed({ productId, orderId, details }: OrderRecord): components['schemas']['ListedOrder'] {
  const values = (details.userOrderDetail.detail ?? []).flatMap(({ value }) => value ?? [])
  return {
    orderId,
    productId,
    productName: details.productName,
    productLogo: details.productLogo,
    status: details.orderStatus,
    statusText: details.noticeStatusText,
    // An order keeps its amount and its date only in its lines, which the server wrote itself.
    amount: values.find((value) => /^(Rp|₹)/.test(value)) ?? null,
    time: values.find((value) => /^\d{4}-\d{2}-\d{2}$/.test(value)) ?? null,
  }
}
