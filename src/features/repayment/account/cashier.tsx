import { type CSSProperties, useState } from 'react'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { useScreenAwake } from '../../../platform/use-screen-awake.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FeeNote } from '../money-head.tsx'
import type { Purpose } from '../where-to-pay.ts'
import styles from './cashier.module.css'

interface CashierProps {
  /** The mini market, if known. */
  name: string | undefined
  /** As it is written on the screen. */
  code: string
  amount: string
  total: string
  purpose: Purpose
}

/** Shows the code and the amount large enough to be read across a counter. Needs no network. */
export function Cashier(props: CashierProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.cashier_show()}
      </Button>
      {isOpen && <ForCashier {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ForCashier({ name, code, amount, total, purpose, onClose }: CashierProps & { onClose: () => void }) {
  useCloseOnBack(true, onClose)
  useScreenAwake()
  return (
    <Dialog look="full" title={name ? m.account_market_name({ market: name }) : m.cashier_title()} onClose={onClose}>
      <div className={styles.counter}>
        <dl className={styles.lines}>
          <dt>{m.account_market_number()}</dt>
          <dd className={styles.code}>{code}</dd>
          <dt>{total}</dt>
          {/* React's CSS types do not know our custom property. */}
          <dd className={styles.amount} style={{ '--characters': amount.length } as CSSProperties}>
            {amount}
          </dd>
        </dl>
        <FeeNote purpose={purpose} />
        <p>{m.cashier_bright()}</p>
        <Button look="secondary" onClick={onClose}>
          {m.close()}
        </Button>
      </div>
    </Dialog>
  )
}
