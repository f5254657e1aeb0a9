import type { GalleryState } from './gallery-state.ts'

/** Scenarios that look like another state. */
export const offerScenarioSteps: Record<string, Partial<GalleryState>> = {
  'recommend-india': { isAlike: true },
  'join-failure-india': { isAlike: true },
  'join-failure-empty': { isAlike: true },
  'orders-empty': { isAlike: true },
}

/** Loans and products, beyond their scenarios. */
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
    taps: [{ role: 'button', id: 'Buka aplikasi', en: 'Open the app' }],
    shows: {
      role: 'text',
      id: 'Aplikasi tidak bisa dibuka dari halaman ini.',
      en: 'The app cannot be opened from this page.',
    },
  },
]
