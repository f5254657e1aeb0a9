import { expect, test } from 'vitest'
import { payloadOf } from '../../../../mocks/examples.ts'
import { readReply } from '../../../../tests/setup/read-reply.ts'
import type { LoanConfirmation } from '../../../api/confirmation.ts'
import { mainAmountOf, termsOf } from './offer.ts'

// The contract's example, as the reader reads it.
const offer = readReply('getLoanConfirmation', payloadOf('getLoanConfirmation', 'confirmation-several'))

test('An offer is another if a price or term changes, and not for a picture or note', () => {
  const others: Partial<LoanConfirmation>[] = [
    { amount: { major: 2_999_999 } },
    { periods: 90 },
    { termUnit: 'bulan' },
    { details: [] },
    { detail1: [] },
    { detail2: [...offer.detail2, { text: 'Denda', value: 'Rp1' }] },
    { repay_plans: offer.repay_plans.slice(1) },
    { firstPayTime: '2026-12-20' },
    { pRateDsc: '4% per bulan' },
    { sp_rate: '3% per bulan' },
    // An agreement that was not shown.
    { popAgreementUrl: 'https://pages.rupya.example/agreement' },
  ]
  for (const other of others) expect(termsOf({ ...offer, ...other })).not.toBe(termsOf(offer))
  expect(termsOf({ ...offer, productLogo: undefined, note: 'x' })).toBe(termsOf(offer))
  const [one, other] = ['x', 'y'].map((popAgreementUrl) => termsOf({ ...offer, popAgreementUrl }))
  expect(one).toBe(other)
})

test('The first amount of the lines is large, the others explain it; none is made up', () => {
  expect(mainAmountOf(offer.detail2)).toEqual({
    main: { text: 'Total pembayaran', value: 'Rp3.270.000' },
    rest: [{ text: 'Bunga', value: 'Rp270.000' }],
  })
  const words = [
    { text: 'Denda', value: 'Rp1.000, sekali' },
    { text: 'Bunga', value: undefined },
  ]
  expect(mainAmountOf(words)).toEqual({ main: undefined, rest: words })
})
