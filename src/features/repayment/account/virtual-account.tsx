import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type VirtualAccount as Account,
  type VirtualAccountOrder,
  virtualAccountQuery,
} from '../../../api/repayment.ts'
import { toMinor } from '../../../lib/money.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { serverSecondsUntil } from '../../../platform/server-time.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { useEverySecond } from '../../../platform/use-seconds-left.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { StatusCard, StatusDrawing } from '../../../ui/status-card.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { MoneyHead } from '../money-head.tsx'
import { PaymentNote } from '../journal/payment-note.tsx'
import { readPeriods } from '../journal/periods.ts'
import { isSameReport } from '../journal/payments.ts'
import { isOfOthers } from '../journal/rules.ts'
import { useOrderCheck } from '../journal/use-order-check.ts'
import { useJournal, usePayments, useReportPayment } from '../journal/use-payments.ts'
import { useReasonToAsk } from '../journal/use-reason-to-ask.ts'
import { type Purpose, purposeOf } from '../where-to-pay.ts'
import { AccountAgain, AccountChecking, AccountOver, AccountUnchecked } from './in-place-of-number.tsx'
import { AccountNumber } from './account-number.tsx'
import styles from './account.module.css'
import { ChangeMethod } from './change-method.tsx'
import { PaidButton } from './paid-button.tsx'
import { channelName, payableOf } from './payable.ts'
import { usePaysLines } from './use-pays-lines.ts'

/** The number to pay to (REPAY-30 to REPAY-38), shown after the order was read. From then on it needs no network. */
export function VirtualAccount({ request }: { request: VirtualAccountOrder }) {
  const { data: account, refetch, isFetching } = useSuspenseQuery(virtualAccountQuery(request))
  // Not the seconds: the screen is drawn again only at the end.
  const isExpired = useEverySecond(() => hasEnded(account))
  const askNumber = useSingleFlight(async () => {
    const { data, error } = await refetch()
    if (error) showToast(errorWords(error) ?? m.account_expired_failed(), 'message', errorLanguage(error))
    else if (data && hasEnded(data)) showToast(m.account_expired_still())
  })
  const { productId, orderId } = request
  const order = { productId, orderId }
  const search = useSearch({ from: '/_card/that' })
  const purpose = purposeOf(search)
  const pay = payableOf(account)
  const name = channelName(account)
  const what = {
    purpose,
    amount: toMinor(request.amount),
    periods: readPeriods(search.periods),
    ...(name && { card: name }),
  }
  // After a report on this screen, the borrower still needs the number, perhaps for the receipt. On the next visit, the
  // screen asks first.
  const [reportedHere, setReportedHere] = useState(false)
  const { check, retry, refresh } = useOrderCheck(usePayments(order), what)
  const reading = check.kind === 'read' ? check.reading : undefined
  const isOver = reading && (reading.isPaidOff || !reading.isOffered)
  const { reason, agree, hasAgreed } = useReasonToAsk(
    orderId,
    what,
    reading?.paidPeriods ?? [],
    ({ status, way }) => reportedHere && status.kind === 'reported' && way === 'account',
  )
  const report = useReportPayment(order)
  const pays = usePaysLines(order, what, reading)
  const told = useJournal(orderId).filter((entry) => isSameReport(entry, { way: 'account', ...what }))
  return (
    <Page title={m.account_title()} start={<BackButton />}>
      <PaymentNote order={order} />
      {!pay ? (
        <AccountUnclear account={account} purpose={purpose} />
      ) : isOver ? (
        <AccountOver order={order} isPaidOff={reading.isPaidOff} />
      ) : reason ? (
        <AccountAgain order={order} reason={reason} isOther={isOfOthers(reason, what)} onAgree={agree} />
      ) : check.kind === 'unread' && !hasAgreed ? (
        <AccountUnchecked error={check.error} onRetry={retry} />
      ) : check.kind === 'checking' && !hasAgreed ? (
        <AccountChecking />
      ) : (
        <>
          {isExpired ? (
            <AccountExpired isFetching={isFetching} onAsk={() => void askNumber()} />
          ) : (
            <AccountNumber account={account} pay={pay} purpose={purpose} pays={pays} name={name} />
          )}
          <div>
            {!isExpired && request.is_default === 1 && <p className={styles.usual}>{usualWords(name)}</p>}
            <ChangeMethod preload="render" />
          </div>
          {!isExpired && <PaySteps payStep={account.payStep} />}
          {/* Also below an expired number: some paid to it just before. */}
          <PaidButton
            order={order}
            purpose={purpose}
            told={told}
            onPaid={async ({ isAnother }) => {
              // Before the note is there, or the question would stand in place of the number.
              setReportedHere(true)
              const isNoted = await report(what, { isAnother })
              if (isNoted) void refresh()
              else setReportedHere(reportedHere)
              return isNoted
            }}
          />
        </>
      )}
      <LoanHelp orderId={orderId} orderPhone={account.telephone} />
    </Page>
  )
}

/** Whether nobody can pay to the number any more; not where the end or the time is unknown. */
const hasEnded = ({ validUntil }: Account) => validUntil !== undefined && serverSecondsUntil(validUntil.at) === 0

/** Says that the lender chose, and which bank if the server named one. */
const usualWords = (name: string | undefined) => (name ? m.account_usual_named({ name }) : m.account_usual())

/** Payment steps: one list for each channel of a bank, or one list for a mini market. */
function PaySteps({ payStep }: Pick<Account, 'payStep'>) {
  const steps = payStep.filter((step) => typeof step === 'string')
  const channels = payStep.filter((step) => typeof step !== 'string').filter(({ step }) => step.length > 0)
  if (channels.length === 0 && steps.length === 0) return null
  return (
    <Card title={m.account_steps()}>
      <div lang={serverLanguage()}>
        {steps.length > 0 && <Steps steps={steps} />}
        {channels.map(({ name, step }, index) => (
          // A server may send the same name twice; the order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <Accordion key={`${index} ${name}`} title={name}>
            <Steps steps={step} />
          </Accordion>
        ))}
      </div>
    </Card>
  )
}

/** A pause sign: do not pay now. */
const waitIcon = (
  <StatusDrawing>
    <circle cx="24" cy="24" r="15" />
    <path d="M20 18v12M28 18v12" />
  </StatusDrawing>
)

/** Shown in the place of a number that nobody can pay to any more. */
const AccountExpired = ({ isFetching, onAsk }: { isFetching: boolean; onAsk: () => void }) => (
  <>
    <StatusCard icon={waitIcon} tone="warning" title={m.account_expired_title()} text={m.account_expired_text()} />
    <Button aria-busy={isFetching} onClick={onAsk}>
      {m.account_expired_ask()}
    </Button>
  </>
)

/** Shown if `payableOf` finds nothing to pay. */
function AccountUnclear({ account: { amount }, purpose }: { account: Account; purpose: Purpose }) {
  return (
    <>
      {/* Show a dash and not 0, because nobody can pay zero. */}
      <MoneyHead purpose={purpose} label={m.account_total} value={showMoney(amount?.major ? amount : undefined)} />
      <StatusCard icon={waitIcon} tone="neutral" title={m.account_unclear_title()} text={m.account_unclear_text()} />
      <ChangeMethod look="primary" />
    </>
  )
}
