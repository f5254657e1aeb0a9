import { SECOND_BORROWER } from '../borrowers.ts'
import { SECOND_ORDERS } from '../state/second-borrower.ts'
import type { Scenario } from './scenario-type.ts'

export const secondBorrowerScenarios: Record<string, Scenario> = {
  'second-borrower': {
    summary: 'The running order of another borrower, by that borrower’s own token',
    address: {
      path: '/loanDetails',
      search: { market: 'id', productId: '1001', orderId: SECOND_ORDERS.running, token: SECOND_BORROWER.token },
    },
    looksTheSame: true,
  },
}
