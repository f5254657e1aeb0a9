import { successExamples } from '../examples.ts'
import type { Scenario } from './scenario-type.ts'
import { putJoinFailure, putOffer, confirmationOf } from '../state/confirmation.ts'

const offer = (summary: string, confirmation: string, contracts: string): Scenario => ({
  summary,
  looksTheSame: true,
  seed: async (world) => {
    await confirmationOf(world)
    await putOffer(world, confirmation, contracts)
  },
})

// Every offer is an example of the contract: the same name shows the same in Prism and in the world.
const offers = successExamples('getLoanConfirmation').map(({ name, summary, market }): [string, Scenario] => [
  name,
  offer(summary, name, market === 'in' ? 'contracts-india' : 'contracts-several'),
])

export const confirmationScenarios: Record<string, Scenario> = {
  ...Object.fromEntries(offers),
  'contracts-none': offer('The offer has no agreement', 'confirmation-several', 'contracts-none'),
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
