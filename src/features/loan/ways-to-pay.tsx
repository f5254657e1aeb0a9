import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderRef } from '../../api/loan.ts'
import { type Instalment, instalmentsQuery } from '../../api/repayment.ts'
import { ServiceHours } from '../../parts/service-hours.tsx'
import { ServicePhone, useServicePhone } from '../../parts/service-phone.tsx'
import { useCloseOnBack } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../platform/i18n/language.ts'
import { currentParams, hasToken } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './ways-to-pay.module.css'

interface WaysToPayProps {
  order: OrderRef
  /** Whether the order offers an extension whose fee was not sent yet. */
  canExtend: boolean
  /** The order's own phone, as the server sent it. */
  phone: string | undefined
  onClose: () => void
}

/** A sheet with what exists for a borrower who cannot pay all that is due. */
export function WaysToPay({ order, canExtend, phone, onClose }: WaysToPayProps) {
  const { data: plan } = useQuery(instalmentsQuery(order))
  const { cost, isOneByOne } = waysOf(plan?.repayPlanDetail.repayWaitDetail ?? [])
  const shownPhone = useServicePhone(phone)
  useCloseOnBack(true, onClose)
  return (
    <Dialog look="sheet" title={m.cannot_pay()} onClose={onClose}>
      {cost && (
        <p className={styles.cost} lang={serverLanguage()}>
          {cost}
        </p>
      )}
      <div className={styles.ways}>
        {canExtend && (
          <Link to="/repaymentDelay" search={order} className={styles.way}>
            <Words title={m.extend()} text={m.extension_explained()} />
          </Link>
        )}
        {isOneByOne && (
          <Link to="/repayment" search={order} className={styles.way}>
            <Words title={m.cannot_pay_one()} text={m.cannot_pay_one_text()} />
          </Link>
        )}
        <div>
          <div className={styles.phone}>
            <ServicePhone orderPhone={phone} caption={m.cannot_pay_call()} />
            <ServiceHours phone={shownPhone} />
          </div>
        </div>
        {hasToken(currentParams()) ? (
          <Link to="/complainPage" search={{ orderNo: order.orderId }} className={styles.way}>
            <Words title={m.cannot_pay_write()} text={m.cannot_pay_complain()} />
          </Link>
        ) : (
          <Link to="/customerService" className={styles.way}>
            <Words title={m.help_write()} />
          </Link>
        )}
      </div>
      <p className={styles.warning}>{m.cannot_pay_not()}</p>
      <Button look="secondary" onClick={onClose}>
        {m.close()}
      </Button>
    </Dialog>
  )
}

/** The contract's values for due and overdue. */
const DUE = 1
const OVERDUE = 2

/**
 * What waiting costs, which the server says only of an overdue instalment, and whether there are instalments to pay one by one: at
 * least two that have to be paid now.
 */
export function waysOf(waiting: readonly (Pick<Instalment, 'periodStatus' | 'canClick' | 'repayDes'> | undefined)[]) {
  const [next] = waiting
  const due = waiting.filter((each) => each?.canClick && (each.periodStatus === DUE || each.periodStatus === OVERDUE))
  return { cost: next?.periodStatus === OVERDUE ? next.repayDes : undefined, isOneByOne: due.length > 1 }
}

function Words({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      <Icon name="chevron" />
    </>
  )
}
