import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import type { OperationId, Payload } from '../../src/api/operation.ts'
import { asOf } from '../cast-day.ts'
import { componentSchema, operationOf } from '../contract.ts'
import type { Market } from '../market.ts'
import type { World } from '../world.ts'

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

const starts = new WeakMap<ConfirmationState, Promise<void>>()

/** The state with its starting records, which are the contract's examples. Requests at the same time fill it once. */
export async function ready(world: World): Promise<ConfirmationState> {
  const state = world.confirmation
  const start = starts.get(state) ?? fill(world)
  starts.set(state, start)
  await start
  return state
}

async function fill(world: World): Promise<void> {
  if (world.confirmation.offers.count() > 0) return
  await putOffer(world, 'confirmation-several', 'contracts-several')
  await putOffer(world, 'confirmation-india', 'contracts-india')
  await putJoinFailure(world, 'join-failure')
  await putJoinFailure(world, 'join-failure-india')
}

/** Offers what the examples of these names say, in place of what was offered on the same product. */
export async function putOffer(
  { confirmation: { offers }, madeAt }: World,
  confirmation: string,
  contracts: string,
): Promise<void> {
  const offer = exampleOf('getLoanConfirmation', confirmation)
  const { payload } = exampleOf('listContracts', contracts)
  const { productId, market } = offer
  offers.delete((q) => q.where({ productId }))
  await offers.create({ productId, market, confirmation: asOf(madeAt, market, offer.payload), contracts: payload })
}

export async function putJoinFailure({ confirmation: { joinFailures } }: World, name: string): Promise<void> {
  const { productId, payload } = exampleOf('getJoinFailure', name)
  joinFailures.delete((q) => q.where({ productId }))
  await joinFailures.create({ productId, failure: payload })
}

function exampleOf<Op extends OperationId>(operation: Op, name: string) {
  const { examples, outcomes } = operationOf(operation)
  const example = examples[name]
  const productId = example?.['x-request']?.['productId']
  if (!productId) throw new Error(`${operation} has no example ${name} that says its productId`)
  const market: Market = example['x-market'] === 'in' ? 'in' : 'id'
  // The tests of the contract hold each example to its operation's schema.
  const reply = example.value as Record<string, Payload<Op>>
  // Only operations with a payload are asked for.
  const payload = reply[outcomes.success.payload ?? ''] as Payload<Op>
  return { productId, market, payload }
}
