import type { GalleryState } from '../situation.ts'
import { said, saidIn } from '../../build/words/say.ts'

/** Scenarios that look like another state. */
export const offerScenarioSteps: Record<string, Partial<GalleryState>> = {
  'recommend-india': { isAlike: true },
  'join-failure-india': { isAlike: true },
  'join-failure-empty': { isAlike: true },
  'orders-empty': { isAlike: true },
}

/** States of loans and products, in addition to their scenarios. */
export const offerStates: GalleryState[] = [
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
