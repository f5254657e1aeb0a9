import type { Scenario } from './scenario-type.ts'
import { type WalletRecord, walletOf } from '../state/repayment.ts'

/** The card repayment of the running order's first instalment, as the shell opens it. */
const address = {
  path: '/payway',
  search: {
    market: 'id',
    productId: '1001',
    orderId: '723421968459640174',
    withholdingAmount: '109000000',
    userId: '880021460173',
    sessionId: '5c1f0a7e94',
    mobilePhone: '081234567789',
  },
}

const payway = (summary: string, rest: Omit<Scenario, 'summary' | 'address'> = {}): Scenario => ({
  summary,
  address,
  ...rest,
})

/** A scenario that changes what the first borrower can pay with, in both markets. */
const changedWallets = (summary: string, change: (wallet: WalletRecord) => void): Scenario =>
  payway(summary, {
    seed: async ({ repayment }) => {
      for (const productId of ['1001', '2001'])
        await repayment.wallets.update(await walletOf(repayment, 'first', productId), { data: change })
    },
  })

export const cardScenarios: Record<string, Scenario> = {
  'cards-none': changedWallets('No bank card is bound', (wallet) => {
    wallet.cards = []
  }),
  'card-needs-code': changedWallets('Every bank card wants a code', (wallet) => {
    wallet.cardsNeedingCode = wallet.cards.map(({ id }) => id)
  }),
  'card-without-code': {
    ...changedWallets('No bank card wants a code', (wallet) => {
      wallet.cardsNeedingCode = []
    }),
    looksTheSame: true,
  },
  'alipay-off': changedWallets('Alipay is not offered', (wallet) => {
    wallet.alipay = false
  }),
  'commit-reply-lost': payway('A card payment arrives, and its answer is lost', {
    looksTheSame: true,
    overrides: { lost: ['commitRepayment'] },
  }),
  'confirm-reply-lost': payway('The code of a card payment arrives, and its answer is lost', {
    looksTheSame: true,
    overrides: { lost: ['confirmRepayment'] },
  }),
  'payment-duplicate': payway('The payment was accepted before', {
    looksTheSame: true,
    overrides: { refuse: { commitRepayment: 'duplicatePayment' } },
  }),
  'payment-refused': payway('The bank refuses the payment', {
    looksTheSame: true,
    overrides: { refuse: { commitRepayment: 'other' } },
  }),
}
