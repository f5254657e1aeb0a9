// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { payloadOf } from '../../../../mocks/examples.ts'
import { openAddress } from '../../../../tests/setup/location.ts'
import { readReply } from '../../../../tests/setup/read-reply.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { OfferFacts } from './offer-facts.tsx'

beforeEach(() => openAddress('/loanConfirm?market=id'))

const offer = readReply('getLoanConfirmation', payloadOf('getLoanConfirmation', 'confirmation-several'))
const [repayment] = offer.repay_plans
if (!repayment) throw new Error('The example has no repayment')

test('A plan of sixty repayments shows three, and folds the others @LOAN-61', () => {
  const plan = Array.from({ length: 60 }, (_, index) => ({ ...repayment, title: `Cicilan ke-${index + 1}` }))
  const { container } = render(<OfferFacts offer={{ ...offer, repay_plans: plan }} />)
  const folded = container.querySelector('details')
  expect(container.querySelectorAll('li')).toHaveLength(60)
  expect(folded?.querySelectorAll('li')).toHaveLength(57)
  expect(folded?.open).toBe(false)
  expect(folded?.querySelector('summary')?.textContent).toBe(m.confirm_plan_rest({ count: 57 }))
})

test('What the server did not send is not there, and nothing is computed in its place @LOAN-60', () => {
  const plans = [{ ...repayment, amount: undefined, pay_time: undefined, description: undefined }]
  const lists = { details: [], detail1: [], detail2: [], repay_plans: plans }
  const texts = { firstPayTime: undefined, firstPeriodDay: undefined, pRateDsc: undefined, note: undefined }
  const { container } = render(<OfferFacts offer={{ ...offer, ...lists, ...texts }} />)
  expect(container.textContent).toBe(
    [
      offer.productName,
      m.loan_amount(),
      'Rp3.000.000',
      m.confirm_facts(),
      m.loan_term(),
      '91 hari',
      m.confirm_plan(),
      repayment.title,
      '–',
    ].join(''),
  )
})
