import { Link } from '@tanstack/react-router'
import { BackButton } from '../../../parts/back-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showMoney } from '../../../platform/show-money.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { MoneyHead } from '../money-head.tsx'
import type { AccountSearch } from '../repayment-search.ts'
import { purposeOf } from '../where-to-pay.ts'
import { readPayableAmount } from './account-order.ts'
import styles from './account.module.css'

/** How to pay from a local e-wallet to the virtual account (REPAY-29). */
export function WalletInstructions({ search }: { search: AccountSearch }) {
  const amount = readPayableAmount(search.amount)
  const { productId, orderId } = search
  const purpose = purposeOf(search)
  const order = { productId, orderId }
  return (
    <Page title={m.wallet_title()} start={<BackButton />}>
      {amount && <MoneyHead purpose={purpose} label={m.account_total} value={showMoney(amount)} />}
      <Card title={m.account_steps()}>
        <p className={styles.walletText}>{m.wallet_text()}</p>
        <Steps steps={[m.wallet_copy(), m.wallet_transfer(), m.wallet_paste(), m.wallet_confirm()]} />
      </Card>
      <div>
        {amount ? (
          <Link to="/that" search={search} className={buttonClass.primary}>
            {m.wallet_open_account()}
          </Link>
        ) : (
          <Link to="/repayment" search={order} className={buttonClass.primary}>
            {m.wallet_choose_bill()}
          </Link>
        )}
        <Link to="/loanDetails" search={order} className={buttonClass.quiet}>
          {m.see_loan()}
        </Link>
      </div>
      <LoanHelp orderId={orderId} />
    </Page>
  )
}
