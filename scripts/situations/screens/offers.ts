import type { Situation } from '../situation.ts'
import { said, saidIn } from '../../build/words/say.ts'

/** Scenarios that look like another situation. */
export const offerScenarioSteps: Record<string, Partial<Situation>> = {
  'recommend-india': { isAlike: true },
  'join-failure-india': { isAlike: true },
  'join-failure-empty': { isAlike: true },
  'orders-empty': { isAlike: true },
}

/** Situations of loans and products, in addition to their scenarios. */
export const offerSituations: Situation[] = [
  {
    name: 'orders-india',
    description: 'The loans of a borrower in India',
    isAlike: true,
    path: '/order',
    scenario: 'orders-several',
    search: { market: 'in' },
  },
  {
    name: 'product-no-app',
    description: 'The app cannot be opened from a browser',
    isAlike: true,
    path: '/product',
    scenario: 'recommend-full',
    search: { token: undefined },
    taps: [{ role: 'button', name: said('product_open') }],
    shows: {
      role: 'text',
      name: saidIn('product_not_opened'),
    },
  },
]
