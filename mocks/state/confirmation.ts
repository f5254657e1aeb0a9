import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import { shiftDates } from '../example-dates.ts'
import { componentSchema } from '../contract.ts'
import { exampleOf, payloadOf } from '../examples.ts'
import type { Market } from '../market.ts'

type Schemas = components['schemas']

/** What is offered on a product, with the agreements that belong to it. */
interface OfferRecord {
  productId: string
  market: Market
  confirmation: Schemas['LoanConfirmation']
  contracts: Schemas['ContractList']
}

interface JoinFailureRecord {
  productId: string
  failure: Schemas['JoinFailure']
}

interface CardCode {
  bankCode: string
  bankNumber: string
  phone: string
  /** In milliseconds since the epoch. */
  sentAt: number
}

export const confirmationState = () => ({
  offers: new Collection({
    schema: componentSchema<OfferRecord>((ref) => ({
      type: 'object',
      required: ['productId', 'market', 'confirmation', 'contracts'],
      properties: {
        ...ref('LoanConfirmationRequest').properties,
        market: { enum: ['id', 'in'] },
        confirmation: ref('LoanConfirmation'),
        contracts: ref('ContractList'),
      },
    })),
  }),
  joinFailures: new Collection({
    schema: componentSchema<JoinFailureRecord>((ref) => ({
      type: 'object',
      required: ['productId', 'failure'],
      properties: { ...ref('JoinFailureRequest').properties, failure: ref('JoinFailure') },
    })),
  }),
  /** Banks that know the borrower's mobile number; the others ask for a code first. */
  trusted: { banks: ['BCA', 'HDFC'] },
  /** Codes that went out for cards to be bound, each for one card and one phone. */
  cardCodes: { sent: new Array<CardCode>() },
  counter: { orders: 0, cards: 0 },
})

type ConfirmationState = ReturnType<typeof confirmationState>

/** The part of the world that the starting records go into, and its day. */
interface Filled {
  confirmation: ConfirmationState
  madeAt: number
}

const starts = new WeakMap<ConfirmationState, Promise<void>>()

/** The state with its starting records, which are the contract's examples. Requests at the same time fill it once. */
export async function confirmationOf(world: Filled): Promise<ConfirmationState> {
  const state = world.confirmation
  const start = starts.get(state) ?? fill(world)
  starts.set(state, start)
  await start
  return state
}

async function fill(world: Filled): Promise<void> {
  if (world.confirmation.offers.count() > 0) return
  await putOffer(world, 'confirmation-several', 'contracts-several')
  await putOffer(world, 'confirmation-india', 'contracts-india')
  await putJoinFailure(world, 'join-failure')
  await putJoinFailure(world, 'join-failure-india')
}

/** Offers what the examples of these names say, in place of what was offered on the same product. */
export async function putOffer(
  { confirmation: { offers }, madeAt }: Filled,
  confirmation: string,
  contracts: string,
): Promise<void> {
  const { request, market, payload } = exampleOf('getLoanConfirmation', confirmation)
  const productId = request['productId'] ?? ''
  offers.delete((q) => q.where({ productId }))
  await offers.create({
    productId,
    market,
    confirmation: shiftDates(madeAt, market, payload),
    contracts: payloadOf('listContracts', contracts),
  })
}

export async function putJoinFailure({ confirmation: { joinFailures } }: Filled, name: string): Promise<void> {
  const { request, payload } = exampleOf('getJoinFailure', name)
  const productId = request['productId'] ?? ''
  joinFailures.delete((q) => q.where({ productId }))
  await joinFailures.create({ productId, failure: payload })
}
