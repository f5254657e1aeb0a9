import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import type { OperationId, Payload } from '../../src/api/operation.ts'
import { componentSchema, operationOf } from '../contract.ts'

type Schemas = components['schemas']

/** What is offered on a product, with the agreements that belong to it. */
interface OfferRecord {
  productId: string
  market: 'id' | 'in'
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

export type ConfirmationState = ReturnType<typeof confirmationState>

const starts = new WeakMap<ConfirmationState, Promise<void>>()

/** The state with its starting records, which are the contract's examples. Requests at the same time fill it once. */
export async function ready(state: ConfirmationState): Promise<ConfirmationState> {
  const start = starts.get(state) ?? fill(state)
  starts.set(state, start)
  await start
  return state
}

async function fill(state: ConfirmationState): Promise<void> {
  if (state.offers.count() > 0) return
  await putOffer(state, 'confirmation-several', 'contracts-several')
  await putOffer(state, 'confirmation-india', 'contracts-india')
  await putJoinFailure(state, 'join-failure')
  await putJoinFailure(state, 'join-failure-india')
}

/** Offers what the examples of these names say, in place of what was offered on the same product. */
export async function putOffer({ offers }: ConfirmationState, confirmation: string, contracts: string): Promise<void> {
  const offer = exampleOf('getLoanConfirmation', confirmation)
  const { payload } = exampleOf('listContracts', contracts)
  const { productId, market } = offer
  offers.delete((q) => q.where({ productId }))
  await offers.create({ productId, market, confirmation: offer.payload, contracts: payload })
}

export async function putJoinFailure({ joinFailures }: ConfirmationState, name: string): Promise<void> {
  const { productId, payload } = exampleOf('getJoinFailure', name)
  joinFailures.delete((q) => q.where({ productId }))
  await joinFailures.create({ productId, failure: payload })
}

function exampleOf<Op extends OperationId>(operation: Op, name: string) {
  const { examples, outcomes } = operationOf(operation)
  const example = examples[name]
  const productId = example?.['x-request']?.['productId']
  if (!productId) throw new Error(`${operation} has no example ${name} that says its productId`)
  const market: 'id' | 'in' = example['x-market'] === 'in' ? 'in' : 'id'
  // The tests of the contract hold each example to its operation's schema.
  const reply = example.value as Record<string, Payload<Op>>
  // Only operations with a payload are asked for.
  const payload = reply[outcomes.success.payload ?? ''] as Payload<Op>
  return { productId, market, payload }
}
