import type { GalleryState } from './gallery-state.ts'

const CARD = { role: 'radio', id: 'BCA •••• 4417', en: 'BCA •••• 4417' } as const
const PAY = { role: 'button', id: 'Bayar Rp1.090.000,00', en: 'Pay Rp1.090.000,00' } as const

const CODE_STEP = { role: 'dialog', id: 'Masukkan kode verifikasi', en: 'Enter the verification code' } as const

const payway = (name: string, description: string, rest: Partial<GalleryState>): GalleryState => ({
  name: `payway-${name}`,
  description,
  path: '/payway',
  scenario: 'card-needs-code',
  ...rest,
})

/** The steps of a card payment. */
export const paywayStates: GalleryState[] = [
  payway('chosen', 'A card is chosen', { taps: [CARD] }),
  payway('coupon', 'With a coupon', { search: { couponId: 'c-1', couponMoney: '2500000' }, taps: [CARD] }),
  payway('none-chosen', 'Pay is tapped before a card is chosen', { taps: [PAY] }),
  payway('code', 'The code step, with its countdown', { taps: [CARD, PAY], shows: CODE_STEP }),
  payway('code-missing', 'The code step is sent without a code', {
    taps: [CARD, PAY, { ...PAY, inDialog: true }],
    shows: CODE_STEP,
  }),
  payway('refused', 'The bank refuses', { scenario: 'payment-refused', taps: [CARD, PAY] }),
  payway('duplicate', 'The payment was accepted before', { scenario: 'payment-duplicate', taps: [CARD, PAY] }),
  payway('accepted', 'The order, after a payment was accepted', {
    scenario: 'card-without-code',
    taps: [CARD, PAY],
    play: async (page) => {
      await page.waitForURL(/borrowDetail/)
      await page.getByText(/diterima pukul|was accepted at/).waitFor()
    },
  }),
  payway('unknown', 'The answer is lost', {
    scenario: 'commit-reply-lost',
    taps: [CARD, PAY],
    shows: { role: 'heading', id: 'Hasilnya belum kami ketahui', en: 'We do not know the result yet' },
  }),
]
