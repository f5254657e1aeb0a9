import type { GalleryState } from './gallery-state.ts'

const instalments = (name: string, description: string, rest: Partial<GalleryState>): GalleryState => ({
  name: `instalments-${name}`,
  description,
  path: '/repayment',
  scenario: 'instalments-many',
  ...rest,
})

/** Choices of instalments, and a refused extension. */
export const planStates: GalleryState[] = [
  instalments('several', 'Several instalments are chosen', { search: { upToPeriod: '6' } }),
  instalments('all', 'All that can be paid are chosen', { search: { upToPeriod: '12' } }),
  instalments('none-chosen', 'Nothing is chosen: only the first can be', { search: { upToPeriod: '0' } }),
  instalments('paid', 'Those that are paid are unfolded', {
    scenario: 'instalments-one',
    taps: [{ role: 'text', id: 'Sudah dibayar (2)', en: 'Paid (2)' }],
  }),
  {
    name: 'extension-refused',
    description: 'The server offers no extension',
    path: '/repaymentDelay',
    scenario: 'order-174',
  },
]
