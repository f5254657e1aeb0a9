import type { components } from '../../src/api/generated/schema.ts'
import type { Handlers } from '../handler.ts'
import type { OrderRecord } from '../state/loan.ts'
import { amountOwed } from '../state/aging.ts'
import { BANK_SMS_CODE, BANK_SMS_CODE_LIFETIME, BANK_SMS_CODE_TRIES } from '../state/card-codes.ts'
import { findOrder } from '../state/orders.ts'
import { postPayment } from '../state/postings.ts'
import { type VisitRecord, walletOf } from '../state/repayment.ts'
import { type World, worldNow } from '../world.ts'
import { repaymentAccountHandlers } from './repayment-accounts.ts'
import { amountRefusal } from './repayment-amount.ts'
import { handOver } from './repayment-site.ts'
import { words } from './words.ts'

export const repaymentHandlers = {
  ...repaymentAccountHandlers,

  listRepaymentWays: async ({ query, market, borrower, world, reply }) => {
    const order = findOrder(world, borrower, { orderId: query['orderId'] })
    if (!order) return reply.fail('other', words(market).noOrder)
    const wallet = await walletOf(world.repayment, borrower, order.productId)
    const { visits } = world.repayment
    const earlier = visits.findMany((q) => q.where({ orderId: order.orderId })).length
    const repayToken = `rt-${order.orderId}-${earlier + 1}`
    await visits.create({ token: repayToken, orderId: order.orderId, accepted: false })
    return reply.ok({ alipay: wallet.alipay ? '1' : '0', repayToken, bankCards: wallet.cards })
  },

  commitRepayment: async ({ form, market, borrower, world, reply }) => {
    const { visits, attempts } = world.repayment
    const order = findOrder(world, borrower, { orderId: form.orderId })
    const visit = visits.findFirst((q) => q.where({ token: form.repayToken, orderId: form.orderId }))
    if (!order || !visit) return reply.fail('other', words(market).noVisit)
    if (visit.accepted) return reply.fail('duplicatePayment')
    const wallet = await walletOf(world.repayment, borrower, order.productId)
    if (!wallet.cards.some((card) => isSameCard(card, form))) return reply.fail('other', words(market).noCard)
    const refusal = amountRefusal(form.amount / 100, amountOwed(order), market)
    if (refusal) return reply.fail('other', refusal)

    if (!wallet.cardsNeedingCode.includes(form.cardId)) {
      await acceptPayment(world, order, visit, form.amount)
      return reply.ok({ needValid: '0', repayRecordId: await createAttempt(world, form) })
    }
    const current = attempts.findFirst((q) => q.where({ token: form.repayToken, isReplaced: false }))
    // Without `sendMsg`, the same payment continues to wait for its existing code.
    if (current && form.sendMsg === 0 && current.cardId === form.cardId && current.amount === form.amount)
      return reply.ok({ needValid: '1', repayRecordId: current.id })
    return reply.ok({ needValid: '1', repayRecordId: await createAttempt(world, form) })
  },

  confirmRepayment: async ({ form, market, borrower, world, reply }) => {
    const { visits, attempts } = world.repayment
    const order = findOrder(world, borrower, { orderId: form.orderId })
    const attempt = attempts.findFirst((q) => q.where({ id: form.repaymentRecordId, orderId: form.orderId }))
    const visit = attempt && visits.findFirst((q) => q.where({ token: attempt.token }))
    if (!order || !attempt || !visit) return reply.fail('other', words(market).noPayment)
    if (visit.accepted) return reply.fail('duplicatePayment')
    if (attempt.isReplaced) return reply.fail('wrongCode', words(market).codeReplaced)
    if (worldNow(world) - attempt.sentAt > BANK_SMS_CODE_LIFETIME)
      return reply.fail('wrongCode', words(market).codeTooOld)
    if (attempt.wrongCodes >= BANK_SMS_CODE_TRIES) return reply.fail('wrongCode', words(market).codeGuessed)
    if (form.verifyCode !== BANK_SMS_CODE) {
      await attempts.update((q) => q.where({ id: attempt.id }), {
        data(record) {
          record.wrongCodes += 1
        },
      })
      return reply.fail('wrongCode')
    }
    // Another visit may have paid in the meantime.
    const refusal = amountRefusal(attempt.amount / 100, amountOwed(order), market)
    if (refusal) return reply.fail('other', refusal)
    await acceptPayment(world, order, visit, attempt.amount)
    return reply.ok()
  },

  startAlipay: async ({ form, market, borrower, world, reply }) => {
    const order = findOrder(world, borrower, { orderId: form.orderId })
    if (!order) return reply.fail('other', words(market).noOrder)
    const wallet = await walletOf(world.repayment, borrower, order.productId)
    if (!wallet.alipay) return reply.fail('other', words(market).noAlipay)
    const refusal = amountRefusal(form.amount / 100, amountOwed(order), market)
    if (refusal) return reply.fail('other', refusal)
    return reply.ok(await handOver(world, order, form.amount))
  },
} satisfies Partial<Handlers>

type CardPayment = components['schemas']['CardPayment']

const isSameCard = (card: components['schemas']['BankCard'], { cardId, cardNo, bankCode, bankName }: CardPayment) =>
  card.id === cardId && card.cardNo === cardNo && card.bankCode === bankCode && card.bankName === bankName

/** Records a payment with its own code. Earlier codes of the token become invalid. */
async function createAttempt(world: World, { orderId, repayToken, cardId, amount }: CardPayment): Promise<string> {
  const { attempts } = world.repayment
  await attempts.updateMany((q) => q.where({ token: repayToken, isReplaced: false }), {
    data(former) {
      former.isReplaced = true
    },
  })
  const id = `rr-${orderId}-${attempts.findMany((q) => q.where({ orderId })).length + 1}`
  const sentAt = worldNow(world)
  await attempts.create({ id, token: repayToken, orderId, cardId, amount, sentAt, isReplaced: false, wrongCodes: 0 })
  return id
}

/** `amount` in hundredths. */
async function acceptPayment(world: World, order: OrderRecord, visit: VisitRecord, amount: number): Promise<void> {
  await world.repayment.visits.update((q) => q.where({ token: visit.token }), {
    data(record) {
      record.accepted = true
    },
  })
  await world.repayment.payments.create({ token: visit.token, orderId: order.orderId, amount })
  await postPayment(world, order.orderId, amount)
}
