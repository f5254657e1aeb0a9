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
import { Icon, LineIcon } from '../../ui/icon.tsx'
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
            <Words icon={extendIcon} title={m.extend()} text={m.extension_explained()} />
          </Link>
        )}
        {isOneByOne && (
          <Link to="/repayment" search={order} className={styles.way}>
            <Words icon={oneIcon} title={m.cannot_pay_one()} text={m.cannot_pay_one_text()} />
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
            <Words icon={writeIcon} title={m.cannot_pay_write()} text={m.cannot_pay_complain()} />
          </Link>
        ) : (
          <Link to="/customerService" className={styles.way}>
            <Words icon={writeIcon} title={m.help_write()} />
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

/** A calendar. */
const extendIcon = (
  <LineIcon>
    <path d="M5 6h14v14H5zM5 10.5h14M9 3.5V6M15 3.5V6" />
  </LineIcon>
)

/** A list, its first line chosen. */
const oneIcon = (
  <LineIcon>
    <path d="M4 7l1.5 1.5L8.5 5M12 7h8M12 12.5h8M12 18h8" />
  </LineIcon>
)

/** A pencil, as beside the complaints in the row of help. */
const writeIcon = (
  <LineIcon>
    <path d="M12 5H5v14h14v-7M9 15l.5-3L18 3.5 20.5 6 12 14.5z" />
  </LineIcon>
)

function Words({ icon, title, text }: { icon: ReactNode; title: string; text?: ReactNode }) {
  return (
    <>
      <span className={styles.mark}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      <Icon name="chevron" />
    </>
  )
}
