import { operationOf } from '../contract.ts'
import type { Scenario } from '../scenario.ts'
import { putJoinFailure, putOffer, ready } from '../state/confirmation.ts'

const offer = (summary: string, confirmation: string, contracts: string): Scenario => ({
  summary,
  looksTheSame: true,
  seed: async (world) => {
    await ready(world)
    await putOffer(world, confirmation, contracts)
  },
})

// Every offer is an example of the contract: the same name shows the same in Prism and in the world.
const offers = Object.entries(operationOf('getLoanConfirmation').examples)
  .filter(([name]) => name.startsWith('confirmation-'))
  .map(([name, { summary, 'x-market': market }]): [string, Scenario] => [
    name,
    offer(summary ?? name, name, market === 'in' ? 'contracts-india' : 'contracts-several'),
  ])

export const confirmationScenarios: Record<string, Scenario> = {
  ...Object.fromEntries(offers),
  'contracts-none': offer('The offer has no agreement', 'confirmation-several', 'contracts-none'),
  'join-failure-empty': {
    summary: 'The joint login failed, and nothing is recommended',
    looksTheSame: true,
    seed: async (world) => {
      await ready(world)
      await putJoinFailure(world, 'join-failure-empty')
    },
  },
  'orders-empty': {
    summary: 'The borrower has no order',
    looksTheSame: true,
    seed: async (world) => void world.loan.orders.deleteMany((q) => q.where(() => true)),
  },
}
