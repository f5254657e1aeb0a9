import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../api/api-error.ts'
import {
  contractsQuery,
  type LoanConfirmation,
  loanConfirmationQuery,
  useForgetOffers,
} from '../../../api/confirmation.ts'
import { lastOf } from '../../../lib/list.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { HomeButton } from '../../../parts/home-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { OfflineNote } from '../../../parts/offline-note.tsx'
import { type BlockedWords, bothWords, wordsForNotSent } from '../../../parts/words-for-not-sent.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { getLocale } from '../../../platform/i18n/generated/runtime.js'
import { showMoney } from '../../../platform/show-money.ts'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Delayed, STILL_WORKING_MS } from '../../../ui/delayed.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Page } from '../../../ui/page.tsx'
import { dismissMessage, showToast } from '../../../ui/toast.tsx'
import { AgreementPopUp, AgreementSheet } from './agreement-dialogs.tsx'
import { Consent, CONSENTS_BY_DEFAULT } from './consent.tsx'
import styles from './loan-confirm.module.css'
import type { Taken } from './loan-taking.ts'
import { LoanTaken } from './loan-taken.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { type FramedAgreement, useAgreement } from './use-agreement.tsx'
import { useLoanTaking } from './use-loan-taking.ts'
import { useOrderLink } from './use-order-link.tsx'

/** Why no loan was taken, shown beside the button. `note`: what happened to it, if it may have been taken. */
type TakingFailure = Omit<BlockedWords, 'toast'>

/**
 * The confirmation of a loan (LOAN-32 to LOAN-41). If a loan of this product was taken, or may have been, that is shown
 * first.
 */
export function LoanConfirm({ productId }: { productId: string }) {
  const { taking, isBusy, earlier } = useLoanTaking(productId)
  const forgetOffers = useForgetOffers()
  const { open, openAgain, order, isNotOpened, question } = useOrderLink()
  const [failure, setFailure] = useState<TakingFailure>()
  /** A loan of this product was taken on this visit. Another one can be taken on a later visit. */
  const [takenNow, setTakenNow] = useState<string>()
  const isMounted = useIsMounted()

  const take = async (offer: LoanConfirmation) => {
    setFailure(undefined)
    // The reason of an earlier tap is outdated.
    dismissMessage()
    const taken = await taking.take(offer)
    if (taken.kind === 'accepted' || taken.kind === 'unknown') forgetOffers()
    // The shell may have opened another screen meanwhile. This screen shows the result when it is opened again.
    if (!isMounted.current) return
    const failed = failureOf(taken)
    setFailure(failed)
    if (taken.kind === 'accepted') setTakenNow(productId)
    if (failed) showToast(failed.text, 'message', failed.lang)
    if (taken.kind === 'unknown') showToast(m.confirm_unknown_notice())
    if (taken.kind === 'asks') showToast(m.confirm_just_taken())
    // The focused button is gone, because another screen replaced the offer.
    if (!failed && taken.kind !== 'ignored') beginScreen()
    if (taken.kind === 'accepted') await open(taken.address)
  }

  /** Shows the offer again. */
  const takeAgain = () => {
    flushSync(() => taking.agree(earlier))
    beginScreen()
  }

  const newest = lastOf(earlier)
  if (newest && !isBusy)
    return (
      <LoanTaken
        earlier={earlier}
        newest={newest}
        onOpen={openAgain}
        order={order}
        isNotOpened={isNotOpened}
        onAgain={takenNow === productId ? undefined : takeAgain}
      >
        {question}
      </LoanTaken>
    )
  return <Offer productId={productId} isBusy={isBusy} failure={failure} onTake={(offer) => void take(offer)} />
}

/** Call after one screen has replaced another at the same address. */
function beginScreen() {
  focusHeading()
  globalThis.scrollTo(0, 0)
}

/** The message after a tap that did not lead to a loan on the screen. */
function failureOf(taken: Taken): TakingFailure | undefined {
  switch (taken.kind) {
    case 'changed':
      return bothWords(m.confirm_changed())
    case 'busy':
    case 'unsent':
    case 'unread':
      return wordsForNotSent(taken, { busy: m.confirm_busy, unread: m.confirm_unread })
    case 'refused': {
      const { error, isTurnedAway } = taken
      const hasSessionEnded = error instanceof ApiError && error.kind === 'session'
      return {
        // A server that ends the session may not have looked at the loan.
        text: hasSessionEnded ? m.turned_away_session() : (errorWords(error) ?? m.confirm_refused()),
        lang: errorLanguage(error),
        note: isTurnedAway ? m.confirm_turned_away() : undefined,
        next: hasSessionEnded ? 'home' : undefined,
      }
    }
    case 'ignored':
    case 'asks':
    case 'unknown':
    case 'accepted':
      return undefined
  }
}

