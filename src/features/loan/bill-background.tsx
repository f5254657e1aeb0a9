import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, useState, useTransition } from 'react'
import type { OrderRef } from '../../api/loan.ts'
import { type Extension, extensionQuery, instalmentsQuery } from '../../api/repayment.ts'
import { formatMoney } from '../../lib/money.ts'
import { countPaid } from '../../parts/count-paid.ts'
import { NotLoaded } from '../../parts/not-loaded.tsx'
import { toDetailLines } from '../../parts/to-detail-lines.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { lazyPart } from '../../platform/lazy-part.ts'
import { currentMarket } from '../../platform/current-market.ts'
import { serverSecondsUntil } from '../../platform/server-time.ts'
import { Button } from '../../ui/button.tsx'
import { DetailLines } from '../../ui/detail-lines.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { afterExtension } from '../../parts/bill-lines.ts'
import styles from './bill.module.css'
import paidStyles from './paid-so-far.module.css'
import type { WaysToPay as Ways } from './ways-to-pay.tsx'

// Loaded on demand: most borrowers pay.
const WaysToPay = lazyPart(
  'ways to pay',
  async () => (await import('./ways-to-pay.tsx')).WaysToPay,
  () => <NotLoaded text={m.cannot_pay_failed()} />,
)

/** How many instalments are paid, and the way to them. Renders nothing while this is unknown, or if there is only one. */
export function PaidSoFar({ order }: { order: OrderRef }) {
  const { data: plan } = useQuery(instalmentsQuery(order))
  const counted = plan && countPaid(plan)
  if (!counted || counted.count < 2) return null
  const progress = <Progress done={counted.paid} count={counted.count} text={m.instalments_progress(counted)} />
  if (counted.paid === 0) return progress
  return (
    <Link to="/repayment" search={order} className={paidStyles.history} data-print="yes">
      {progress}
      <Icon name="chevron" />
    </Link>
  )
}

/** The cost of an extension, and what is owed after it. If it cannot be loaded here, the next screen still shows it. */
export function ExtensionTerms({ order }: { order: OrderRef }) {
  const { data: extension, isPending } = useQuery(extensionQuery(order))
  return (
    <>
      <p className={styles.explanation}>{m.extension_explained()}</p>
      {isPending ? <div className={styles.reading} /> : <Terms extension={extension} />}
    </>
  )
}

function Terms({ extension }: { extension: Extension | undefined }) {
  const { delayShouldPayAmount: fee, delayExpiryTime: expiry } = extension ?? {}
  if (!extension || !fee?.major || (expiry && serverSecondsUntil(expiry.at) === 0))
    return <p className={styles.explanation}>{m.extension_elsewhere()}</p>
  const lines = [
    { label: m.extension_fee(), value: formatMoney(fee, currentMarket()) },
    ...toDetailLines(afterExtension(extension.orderDetail.detail)),
  ]
  return <DetailLines lines={lines} look="small" />
}

/**
 * A quiet question below the button to pay, which opens what exists for a borrower who cannot. Its button is busy until the
 * script has come.
 */
export function CannotPay(props: Omit<ComponentProps<typeof Ways>, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const [isLoading, startLoading] = useTransition()
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-busy={isLoading}
        data-print="no"
        onClick={() => startLoading(() => setOpen(true))}
      >
        {m.cannot_pay()}
      </Button>
      {isOpen && <WaysToPay {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
