interface Address {
  path: string
  name: string
  /** Which parameters its screen needs beside the session. */
  needs: 'nothing' | 'order' | 'amount' | 'hundredths' | 'orderNo' | 'problem' | 'template'
  built: boolean
  /** The scenario without which it has nothing to show. */
  scenario?: string
}

/** Every address of the specification. */
export const ADDRESSES: Address[] = [
  { path: '/loanDetails', name: 'Loan details', needs: 'order', built: true },
  { path: '/#/borrowDetail/', name: 'Loan details, hash address', needs: 'order', built: true },
  { path: '/loanConfirm', name: 'Loan confirmation', needs: 'order', built: true },
  { path: '/loginError', name: 'Joint login failure', needs: 'order', built: true },
  { path: '/repayment', name: 'Repayment in instalments', needs: 'order', built: true },
  { path: '/repaymentDelay', name: 'Extension', needs: 'order', built: true, scenario: 'order-174-extendable' },
  { path: '/that', name: 'Virtual account', needs: 'amount', built: true },
  { path: '/individual', name: 'Repayment method', needs: 'amount', built: true },
  { path: '/payway', name: 'Card repayment', needs: 'hundredths', built: true },
  { path: '/#/addnormalcard', name: 'Bind a bank card', needs: 'order', built: true },
  { path: '/#/alipayrepayment', name: 'Alipay', needs: 'hundredths', built: true },
  { path: '/repayOrNotQuestion', name: 'Did you repay?', needs: 'order', built: true },
  { path: '/repayOrNotChoose', name: 'Did you repay? The choice', needs: 'order', built: true },
  { path: '/walletInstructions', name: 'Repayment by e-wallet', needs: 'amount', built: true },
  { path: '/complainPage', name: 'Complaint', needs: 'orderNo', built: true },
  { path: '/complainNewPage', name: 'Complaint, Indonesian entry', needs: 'orderNo', built: true },
  { path: '/complainPageNext', name: 'Complaint form', needs: 'orderNo', built: true },
  { path: '/complaintList', name: 'My complaints', needs: 'nothing', built: true },
  { path: '/complainDetails', name: 'Complaint details', needs: 'problem', built: true },
  { path: '/intelligentCustomerService', name: 'Chatbot', needs: 'orderNo', built: true },
  { path: '/relevant', name: 'Recommended products', needs: 'nothing', built: true },
  { path: '/order', name: 'Orders', needs: 'nothing', built: true },
  { path: '/product', name: 'Product', needs: 'nothing', built: true },
  { path: '/customerService', name: 'Customer service', needs: 'nothing', built: true },
  { path: '/aboutUs', name: 'About us', needs: 'nothing', built: false },
  { path: '/privacyPolicy', name: 'Privacy policy', needs: 'nothing', built: false },
  { path: '/loanAgreement', name: 'Loan agreement', needs: 'nothing', built: false },
  { path: '/registerTemplate', name: 'Promotion registration', needs: 'template', built: true },
  { path: '/#/downloadTemplate', name: 'Promotion, download of the app', needs: 'template', built: true },
  { path: '/#/agreementTemplate', name: 'Promotion, registration agreement', needs: 'template', built: true },
  { path: '/error', name: 'Error page', needs: 'nothing', built: true },
  { path: '/', name: 'Official site', needs: 'nothing', built: true },
]

/** An address with the session's parameters before the `#`, and the screen's own parameters inside a hash address. */
export function linkTo(path: string, session: Record<string, string>, own: Record<string, string>): string {
  const [screen = '', hash] = path.split('#')
  const before = new URLSearchParams(hash === undefined ? { ...session, ...own } : session).toString()
  const inside = new URLSearchParams(own).toString()
  return `${screen}?${before}${hash === undefined ? '' : `#${hash}?${inside}`}`
}
