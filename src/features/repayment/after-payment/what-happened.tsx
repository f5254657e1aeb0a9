import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import type { Major } from '../../../lib/money.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'

import { m } from '../../../platform/i18n/generated/messages.js'
import { currentMarket } from '../../../platform/current-market.ts'
import { currentParams, hasToken } from '../../../platform/session/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { Page } from '../../../ui/page.tsx'
import { newCodeLink, otherMethodLink, type PaidFor } from '../where-to-pay.ts'
import styles from './what-happened.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The index of the chosen answer, kept for a reload and for Back. */
    happened?: number
  }
}

interface WhatHappenedProps {
  order: OrderRef
  /** Undefined if the address has no readable amount. */
  amount: Major | undefined
  paidFor: PaidFor
}

/** Asks what happened to a payment, and offers what to do about it. */
export function WhatHappened({ order, amount, paidFor }: WhatHappenedProps) {
  const stored = useLocation({ select: ({ state }) => state.happened })
  const [chosen, setChosen] = useState(stored)
  const navigate = useNavigate()
  const canComplain = hasToken(currentParams())
  const happenings: { title: string; text: string; next: ReactNode; isComplaint?: true }[] = [
    {
      title: m.happened_not_shown(),
      text: m.happened_not_shown_text(),
      next: (
        <Link to="/loanDetails" search={order} className={buttonClass.primary}>
          {m.happened_not_shown_go()}
        </Link>
      ),
    },
    {
      title: m.happened_wrong_amount(),
      text: canComplain ? m.happened_wrong_amount_text() : m.happened_wrong_amount_call_text(),
      next: canComplain && (
        <Link to="/complainPage" search={{ orderNo: order.orderId }} className={buttonClass.primary}>
          {m.account_complain()}
        </Link>
      ),
      isComplaint: true,
    },
    {
      title: m.happened_no_code(),
      // Only card payments send a code, and `newCodeLink` leads to cards only in India.
      text: currentMarket() === 'in' ? m.happened_no_code_text() : m.happened_no_code_other_text(),
      next: (
        <Link {...newCodeLink(order, amount, paidFor)} className={buttonClass.primary}>
          {m.happened_no_code_go()}
        </Link>
      ),
    },
    {
      title: m.happened_other_way(),
      text: m.happened_other_way_text(),
      next: (
        <Link {...otherMethodLink(order, amount, paidFor)} className={buttonClass.primary}>
          {m.happened_other_way_go()}
        </Link>
      ),
    },
  ]
  const happened = chosen === undefined ? undefined : happenings[chosen]
  const choose = (index: number) => {
    setChosen(index)
    void navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, happened: index }),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <Page title={m.happened_title()} start={<BackButton />}>
      <Card>
        <ChoiceList
          legend={m.happened_legend()}
          choices={happenings.map(({ title }, index) => ({ value: String(index), title }))}
          value={happened && String(chosen)}
          onChange={(value) => choose(Number(value))}
        />
      </Card>
      <div aria-live="polite">{happened && <p className={styles.text}>{happened.text}</p>}</div>
      {happened && <div className={styles.next}>{happened.next}</div>}
      <LoanHelp orderId={order.orderId} without={happened?.isComplaint && ['complain']} />
    </Page>
  )
}
