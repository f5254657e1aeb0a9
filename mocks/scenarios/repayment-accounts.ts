import type { Scenario } from './scenario-type.ts'

/** A payment of one of the running order's three instalments. */
const TO_PAY = { market: 'id', productId: '1001', orderId: '723421968459640174', amount: '1090000' }

const account = (summary: string, played: Pick<Scenario, 'seed' | 'overrides'> = {}): Scenario => ({
  summary,
  address: { path: '/that', search: TO_PAY },
  ...played,
})

const choices = (summary: string, overrides: Scenario['overrides'] = {}): Scenario => ({
  summary,
  address: { path: '/individual', search: TO_PAY },
  overrides,
})

/** Replaces a field of a reply's payload. */
const withField = (field: string, value: unknown) => (payload: unknown) => ({ ...Object(payload), [field]: value })

export const accountScenarios: Record<string, Scenario> = {
  'account-bank': account('The virtual account of a bank'),
  'account-market': account('Who has made no choice pays at a mini market', {
    seed: async ({ repayment }) => {
      repayment.defaults.payType = 2
    },
  }),
  'account-refused': account('The server gives no number to pay to', {
    overrides: { refuse: { generateVirtualAccount: 'other' } },
  }),
  'account-unknown-type': account('The account is of a type that the contract does not know', {
    overrides: { tamper: { generateVirtualAccount: withField('payType', 9) } },
  }),
  'account-expired': account('Nobody can pay to the number any more', {
    overrides: { tamper: { generateVirtualAccount: withField('validUntil', '2026-01-01 00:00:00') } },
  }),
  'account-without-amount': account('The account has no amount that can be read', {
    overrides: { tamper: { generateVirtualAccount: withField('amount', '1.000.000') } },
  }),
  'choices-bank': choices('Three banks, and two mini markets'),
  'choices-down': choices('The server does not say which banks and mini markets there are', {
    refuse: { initPayType: 'other' },
  }),
  'choices-none': choices('There is no bank to choose', { tamper: { initPayType: withField('bankList', []) } }),
}
