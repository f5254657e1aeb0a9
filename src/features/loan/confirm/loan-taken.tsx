import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { NamedScreen } from '../../../parts/named-screen.tsx'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Banner } from '../../../ui/banner.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawing, unknownDrawing } from '../../../ui/drawing.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { presentBorrower } from './device-loans.ts'
import { type LoanEntry, whose } from './loan-entry.ts'
import { LoanLine, noticeOf } from './loan-line.tsx'
import styles from './loan-taken.module.css'
import { NewOrders, newOrdersOf } from './new-orders.tsx'

interface LoanTakenProps {
  /** The earlier loans of this product, oldest first; at least one. */
  standing: LoanEntry[]
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
export function LoanTaken({ standing, newest, onOpen, order, isNotOpened, onAgain, children }: LoanTakenProps) {
  const [asks, setAsks] = useState(false)
  const words = wordsFor(newest)
  return (
    <Page title={words.title} start={<BackButton />}>
      <Notice
        drawing={words.drawing}
        title={noticeOf(newest)}
        text={words.text && <NamedScreen text={words.text} name={m.orders_title()} to="/order" />}
      />
      <NewOrders entries={standing} />
      {isNotOpened && (
        <Banner tone="info">
          <p>{m.confirm_not_opened()}</p>
        </Banner>
      )}
      <Card>
        <LoanLine entry={newest} />
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
      {asks && onAgain && <TakeAgain standing={standing} onAgain={onAgain} onClose={() => setAsks(false)} />}
    </Page>
  )
}

/** The words for a loan. If the list shows several orders for it, those words come first, whatever the reply was. */
function wordsFor(entry: LoanEntry) {
  if (newOrdersOf(entry) !== undefined)
    return {
      drawing: unknownDrawing,
      title: m.confirm_several_title(),
      // NewOrders explains it.
      text: undefined,
    }
  if (whose(entry, presentBorrower()) === 'perhaps')
    return {
      drawing: unknownDrawing,
      title: m.confirm_perhaps_title(),
      text: m.confirm_perhaps_text(),
    }
  if (entry.kind === 'accepted')
    return {
      drawing: acceptedDrawing,
      title: m.confirm_accepted_title(),
      text: m.confirm_accepted_text(),
    }
  return {
    drawing: unknownDrawing,
    title: m.confirm_unknown_title(),
    text: m.confirm_unknown_text(),
  }
}

/** A page with a tick. */
const acceptedDrawing = (
  <Drawing
    paper="M34 26h36v56H34zM86 68a14 14 0 1 1-28 0a14 14 0 1 1 28 0"
    lines="M43 38h18M43 48h12M66 68l4.5 4.5L78 64"
  />
)

/** Asks before another loan of the same product. The first button opens the earlier loan; another loan needs its own tap. */
function TakeAgain({
  standing,
  onAgain,
  onClose,
}: Pick<LoanTakenProps, 'standing'> & { onAgain: () => void; onClose: () => void }) {
  useCloseOnBack(true, onClose)
  return (
    <Dialog title={m.confirm_again_title()} onClose={onClose}>
      <div className={styles.question}>
        {standing.map((entry) => (
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
