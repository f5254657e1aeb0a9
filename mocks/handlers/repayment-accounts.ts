import type { components } from '../../src/api/generated/schema.ts'
import { shiftDates } from '../example-dates.ts'
import type { Handlers } from '../handler.ts'
import { marketOfProduct } from '../market.ts'
import { payloadOf } from '../examples.ts'
import { amountOwed } from '../state/aging.ts'
import { dayOf, findOrder } from '../state/orders.ts'
import { extensionOf, planOn } from '../state/shown.ts'
import { type World, worldNow } from '../world.ts'
import { amountRefusal } from './repayment-amount.ts'
import { words } from './words.ts'

type Schemas = components['schemas']
type PaySteps = Schemas['VirtualAccount']['payStep']

const BANK_PAY_TYPE = 1
const DEFAULT_CODES = { bank: 'BCA', market: 'ALFAMART' }

/** A bank or a mini market that accepts payments. */
interface PaymentChannel {
  name: string
  code: string
  specificNum: string | null
}

export const repaymentAccountHandlers = {
  getInstalments: async ({ form, market, borrower, world, reply }) => {
    const order = findOrder(world, borrower, form)
    if (!order) return reply.fail('other', words(market).noOrder)
    return reply.ok(planOn(dayOf(world, order), order))
  },

  getExtension: async ({ form, market, borrower, world, reply }) => {
    const order = findOrder(world, borrower, form)
    if (!order) return reply.fail('other', words(market).noOrder)
    const extension = extensionOf(order)
    return extension ? reply.ok(extension) : reply.fail('other', words(market).noExtension)
  },

  initPayType: ({ form, market, borrower, world, reply }) => {
    if (!findOrder(world, borrower, form)) return reply.fail('other', words(market).noOrder)
    if (!hasAccounts(form)) return reply.fail('other', words(market).noPayCode)
    return reply.ok(channelsPayload(form.pay_type))
  },

  generateVirtualAccount: async ({ form, market, borrower, world, reply }) => {
    const order = findOrder(world, borrower, form)
    const say = words(market)
    if (!order) return reply.fail('other', say.noOrder)
    const payType = payTypeFor(form, world)
    const isBank = payType === BANK_PAY_TYPE
    const code = form.payCode || (isBank ? DEFAULT_CODES.bank : DEFAULT_CODES.market)
    const choice = hasAccounts(form) && channelsOf(payType).find((candidate) => candidate.code === code)
    if (!choice || ![choice.specificNum, ''].includes(form.specific_num)) return reply.fail('other', say.noPayCode)
    const refusal = amountRefusal(form.amount, amountOwed(order), market)
    if (refusal) return reply.fail('other', refusal)
    const model = payloadOf('generateVirtualAccount', isBank ? 'account-bank' : 'account-market')
    const { accountName, validUntil } = model
    return reply.ok({
      amount: form.amount,
      vcode: `${choice.specificNum ?? ''}${order.orderId.replaceAll(/\D/g, '').slice(-11)}`,
      cardNo: order.orderId.slice(-12),
      payType,
      payCode: choice.code,
      payStep: stepsFor(model.payStep, channelName(payType, model.payCode), choice.name),
      specificNum: choice.specificNum,
      telephone: order.details.telephone ?? model.telephone,
      ...(accountName && { accountName }),
      ...(validUntil && { validUntil: shiftDates(worldNow(world), market, validUntil) }),
    })
  },
} satisfies Partial<Handlers>

/** Indian loans are paid only by card. */
const hasAccounts = ({ productId }: Schemas['OrderRef']) => marketOfProduct(productId) === 'id'

/** The type in the request, unless the borrower chose nothing and the lender has a default. */
const payTypeFor = ({ is_default, pay_type, payCode }: Schemas['VirtualAccountOrder'], { repayment }: World) =>
  (is_default === 1 && payCode === '' && repayment.defaults.payType) || pay_type

const channelsPayload = (payType: 1 | 2) =>
  payloadOf('initPayType', payType === BANK_PAY_TYPE ? 'choices-bank' : 'choices-market')

function channelsOf(payType: 1 | 2): PaymentChannel[] {
  const { bankList, marketList } = channelsPayload(payType)
  return [
    ...(bankList ?? []).map(({ bankName, code, specificNum }) => ({ name: bankName, code, specificNum })),
    ...(marketList ?? []).map(({ marketName, code, specificNum }) => ({ name: marketName, code, specificNum })),
  ]
}

const channelName = (payType: 1 | 2, code: string) =>
  channelsOf(payType).find((choice) => choice.code === code)?.name ?? code

/** The example's steps with another bank's name. */
function stepsFor(steps: PaySteps, from: string, to: string): PaySteps {
  const text = JSON.stringify(steps)
  if (!text.includes(from)) throw new Error(`The contract's steps to pay no longer name ${from}`)
  return JSON.parse(text.replaceAll(from, to))
}
