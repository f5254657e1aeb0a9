import type { components } from '../../src/api/generated/schema.ts'
import { exampleOf, successExamples } from '../examples.ts'
import type { Scenario } from './scenario-type.ts'
import { putJoinFailure, putOffer, confirmationOf } from '../state/confirmation.ts'

type Offer = components['schemas']['LoanConfirmation']

interface OfferScenario {
  summary: string
  confirmation: string
  contracts?: string
  change?: (offer: Offer) => Offer
}

const offer = ({ summary, confirmation, contracts, change }: OfferScenario): Scenario => {
  const { market, request } = exampleOf('getLoanConfirmation', confirmation)
  return {
    summary,
    address: { path: '/loanConfirm', search: { market, productId: request['productId'] ?? '' } },
    seed: async (world) => {
      await confirmationOf(world)
      await putOffer(
        world,
        confirmation,
        contracts ?? (market === 'in' ? 'contracts-india' : 'contracts-several'),
        change,
      )
    },
  }
}

/** At first sight they look like another offer. */
const ALIKE = ['confirmation-single', 'confirmation-india-pop']

// Every offer is an example of the contract: the same name shows the same in Prism and in the world.
const offers = successExamples('getLoanConfirmation').map(({ name, summary }): [string, Scenario] => [
  name,
  { ...offer({ summary, confirmation: name }), ...(ALIKE.includes(name) && { looksTheSame: true as const }) },
])

/** As many repayments as the contract allows, with the same amount, a week apart. */
const LONGEST = 60
const inWeeks = (plan: Offer): Offer => ({
  ...plan,
  repay_plans: Array.from({ length: LONGEST }, (_, index) => ({
    title: `Cicilan ke-${index + 1}`,
    amount: 54_500,
    pay_time: new Date(Date.UTC(2026, 10, 28 + 7 * index)).toISOString().slice(0, 10),
    description: 'Pokok Rp50.000 dan bunga Rp4.500',
  })),
})

export const confirmationScenarios: Record<string, Scenario> = {
  ...Object.fromEntries(offers),
  'contracts-none': {
    ...offer({
      summary: 'The offer has no agreement',
      confirmation: 'confirmation-several',
      contracts: 'contracts-none',
    }),
    looksTheSame: true,
  },
  'confirmation-weekly': {
    ...offer({ summary: 'Sixty weekly repayments', confirmation: 'confirmation-several', change: inWeeks }),
    looksTheSame: true,
  },
  'join-failure': {
    summary: 'The joint login failed, and three products are recommended, one of them closed',
    address: { path: '/loginError', search: { market: 'id', productId: '1001' } },
  },
  'join-failure-india': {
    summary: 'The joint login failed in India',
    address: { path: '/loginError', search: { market: 'in', productId: '2001' } },
  },
  'join-failure-empty': {
    summary: 'The joint login failed, and nothing is recommended',
    address: { path: '/loginError', search: { market: 'id', productId: '1001' } },
    seed: async (world) => {
      await confirmationOf(world)
      await putJoinFailure(world, 'join-failure-empty')
    },
  },
}
