import { m } from '../../platform/i18n/generated/messages.js'
import { Card } from '../../ui/card.tsx'
import { DetailLines } from '../../ui/detail-lines.tsx'
import styles from './account-number.module.css'
import { CopyLine } from './copy-line.tsx'
import { inFours, type ShownAccount } from './shown-account.ts'

interface AccountNumberProps {
  account: ShownAccount
  pay: NonNullable<ShownAccount['pay']>
}

/** Where the money goes: the number, and what else a bank or a cashier asks for. */
export function AccountNumber({ account, pay }: AccountNumberProps) {
  const isBank = pay.kind === 'bank'
  const what = isBank ? m.account_number() : m.account_market_number()
  const line = (label: string, raw: string) =>
    raw ? [{ label, value: <CopyLine what={label} shown={inFours(raw)} raw={raw} /> }] : []
  return (
    <Card>
      <div className={styles.number}>
        <h2 className={styles.label}>{`${what} ${account.payCode}`.trim()}</h2>
        <p className={styles.value}>
          <CopyLine what={what} shown={inFours(pay.number)} raw={pay.number} />
        </p>
      </div>
      <DetailLines
        lines={[
          ...line(m.account_bill(), account.bill),
          ...line(isBank ? m.account_pay_code() : m.account_market(), account.payCode),
        ]}
      />
    </Card>
  )
}
