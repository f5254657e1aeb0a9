import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import {
  type VirtualAccount as Account,
  type VirtualAccountOrder,
  virtualAccountQuery,
} from '../../../api/repayment.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { CopyLine } from '../../../parts/copy-line.tsx'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentParams, hasToken } from '../../../platform/session/session.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Amount } from '../../../ui/amount.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Page } from '../../../ui/page.tsx'
import { StatusCard, StatusDrawing } from '../../../ui/status-card.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { PaymentNote } from '../journal/payment-note.tsx'
import { payLabel } from '../where-to-pay.ts'
import styles from './account.module.css'
import { ChangeMethod } from './change-method.tsx'
import { groupInFours, type Payable, payableOf } from './payable.ts'

/** The number to pay to (REPAY-30 to REPAY-38). Once loaded it needs no network. */
export function VirtualAccount({ request }: { request: VirtualAccountOrder }) {
  const { data: account } = useSuspenseQuery(virtualAccountQuery(request))
  const { productId, orderId } = request
  const { from } = useSearch({ from: '/_card/that' })
  const label = payLabel(from, m.account_total)
  const pay = payableOf(account)
  // Show a dash and not 0: zero is no amount to pay.
  const total = showMoney(account.amount?.major ? account.amount : undefined)
  return (
    <Page title={m.account_title()} start={<BackButton />}>
      <PaymentNote order={{ productId, orderId }} />
      <Amount
        label={label}
        value={total}
        {...(pay && {
          shown: (
            <span className={styles.total}>
              <CopyLine shown={total} raw={String(pay.amount.major)} {...copyWords(label)} />
            </span>
          ),
        })}
      />
      {pay ? (
        <>
          <AccountNumber account={account} pay={pay} />
          <ChangeMethod preload="render" />
          {request.is_default === 1 && <p className={styles.usual}>{m.account_usual()}</p>}
          <PaySteps payStep={account.payStep} />
          <PaidButton order={{ productId, orderId }} />
        </>
      ) : (
        <AccountUnclear />
      )}
      <AccountHelp orderId={orderId} phone={account.telephone} />
    </Page>
  )
}

/** The copy button's texts for a value, from the value's label. */
const copyWords = (what: string) => ({
  copy: m.account_copy({ what: what.toLowerCase() }),
  copied: m.account_copied({ what }),
})

interface AccountNumberProps {
  account: Account
  pay: Payable
}

/** The number to pay to, and what else a bank or a cashier asks for. */
function AccountNumber({ account, pay }: AccountNumberProps) {
  const isBank = pay.kind === 'bank'
  const what = isBank ? m.account_number() : m.account_market_number()
  const line = (label: string, raw: string | undefined) =>
    raw ? [{ label, value: <CopyLine shown={groupInFours(raw)} raw={raw} {...copyWords(label)} /> }] : []
  return (
    <Card>
      <div className={styles.number}>
        <h2 className={styles.label}>{`${what} ${account.payCode ?? ''}`.trim()}</h2>
        <p className={styles.value}>
          <CopyLine shown={groupInFours(pay.number)} raw={pay.number} {...copyWords(what)} />
        </p>
      </div>
      <DetailLines
        lines={[
          ...line(m.account_bill(), account.cardNo),
          ...line(isBank ? m.account_pay_code() : m.account_market(), account.payCode),
        ]}
      />
    </Card>
  )
}

/** How to pay: a list for each channel of a bank, one list for a mini market. */
function PaySteps({ payStep }: Pick<Account, 'payStep'>) {
  const steps = payStep.filter((step) => typeof step === 'string')
  const channels = payStep.filter((step) => typeof step !== 'string').filter(({ step }) => step.length > 0)
  if (channels.length === 0 && steps.length === 0) return null
  return (
    <Card title={m.account_steps()}>
      {steps.length > 0 && <Steps steps={steps} />}
      {channels.map(({ name, step }, index) => (
        // A server may send one name twice; the order is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <Accordion key={`${index} ${name}`} title={name}>
          <Steps steps={step} />
        </Accordion>
      ))}
    </Card>
  )
}

/** Tells a borrower who has paid what comes next. Sends nothing: only the order says whether the money has arrived. */
function PaidButton({ order }: { order: OrderRef }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useCloseOnBack(open, close)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{m.account_paid()}</Button>
      {open && (
        <Dialog title={m.account_tips_title()} onClose={close}>
          <p>{m.account_tips_text()}</p>
          <div className={styles.dialogActions}>
            <Link to="/loanDetails" search={order} className={buttonClass.primary}>
              {m.account_see_order()}
            </Link>
            <Button look="quiet" onClick={close}>
              {m.close()}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

interface AccountHelpProps {
  orderId: string
  /** The lender's phone for this order, where the server gave one. */
  phone: string | undefined
}

/** Customer service: a phone and, if the session has a token, a complaint about this order. */
function AccountHelp({ orderId, phone }: AccountHelpProps) {
  return (
    <Card title={m.account_help()}>
      <div className={styles.helpLinks}>
        {/* Complaints need a token; a card session has only the phone (`x-session` of the complaint operations). */}
        {hasToken(currentParams()) && (
          <Link to="/complainPage" search={{ orderNo: orderId }} className={buttonClass.quiet}>
            {m.account_complain()}
          </Link>
        )}
        <ServicePhone orderPhone={phone} />
      </div>
    </Card>
  )
}

/** A pause sign: not to be paid now. */
const waitIcon = (
  <StatusDrawing>
    <circle cx="24" cy="24" r="15" />
    <path d="M20 18v12M28 18v12" />
  </StatusDrawing>
)

/** Shown if `payableOf` finds nothing that can be paid. */
function AccountUnclear() {
  return (
    <>
      <StatusCard icon={waitIcon} tone="neutral" title={m.account_unclear_title()} text={m.account_unclear_text()} />
      <ChangeMethod look="primary" />
    </>
  )
}
