import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { NamedScreen } from '../../../parts/named-screen.tsx'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Page } from '../../../ui/page.tsx'
import { StatusCard, StatusDrawing } from '../../../ui/status-card.tsx'
import { presentBorrower } from './device-loans.ts'
import { type LoanEntry, whose } from './loan-entry.ts'
import { LoanHead, LoanLine, noticeOf } from './loan-line.tsx'
import styles from './loan-taken.module.css'
import { NewOrders, newOrdersOf } from './new-orders.tsx'

interface LoanTakenProps {
  /** The earlier loans of this product, oldest first; at least one. */
  earlier: LoanEntry[]
  newest: LoanEntry
  /** Opens the loan that was just taken; undefined if its page is unknown or may not be opened. */
  onOpen: (() => void) | undefined
  /** The loan that was just taken, if a screen of this app shows it. */
  order: OrderRef | undefined
  /** Neither can be opened. */
  isNotOpened: boolean
  /** The borrower wants another loan anyway; undefined right after a loan was taken. */
  onAgain: (() => void) | undefined
  children: ReactNode
}

/**
 * Shown instead of the offer if a loan was taken or may have been. The first button opens that loan; taking another one asks
 * first.
 */
export function LoanTaken({ earlier, newest, onOpen, order, isNotOpened, onAgain, children }: LoanTakenProps) {
  const [asks, setAsks] = useState(false)
  const words = wordsFor(newest)
  return (
    <Page title={words.title} start={<BackButton />}>
      <StatusCard
        tone={words.tone}
        icon={words.icon}
        title={noticeOf(newest)}
        text={words.text && <NamedScreen text={words.text} name={m.orders_title()} to="/order" />}
      />
      <NewOrders entries={earlier} />
      <Card>
        <LoanHead entry={newest} />
        {isNotOpened && <p className={styles.note}>{m.confirm_not_opened()}</p>}
      </Card>
      <div>
        <Link to="/order" className={buttonClass.primary}>
          {m.confirm_my_loans()}
        </Link>
        {order && (
          <Link to="/loanDetails" search={order} className={buttonClass.quiet}>
            {m.confirm_open_loan()}
          </Link>
        )}
        {onOpen && (
          <Button look="quiet" onClick={onOpen}>
            {m.confirm_open_loan()}
          </Button>
        )}
        {onAgain && (
          <Button look="quiet" onClick={() => setAsks(true)}>
            {m.confirm_again()}
          </Button>
        )}
      </div>
      <LoanHelp />
      {children}
      {asks && onAgain && <TakeAgain earlier={earlier} onAgain={onAgain} onClose={() => setAsks(false)} />}
    </Page>
  )
}

/** The look and words for a loan. If the list shows several orders for it, those words come first, whatever the reply was. */
function wordsFor(entry: LoanEntry) {
  const unclear = { tone: 'warning', icon: unclearIcon } as const
  if (newOrdersOf(entry) !== undefined)
    return {
      ...unclear,
      title: m.confirm_several_title(),
      // NewOrders explains it.
      text: undefined,
    }
  if (whose(entry, presentBorrower()) === 'perhaps')
    return { ...unclear, title: m.confirm_perhaps_title(), text: m.confirm_perhaps_text() }
  if (entry.kind === 'accepted')
    return {
      tone: 'success',
      icon: acceptedIcon,
      title: m.confirm_accepted_title(),
      text: m.confirm_accepted_text(),
    } as const
  return { ...unclear, title: m.confirm_unknown_title(), text: m.confirm_unknown_text() }
}

const CIRCLE = 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36'

/** A tick. */
const acceptedIcon = (
  <StatusDrawing>
    <path d={`${CIRCLE}M16 24.5l5.5 5.5L32.5 18.5`} />
  </StatusDrawing>
)

/** A question mark. */
const unclearIcon = (
  <StatusDrawing>
    <path d={`${CIRCLE}M19 19.5a5 5 0 1 1 7.5 4.3c-1.7 1-2.5 2-2.5 3.7M24 33.5v.01`} />
  </StatusDrawing>
)

/** Asks before another loan of the same product. The first button opens the earlier loan; another loan needs its own tap. */
function TakeAgain({
  earlier,
  onAgain,
  onClose,
}: Pick<LoanTakenProps, 'earlier'> & { onAgain: () => void; onClose: () => void }) {
  useCloseOnBack(true, onClose)
  return (
    <Dialog title={m.confirm_again_title()} onClose={onClose}>
      <div className={styles.question}>
        {earlier.map((entry) => (
          <div key={entry.id} className={styles.taken}>
            <LoanLine entry={entry} />
          </div>
        ))}
        <p>{m.confirm_again_text()}</p>
        <div>
          <Link to="/order" className={buttonClass.primary}>
            {m.confirm_my_loans()}
          </Link>
          <Button look="quiet" onClick={onAgain}>
            {m.confirm_again_yes()}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {m.cancel()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
