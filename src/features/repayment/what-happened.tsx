import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { OrderRef } from '../../api/loan.ts'
import { useBack } from '../../platform/back.ts'
import { env } from '../../platform/env.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import styles from './what-happened.module.css'
import { codeAgain, otherWay } from './what-next.ts'

interface WhatHappenedProps {
  order: OrderRef
  /** Whole units, undefined where the address has none that can be read. */
  amount: number | undefined
}

/** What happened to a payment, and the one thing to do about it. */
export function WhatHappened({ order, amount }: WhatHappenedProps) {
  const [chosen, setChosen] = useState<string>()
  const back = useBack()
  const callUs = <PhoneLink phone={env.servicePhone} label={m.call_us({ phone: env.servicePhone })} />
  const happenings: { title: string; text: string; next: ReactNode }[] = [
    {
      title: m.happened_not_shown(),
      text: m.happened_not_shown_text(),
      next: (
        <>
          <Link to="/loanDetails" search={order} className={buttonClass.primary}>
            {m.happened_not_shown_go()}
          </Link>
          {callUs}
        </>
      ),
    },
    {
      title: m.happened_wrong_amount(),
      text: m.happened_wrong_amount_text(),
      next: (
        <>
          <Link to="/complainPage" search={{ orderNo: order.orderId }} className={buttonClass.primary}>
            {m.account_complain()}
          </Link>
          {callUs}
        </>
      ),
    },
    {
      title: m.happened_no_code(),
      text: m.happened_no_code_text(),
      next: (
        <Link {...codeAgain(order, amount)} className={buttonClass.primary}>
          {m.happened_no_code_go()}
        </Link>
      ),
    },
    {
      title: m.happened_other_way(),
      text: m.happened_other_way_text(),
      next: (
        <Link {...otherWay(order, amount)} className={buttonClass.primary}>
          {m.happened_other_way_go()}
        </Link>
      ),
    },
  ]
  const happened = happenings.find(({ title }) => title === chosen)
  return (
    <Page title={m.happened_title()} start={<IconButton icon="back" label={m.back()} onClick={() => void back()} />}>
      <Card>
        <ChoiceList
          legend={m.happened_legend()}
          choices={happenings.map(({ title }) => ({ value: title, title }))}
          value={chosen}
          onChange={setChosen}
        />
      </Card>
      <div aria-live="polite">{happened && <p className={styles.text}>{happened.text}</p>}</div>
      {happened && <div className={styles.next}>{happened.next}</div>}
    </Page>
  )
}
