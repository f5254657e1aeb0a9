import { ownAddress } from '../../platform/links/own-address.ts'

interface Address {
  path: string
  name: string
  /** Which parameters its screen needs beside the session. */
  needs: 'nothing' | 'order' | 'amount' | 'hundredths' | 'orderNo' | 'problem' | 'template'
  /** The scenario without which it has nothing to show. */
  scenario?: string
}

/** Every address of the specification. */
export const ADDRESSES: Address[] = [
  { path: '/loanDetails', name: 'Loan details', needs: 'order' },
  { path: '/#/borrowDetail/', name: 'Loan details, hash address', needs: 'order' },
  { path: '/loanConfirm', name: 'Loan confirmation', needs: 'order' },
  { path: '/loginError', name: 'Joint login failure', needs: 'order' },
  { path: '/repayment', name: 'Repayment in instalments', needs: 'order' },
  { path: '/repaymentDelay', name: 'Extension', needs: 'order', scenario: 'order-174-extendable' },
  { path: '/that', name: 'Virtual account', needs: 'amount' },
  { path: '/individual', name: 'Repayment method', needs: 'amount' },
  { path: '/payway', name: 'Card repayment', needs: 'hundredths' },
  { path: '/#/addnormalcard', name: 'Bind a bank card', needs: 'order' },
  { path: '/#/alipayrepayment', name: 'Alipay', needs: 'hundredths' },
  { path: '/repayOrNotQuestion', name: 'Did you repay?', needs: 'order' },
  { path: '/repayOrNotChoose', name: 'Did you repay? The choice', needs: 'order' },
  { path: '/walletInstructions', name: 'Repayment by e-wallet', needs: 'amount' },
  { path: '/complainPage', name: 'Complaint', needs: 'orderNo' },
  { path: '/complainNewPage', name: 'Complaint, Indonesian entry', needs: 'orderNo' },
  { path: '/complainPageNext', name: 'Complaint form', needs: 'orderNo' },
  { path: '/complaintList', name: 'My complaints', needs: 'nothing' },
  { path: '/complainDetails', name: 'Complaint details', needs: 'problem' },
  { path: '/intelligentCustomerService', name: 'Chatbot', needs: 'orderNo' },
  { path: '/relevant', name: 'Recommended products', needs: 'nothing' },
  { path: '/order', name: 'Orders', needs: 'nothing' },
  { path: '/product', name: 'Product', needs: 'nothing' },
  { path: '/customerService', name: 'Customer service', needs: 'nothing' },
  { path: '/aboutUs', name: 'About us', needs: 'nothing' },
  { path: '/privacyPolicy', name: 'Privacy policy', needs: 'nothing' },
  { path: '/loanAgreement', name: 'Loan agreement', needs: 'nothing' },
  { path: '/registerTemplate', name: 'Promotion registration', needs: 'template' },
  { path: '/#/downloadTemplate', name: 'Promotion, download of the app', needs: 'template' },
  { path: '/#/agreementTemplate', name: 'Promotion, registration agreement', needs: 'template' },
  { path: '/error', name: 'Error page', needs: 'nothing' },
  { path: '/', name: 'Official site', needs: 'nothing' },
  { path: '/About', name: 'About us, second address', needs: 'nothing' },
  { path: '/Policy', name: 'Privacy policy, second address', needs: 'nothing' },
  { path: '/Loan', name: 'Loan agreement, second address', needs: 'nothing' },
  { path: '/User', name: 'User', needs: 'nothing' },
]

/** An address with the session's parameters before the `#`, and the screen's own parameters inside a hash address. */
export function linkTo(path: string, session: Record<string, string>, own: Record<string, string>): string {
  const [screen = '', hash] = path.split('#')
  const before = new URLSearchParams(hash === undefined ? { ...session, ...own } : session).toString()
  const inside = new URLSearchParams(own).toString()
  const address = `${screen}?${before}${hash === undefined ? '' : `#${hash}?${inside}`}`
  return import.meta.env.BASE_URL === '/' ? address : ownAddress(address)
}
