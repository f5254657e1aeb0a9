import type { components } from '../../src/api/generated/schema.ts'
import type { Handlers } from '../handler.ts'
import { findOrder } from '../state/loan.ts'
import { billOf, owed, payloadOf } from '../state/repayment.ts'
import { amountRefusal } from './repayment-amount.ts'

type Schemas = components['schemas']

const NOT_FOUND = 'Pesanan tidak ditemukan.'
const BANK = 1
const DEFAULTS = { bank: 'BCA', market: 'ALFAMART' }

/** A bank or mini market that takes payments. */
interface Choice {
  name: string
  code: string
  specificNum: string | null
}

export const repaymentAccountHandlers: Pick<
  Handlers,
  'generateVirtualAccount' | 'initPayType' | 'getExtension' | 'getInstalments'
> = {
  getInstalments: async ({ form, world, reply }) => {
    const order = findOrder(world.loan, form)
    if (!order) return reply.fail('other', NOT_FOUND)
    return reply.ok((await billOf(world.repayment, order)).plan)
  },

  getExtension: async ({ form, world, reply }) => {
    const order = findOrder(world.loan, form)
    if (!order) return reply.fail('other', NOT_FOUND)
    const { extension } = await billOf(world.repayment, order)
    if (!extension || String(order.details.isDelay) !== '1')
      return reply.fail('other', 'Pinjaman ini tidak bisa diperpanjang.')
    return reply.ok(extension)
  },

  initPayType: ({ form, world, reply }) => {
    if (!findOrder(world.loan, form)) return reply.fail('other', NOT_FOUND)
    return reply.ok(choicesOf(form.pay_type))
  },

  generateVirtualAccount: async ({ form, world, reply }) => {
    const order = findOrder(world.loan, form)
    if (!order) return reply.fail('other', NOT_FOUND)
    const payType = form.is_default === 1 ? world.repayment.defaults.payType : form.pay_type
    const isBank = payType === BANK
    const code = form.payCode || (isBank ? DEFAULTS.bank : DEFAULTS.market)
    const choice = choices(payType).find((candidate) => candidate.code === code)
    if (!choice) return reply.fail('other', 'Bank atau minimarket ini tidak tersedia.')
    const refusal = amountRefusal(form.amount, owed(await billOf(world.repayment, order)))
    if (refusal) return reply.fail('other', refusal)
    const model = payloadOf('generateVirtualAccount', isBank ? 'account-bank' : 'account-market')
    return reply.ok({
      amount: form.amount,
      vcode: `${choice.specificNum ?? ''}${order.orderId.replaceAll(/\D/g, '').slice(-11)}`,
      cardNo: order.orderId.slice(-12),
      payType,
      payCode: choice.code,
      payStep: stepsFor(model.payStep, nameOf(payType, model.payCode), choice.name),
      specificNum: choice.specificNum,
      telephone: order.details.telephone ?? model.telephone,
    })
  },
}

const choicesOf = (payType: 1 | 2) => payloadOf('initPayType', payType === BANK ? 'choices-bank' : 'choices-market')

function choices(payType: 1 | 2): Choice[] {
  const { bankList, marketList } = choicesOf(payType)
  return [
    ...(bankList ?? []).map(({ bankName, code, specificNum }) => ({ name: bankName, code, specificNum })),
    ...(marketList ?? []).map(({ marketName, code, specificNum }) => ({ name: marketName, code, specificNum })),
  ]
}

const nameOf = (payType: 1 | 2, code: string) => choices(payType).find((choice) => choice.code === code)?.name ?? code

/** The example's steps with another name in them. */
function stepsFor(steps: Schemas['VirtualAccount']['payStep'], from: string, to: string) {
  // The same list with other words has the same shape.
  return JSON.parse(JSON.stringify(steps).replaceAll(from, to)) as typeof steps
}
