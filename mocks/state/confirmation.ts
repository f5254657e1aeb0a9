import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import { shiftDates } from '../example-dates.ts'
import { componentSchema } from '../contract.ts'
import { exampleOf, payloadOf } from '../examples.ts'
import type { Market } from '../market.ts'
import { fillOnce } from './fill-once.ts'

type Schemas = components['schemas']

/** The offer of a product, with its agreements. */
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
  /** How often it was wrong. */
  wrongCodes: number
}

const schemas = {
  offers: componentSchema<OfferRecord>((ref) => ({
    type: 'object',
    required: ['productId', 'market', 'confirmation', 'contracts'],
    properties: {
      ...ref('LoanConfirmationRequest').properties,
      market: { enum: ['id', 'in'] },
      confirmation: ref('LoanConfirmation'),
      contracts: ref('ContractList'),
    },
  })),
  joinFailures: componentSchema<JoinFailureRecord>((ref) => ({
    type: 'object',
    required: ['productId', 'failure'],
    properties: { ...ref('JoinFailureRequest').properties, failure: ref('JoinFailure') },
  })),
}

export const confirmationState = () => ({
  offers: new Collection({ schema: schemas.offers }),
  joinFailures: new Collection({ schema: schemas.joinFailures }),
  /** Banks that know the borrower's mobile number; the others require a code. */
  trusted: { banks: ['BCA', 'HDFC'] },
  /** Codes that were sent to bind a card, each for one card and one phone. */
  cardCodes: { sent: new Array<CardCode>() },
  counter: { orders: 0, cards: 0 },
})

type ConfirmationState = ReturnType<typeof confirmationState>

/** The parts of the world that are needed here. (World itself imports this file.) */
interface ConfirmationWorld {
  confirmation: ConfirmationState
  madeAt: number
}

/** The state with its initial records, the contract's examples. They are created when first needed, because that is slow. */
export async function confirmationOf(world: ConfirmationWorld): Promise<ConfirmationState> {
  await fillOnce(world.confirmation, () => fill(world))
  return world.confirmation
}

async function fill(world: ConfirmationWorld): Promise<void> {
  if (world.confirmation.offers.count() > 0) return
  await putOffer(world, 'confirmation-several', 'contracts-several')
  await putOffer(world, 'confirmation-india', 'contracts-india')
  await putJoinFailure(world, 'join-failure')
  await putJoinFailure(world, 'join-failure-india')
}

/** Offers the examples with these names, optionally changed, and replaces earlier offers of the same product. */
export async function putOffer(
  { confirmation: { offers }, madeAt }: ConfirmationWorld,
  confirmation: string,
  contracts: string,
  change: (offer: Schemas['LoanConfirmation']) => Schemas['LoanConfirmation'] = (offer) => offer,
): Promise<void> {
  const { request, market, payload } = exampleOf('getLoanConfirmation', confirmation)
  const productId = request['productId'] ?? ''
  offers.delete((q) => q.where({ productId }))
  await offers.create({
    productId,
    market,
    confirmation: shiftDates(madeAt, market, change(payload)),
    contracts: payloadOf('listContracts', contracts),
  })
}

export async function putJoinFailure(
  { confirmation: { joinFailures } }: ConfirmationWorld,
  name: string,
): Promise<void> {
  const { request, payload } = exampleOf('getJoinFailure', name)
  const productId = request['productId'] ?? ''
  joinFailures.delete((q) => q.where({ productId }))
  await joinFailures.create({ productId, failure: payload })
}
