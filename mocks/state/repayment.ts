import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import type { Borrower } from '../borrowers.ts'
import { componentSchema } from '../contract.ts'
import { payloadOf, successExamples } from '../examples.ts'
import { INDIAN_PRODUCT } from '../market.ts'

type Schemas = components['schemas']

/** The payment methods of a borrower for a product. */
export interface WalletRecord {
  borrower: Borrower
  productId: string
  alipay: boolean
  cards: Schemas['BankCard'][]
  /** Ids of the cards whose bank sends a code for each payment. */
  cardsNeedingCode: string[]
}

/** A visit to the card repayment. Its token is valid for one payment. */
export interface VisitRecord {
  token: string
  orderId: string
  accepted: boolean
}

/** A card payment that was sent to the bank. `amount` in hundredths, `sentAt` in milliseconds since the epoch. */
interface AttemptRecord {
  id: string
  token: string
  orderId: string
  cardId: string
  amount: number
  sentAt: number
  /** A newer attempt has its own code, and this one's code is invalid. */
  isReplaced: boolean
  /** How often its code was wrong. */
  wrongCodes: number
}

/** A card payment that was accepted. `amount` in hundredths. */
interface PaymentRecord {
  token: string
  orderId: string
  amount: number
}

/** A payment that was accepted but not booked yet. `amount` in hundredths, times in milliseconds since the epoch. */
interface PostingRecord {
  orderId: string
  amount: number
  acceptedAt: number
  postsAt: number
}

/** A payment on the payment site, identified by its token. `amount` in hundredths. */
interface HandoverRecord {
  token: string
  orderId: string
  amount: number
  paid: boolean
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** The pay type for borrowers who have chosen none: 1 is a bank, 2 a mini market, null the type in the request. */
const noDefaultPayType = (): { payType: 1 | 2 | null } => ({ payType: null })

const schemas = {
  wallets: componentSchema<WalletRecord>((ref) => ({
    type: 'object',
    required: ['borrower', 'productId', 'alipay', 'cards', 'cardsNeedingCode'],
    properties: {
      borrower: { enum: ['first', 'second'] },
      productId: text,
      alipay: flag,
      cards: { type: 'array', items: ref('BankCard') },
      cardsNeedingCode: { type: 'array', items: text },
    },
  })),
  visits: componentSchema<VisitRecord>((ref) => ({
    type: 'object',
    required: ['token', 'orderId', 'accepted'],
    properties: { token: ref('RepayToken'), orderId: ref('OrderNumber'), accepted: flag },
  })),
  payments: componentSchema<PaymentRecord>((ref) => ({
    type: 'object',
    required: ['token', 'orderId', 'amount'],
    properties: {
      token: ref('RepayToken'),
      orderId: ref('OrderNumber'),
      amount: { type: 'integer', minimum: 1 },
    },
  })),
  attempts: componentSchema<AttemptRecord>((ref) => ({
    type: 'object',
    required: ['id', 'token', 'orderId', 'cardId', 'amount', 'sentAt', 'isReplaced', 'wrongCodes'],
    properties: {
      id: ref('RepaymentRecordRef'),
      token: ref('RepayToken'),
      orderId: ref('OrderNumber'),
      cardId: text,
      amount: { type: 'integer', minimum: 1 },
      sentAt: { type: 'integer' },
      isReplaced: flag,
      wrongCodes: { type: 'integer' },
    },
  })),
  postings: componentSchema<PostingRecord>((ref) => ({
    type: 'object',
    required: ['orderId', 'amount', 'acceptedAt', 'postsAt'],
    properties: {
      orderId: ref('OrderNumber'),
      amount: { type: 'integer', minimum: 1 },
      acceptedAt: { type: 'integer' },
      postsAt: { type: 'integer' },
    },
  })),
  handovers: componentSchema<HandoverRecord>((ref) => ({
    type: 'object',
    required: ['token', 'orderId', 'amount', 'paid'],
    properties: { token: text, orderId: ref('OrderNumber'), amount: { type: 'integer', minimum: 1 }, paid: flag },
  })),
}

export const repaymentState = () => ({
  defaults: noDefaultPayType(),
  wallets: new Collection({ schema: schemas.wallets }),
  visits: new Collection({ schema: schemas.visits }),
  payments: new Collection({ schema: schemas.payments }),
  attempts: new Collection({ schema: schemas.attempts }),
  postings: new Collection({ schema: schemas.postings }),
  handovers: new Collection({ schema: schemas.handovers }),
})

type RepaymentState = ReturnType<typeof repaymentState>

const SECOND_CARDS: Schemas['BankCard'][] = [
  { id: '912340000000007702', bankName: 'BRI', cardNo: '5221841120537702', bankCode: 'BRI' },
  { id: '912340000000005518', bankName: 'BCA', cardNo: '5379412098765518', bankCode: 'BCA' },
]
const SECOND_CARDS_NEEDING_CODE = ['912340000000005518']

/**
 * The payment methods of a borrower for a product. Created when first needed; the first borrower's come from the contract's
 * examples.
 */
export async function walletOf({ wallets }: RepaymentState, borrower: Borrower, productId: string) {
  const known = wallets.findFirst((q) => q.where({ borrower, productId }))
  if (known) return known
  const wallet = { borrower, productId, alipay: true }
  if (borrower === 'second')
    return wallets.create({ ...wallet, cards: SECOND_CARDS, cardsNeedingCode: SECOND_CARDS_NEEDING_CODE })
  const { bankCards } = payloadOf('listRepaymentWays', productId === INDIAN_PRODUCT ? 'cards-in' : 'cards-id')
  const cardsNeedingCode = successExamples('commitRepayment').flatMap(({ request, payload }) =>
    request['cardId'] && Number(payload.needValid) === 1 ? [request['cardId']] : [],
  )
  return wallets.create({ ...wallet, cards: bankCards ?? [], cardsNeedingCode })
}
