import type { Scenario } from './scenario-type.ts'

const SARI = { market: 'id', productId: '1001', orderId: '723421968459640174', userId: '880021460173' }
const ARJUN = { market: 'in', productId: '2001', orderId: '723421968459640003', userId: '880021460388' }
const CARDS = { from: 'payway', withholdingAmount: '109000000' }
const INDIAN_CARDS = { from: 'payway', withholdingAmount: '725000' }

const bind = (summary: string, search: Record<string, string>): Scenario => ({
  summary,
  address: { path: '/#/addnormalcard', search },
})
const alipay = (summary: string, search: Record<string, string>, more: Partial<Scenario> = {}): Scenario => ({
  summary,
  address: { path: '/#/alipayrepayment', search },
  ...more,
})

/** Binding a card, handing over a payment, and the screens after a payment. */
export const handOverScenarios: Record<string, Scenario> = {
  'bind-card': bind('A bank card is bound', { ...SARI, ...CARDS, mobilePhone: '081290014417' }),
  'bind-card-in': bind('A bank card is bound in India', { ...ARJUN, ...INDIAN_CARDS, mobilePhone: '+919820018820' }),
  alipay: alipay('A payment is handed over to alipay', { ...SARI, ...CARDS }),
  'alipay-in': alipay('A payment is handed over to alipay in India', { ...ARJUN, ...INDIAN_CARDS }),
  'alipay-no-amount': alipay('An alipay address without its amount', { ...SARI, from: 'payway' }),
  'alipay-no-user': alipay('An alipay address without its user', { ...SARI, ...CARDS, userId: '' }),
  'alipay-refused': alipay(
    'The lender refuses to hand a payment over',
    { ...SARI, ...CARDS },
    {
      looksTheSame: true,
      overrides: { refuse: { startAlipay: 'other' } },
    },
  ),
  'alipay-reply-lost': alipay(
    'The address of the payment site is lost on its way',
    { ...SARI, ...CARDS },
    {
      looksTheSame: true,
      overrides: { lost: ['startAlipay'] },
    },
  ),
  'alipay-unknown-site': alipay(
    'The lender names a payment site that the app does not know',
    { ...SARI, ...CARDS },
    {
      looksTheSame: true,
      seed: async (world) => {
        world.paymentSite = 'https://pay.unknown.example/alipay'
      },
    },
  ),
  'repay-or-not': {
    summary: 'Did you pay?',
    address: { path: '/repayOrNotQuestion', search: { ...SARI, amount: '1.090.000' } },
  },
  'what-happened': {
    summary: 'What happened to the payment?',
    address: { path: '/repayOrNotChoose', search: { ...SARI, amount: '1.090.000' } },
  },
}