interface OfferProps {
  productId: string
  isBusy: boolean
  failure: TakingFailure | undefined
  onTake: (offer: LoanConfirmation) => void
}

type OpenDialog = { kind: 'agreement'; agreement: FramedAgreement } | { kind: 'popUp'; offer: LoanConfirmation }

/** The offer, with everything that a person must know before taking it. */
function Offer({ productId, isBusy, failure, onTake }: OfferProps) {
  const { data: offer } = useSuspenseQuery(loanConfirmationQuery(productId))
  const contracts = useQuery(contractsQuery(productId))
  const [consents, setConsents] = useState(CONSENTS_BY_DEFAULT)
  const [dialog, setDialog] = useState<OpenDialog>()
  const reasonId = useId()
  const agreement = useAgreement({
    productId,
    isCovered: isBusy || dialog !== undefined,
    onFramed: (opened) => setDialog({ kind: 'agreement', agreement: opened }),
  })
  const close = () => setDialog(undefined)
  const needsConsent = Boolean(contracts.data?.length) && !consents
  const reason = !isUsable(offer)
    ? m.confirm_unusable()
    : !contracts.data
      ? m.confirm_agreements_reason()
      : needsConsent
        ? m.confirm_consent_reason()
        : undefined

  const confirm = () => {
    if (isBusy) return
    if (reason) showToast(reason)
    else if (popsUp(offer)) setDialog({ kind: 'popUp', offer })
    else onTake(offer)
  }
  const agree = (shown: LoanConfirmation) => {
    close()
    onTake(shown)
  }

  // Stay while a loan is being sent: leaving would not cancel it.
  useCloseOnBack(isBusy, () => showToast(m.confirm_wait()))

  return (
    <Page title={m.confirm_title()} start={<BackButton />}>
      <OfferFacts offer={offer} />
      {/* Nothing else can be tapped while a loan is being sent. */}
      <div inert={isBusy} className={styles.consent}>
        <Consent
          contracts={contracts}
          consents={consents}
          reason={needsConsent ? { id: reasonId, text: m.confirm_consent_reason() } : undefined}
          opening={agreement.opening}
          onConsent={(given) => {
            dismissMessage()
            setConsents(given)
          }}
          onOpen={agreement.open}
        />
      </div>
      <div className={styles.confirm}>
        <Failure text={failure?.text} lang={failure?.lang} note={failure?.note ?? m.confirm_not_taken()} />
        <OfflineNote />
        <p className={styles.duty}>{offer.repay_plans.length > 0 ? m.confirm_duty() : m.confirm_duty_plain()}</p>
        {failure?.next === 'home' ? (
          <HomeButton hasEnded />
        ) : (
          <Button
            aria-disabled={reason !== undefined}
            aria-busy={isBusy}
            aria-describedby={reason && reasonId}
            onClick={confirm}
          >
            <AmountText text={m.confirm_apply({ amount: showMoney(offer.amount) })} />
          </Button>
        )}
        {reason && !needsConsent && (
          <p id={reasonId} className={styles.reason}>
            {reason}
          </p>
        )}
        {isBusy && <Sending />}
      </div>
      <LoanHelp without={['ask', 'complain']} isBusy={isBusy} />
      {agreement.question}
      {!agreement.question && dialog?.kind === 'agreement' && (
        <AgreementSheet agreement={dialog.agreement} onClose={close} />
      )}
      {dialog?.kind === 'popUp' && (
        <AgreementPopUp offer={dialog.offer} onAgree={() => agree(dialog.offer)} onClose={close} />
      )}
    </Page>
  )
}

/** The contract accepts only values above zero. */
const isUsable = ({ amount, periods }: LoanConfirmation) => amount.major > 0 && periods > 0

/** Whether an agreement must be read first (LOAN-37). Language type 1 is Indonesian. */
const popsUp = ({ popAgreementUrl }: LoanConfirmation) => popAgreementUrl !== undefined && getLocale() === 'id'

/** Tells the waiting borrower what is happening, and later that it is still running. */
function Sending() {
  return (
    <div role="status" className={styles.sending}>
      <Delayed ms={1000}>
        <p>{m.confirm_processing()}</p>
      </Delayed>
      <Delayed ms={STILL_WORKING_MS}>
        <p>{m.still_working()}</p>
      </Delayed>
    </div>
  )
}
