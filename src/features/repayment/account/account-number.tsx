import type { CSSProperties } from 'react'
import type { VirtualAccount } from '../../../api/repayment.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { groupInFours } from '../../../lib/group-in-fours.ts'
import { CopyLine } from '../../../parts/copy-line.tsx'
import { company } from '../../../platform/company.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentMarket } from '../../../platform/current-market.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Card } from '../../../ui/card.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { FeeNote } from '../money-head.tsx'
import { payLabel, type Purpose } from '../where-to-pay.ts'
import styles from './account.module.css'
import { Cashier } from './cashier.tsx'
import type { Payable } from './payable.ts'
import type { Pays } from './use-pays-lines.ts'

interface AccountNumberProps {
  account: VirtualAccount
  pay: Payable
  purpose: Purpose
  /** The name of the bank or mini market, if known. */
  name: string | undefined
  pays: Pays
}

/** The number to pay to, the amount, and the other data that a bank or a cashier needs. */
export function AccountNumber({ account, pay, purpose, name, pays }: AccountNumberProps) {
  const isBank = pay.kind === 'bank'
  const what = isBank ? m.account_number() : m.account_market_number()
  const number = groupInFours(pay.number)
  const shown = showMoney(pay.amount)
  const total = payLabel(purpose, m.account_total)
  return (
    <Card title={name && (isBank ? m.account_bank_name({ bank: name }) : m.account_market_name({ market: name }))}>
      <h2 className={styles.label}>{what}</h2>
      {/* React's CSS types do not know our custom property. */}
      <p className={styles.number} style={{ '--characters': number.length } as CSSProperties}>
        <CopyLine
          look="wide"
          shown={number}
          raw={pay.number}
          copy={isBank ? m.account_copy_number() : m.account_copy_code()}
          copied={m.account_copied({ what })}
        />
      </p>
      {!isBank && (
        <div className={styles.cashier}>
          <Cashier name={name} code={number} amount={shown} total={total} purpose={purpose} />
        </div>
      )}
      <div className={styles.total}>
        <h2 className={styles.label}>{total}</h2>
        {/* React's CSS types do not know our custom property. */}
        <p className={styles.amount} style={{ '--characters': shown.length } as CSSProperties}>
          <CopyLine shown={shown} raw={String(pay.amount.major)} {...copyWords(total)} />
        </p>
        <FeeNote purpose={purpose} />
        {pays.isOverdue && <p className={styles.grows}>{m.account_overdue_note()}</p>}
      </div>
      <DetailLines
        lines={[
          account.accountName
            ? { label: m.account_recipient(), value: account.accountName }
            : { label: m.account_lender(), value: company.name },
          ...(account.validUntil
            ? [{ label: m.account_valid(), value: formatMoment(account.validUntil, currentMarket()) }]
            : []),
          ...pays.lines,
          ...codeLine(
            isBank ? m.account_pay_code() : m.account_market(),
            account.payCode === name ? undefined : account.payCode,
          ),
        ]}
      />
      {/* Two numbers of one form: only one is typed at a bank. */}
      {account.cardNo && (
        <Accordion title={m.account_bill()}>
          <p>{groupInFours(account.cardNo)}</p>
          <p className={styles.note}>{m.account_bill_note()}</p>
        </Accordion>
      )}
    </Card>
  )
}

/** A line to copy. */
function codeLine(label: string, raw: string | undefined) {
  if (!raw) return []
  return [{ label, value: <CopyLine shown={groupInFours(raw)} raw={raw} {...copyWords(label)} /> }]
}

/** The copy button's texts, made from the value's label. */
const copyWords = (what: string) => ({
  copy: m.account_copy({ what: what.toLowerCase() }),
  copied: m.account_copied({ what }),
})
