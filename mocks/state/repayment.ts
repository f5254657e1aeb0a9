import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import type { OperationId, Payload } from '../../src/api/operation.ts'
import { componentSchema, operationOf } from '../contract.ts'
import { asOf } from '../cast-day.ts'
import { INDIAN, marketOfProduct } from '../market.ts'
import type { World } from '../world.ts'
import type { OrderRecord } from './loan.ts'

type Schemas = components['schemas']

/** How the borrower of a product can pay. */
export interface WalletRecord {
  productId: string
  alipay: boolean
  cards: Schemas['BankCard'][]
  /** Ids of the cards that want a code. */
  codeFor: string[]
}

/** What an order owes: its instalments, and its extension where it has one. */
export interface BillRecord {
  productId: string
  orderId: string
  plan: Schemas['InstalmentPlan']
  /** What has been paid of the oldest instalment, in whole units. */
  paidInPart: number
  extension: Schemas['Extension'] | null
}

/** A visit to the card payment. Amounts are in hundredths, times in milliseconds since the epoch. */
export interface VisitRecord {
  token: string
  orderId: string
  accepted: boolean
}

/** A payment that waits for its code, or had it. */
export interface AttemptRecord {
  id: string
  token: string
  orderId: string
  cardId: string
  amount: number
  sentAt: number
  /** A newer code has been sent. */
  void: boolean
}

/** A card payment that was accepted. `amount` in hundredths. */
interface PaymentRecord {
  token: string
  orderId: string
  amount: number
}

/** What the payment site is to be paid, in hundredths. The site knows it by its token, which is good for one payment. */
interface HandoverRecord {
  token: string
  orderId: string
  amount: number
  paid: boolean
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** Where who has made no choice pays, where the lender says so: 1 is a bank, 2 a mini market. Else as was asked. */
const asAsked = (): { payType: 1 | 2 | null } => ({ payType: null })

export const repaymentState = () => ({
  defaults: asAsked(),
  wallets: new Collection({
    schema: componentSchema<WalletRecord>((ref) => ({
      type: 'object',
      required: ['productId', 'alipay', 'cards', 'codeFor'],
      properties: {
        productId: text,
        alipay: flag,
        cards: { type: 'array', items: ref('BankCard') },
        codeFor: { type: 'array', items: text },
      },
    })),
  }),
  bills: new Collection({
    schema: componentSchema<BillRecord>((ref) => ({
      type: 'object',
      required: ['productId', 'orderId', 'plan', 'paidInPart', 'extension'],
      properties: {
        ...ref('OrderRef').properties,
        plan: ref('InstalmentPlan'),
        paidInPart: { type: 'integer', minimum: 0 },
        extension: { anyOf: [ref('Extension'), { type: 'null' }] },
      },
    })),
  }),
  visits: new Collection({
    schema: componentSchema<VisitRecord>((ref) => ({
      type: 'object',
      required: ['token', 'orderId', 'accepted'],
      properties: { token: ref('RepayToken'), orderId: ref('OrderNumber'), accepted: flag },
    })),
  }),
  payments: new Collection({
    schema: componentSchema<PaymentRecord>((ref) => ({
      type: 'object',
      required: ['token', 'orderId', 'amount'],
      properties: {
        token: ref('RepayToken'),
        orderId: ref('OrderNumber'),
        amount: { type: 'integer', minimum: 1 },
      },
    })),
  }),
  attempts: new Collection({
    schema: componentSchema<AttemptRecord>((ref) => ({
      type: 'object',
      required: ['id', 'token', 'orderId', 'cardId', 'amount', 'sentAt', 'void'],
      properties: {
        id: ref('RepaymentRecordRef'),
        token: ref('RepayToken'),
        orderId: ref('OrderNumber'),
        cardId: text,
        amount: { type: 'integer', minimum: 1 },
        sentAt: { type: 'integer' },
        void: flag,
      },
    })),
  }),
  handovers: new Collection({
    schema: componentSchema<HandoverRecord>((ref) => ({
      type: 'object',
      required: ['token', 'orderId', 'amount', 'paid'],
      properties: { token: text, orderId: ref('OrderNumber'), amount: { type: 'integer', minimum: 1 }, paid: flag },
    })),
  }),
})

type RepaymentState = ReturnType<typeof repaymentState>

/** What the borrower of a product pays with; made of the contract's examples when it is first asked for. */
export async function walletOf({ wallets }: RepaymentState, productId: string) {
  const known = wallets.findFirst((q) => q.where({ productId }))
  if (known) return known
  const cards = payloadOf('listRepaymentWays', productId === INDIAN ? 'cards-in' : 'cards-id')
  const codeFor = Object.values(operationOf('commitRepayment').examples).flatMap((example) => {
    // An example of this operation; failures have no data.
    const { data } = example.value as { data?: Schemas['CardPaymentStarted'] | null }
    const card = example['x-request']?.['cardId']
    return card && Number(data?.needValid) === 1 ? [card] : []
  })
  return wallets.create({ productId, alipay: true, cards: cards.bankCards ?? [], codeFor })
}

/** What an order owes; made of the first example of that order when it is first asked for, else of nothing. */
export async function billOf({ repayment, madeAt }: World, order: OrderRecord): Promise<BillRecord> {
  const { productId, orderId } = order
  const known = repayment.bills.findFirst((q) => q.where({ orderId }))
  if (known) return known
  const market = marketOfProduct(productId)
  return repayment.bills.create({
    productId,
    orderId,
    plan: asOf(madeAt, market, firstFor('getInstalments', orderId) ?? nothingOwed(order)),
    paidInPart: 0,
    extension: asOf(madeAt, market, firstFor('getExtension', orderId) ?? null),
  })
}

/** Puts a bill into the world, in place of the one of the same order. */
export async function putBill(state: RepaymentState, bill: BillRecord): Promise<void> {
  state.bills.delete((q) => q.where({ orderId: bill.orderId }))
  await state.bills.create(bill)
}

const nothingOwed = ({ details }: OrderRecord): Schemas['InstalmentPlan'] => ({
  productName: details.productName,
  repayPlanDetail: { repayWaitDetail: [], repayYetDetail: [] },
  repayWaitCount: 0,
  note: null,
})

/** What is left to pay, in whole units. */
export const owed = ({ plan }: BillRecord) =>
  (plan.repayPlanDetail.repayWaitDetail ?? []).reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0)

/** The payload of an example of the contract. */
export function payloadOf<Op extends OperationId>(operation: Op, example: string): Payload<Op> {
  const found = operationOf(operation).examples[example]
  if (!found) throw new Error(`The contract has no example ${example} of ${operation}`)
  // The contract's tests hold each example against its operation.
  return structuredClone((found.value as { data: Payload<Op> }).data)
}

function firstFor<Op extends OperationId>(operation: Op, orderId: string): Payload<Op> | undefined {
  const found = Object.entries(operationOf(operation).examples).find(
    ([, example]) => example['x-request']?.['orderId'] === orderId,
  )
  return found && payloadOf(operation, found[0])
}
