import type { OrderRef } from '../../../api/loan.ts'
import type { Instalment } from '../../../api/repayment.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { groupInFours } from '../../../lib/group-in-fours.ts'
import { now } from '../../../platform/clock.ts'
import { company } from '../../../platform/company.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { currentMarket } from '../../../platform/current-market.ts'
import { ledgerNow } from '../../../platform/server-time.ts'
import { showMoney } from '../../../platform/show-money.ts'
import type { Entry } from '../journal/entry.ts'
import { timeLabel, timeWords, whatWords } from '../journal/payment-line.tsx'
import { periodsWords } from '../journal/periods-words.ts'
import { receiptBy } from '../journal/questions.ts'

interface ReceiptLine {
  label: string
  value: string
  /** How it is shown, if it is copied without its blanks. */
  shown?: string
}

export interface Receipt {
  title: string
  /** What a borrower does with it; not a part of what is copied. */
  advice?: string
  /** What was paid; shown large. */
  paid: ReceiptLine | undefined
  lines: ReceiptLine[]
  /** Whose word it is, and whether the loan shows it. */
  note: string
  /** Who issued it: name, registration and phone. A borrower's own note is nobody else's. */
  from: string[]
  /** When this copy was made. */
  made: string
  /** The note's language, if it is the server's words. */
  noteLanguage?: string | undefined
}

/** The loan that a receipt is of; its name as the server gives it. */
export type NamedLoan = Pick<OrderRef, 'orderId'> & { name: string | undefined }

/** Its phone is the one that the screen shows. */
export type ReceiptLoan = NamedLoan & { phone: string }

const line = (label: string, value: string | undefined) => (value ? [{ label, value }] : [])

const loanLines = ({ name, orderId }: ReceiptLoan) => [
  ...line(m.receipt_loan(), name),
  { label: m.loan_number(), value: orderId, shown: groupInFours(orderId) },
]

/**
 * A payment by this device: accepted, or noted by the borrower. Whoever reads it may be somebody else, on another day, so it
 * says when the loan was read last (`readAt`, by this device's clock) without showing the payment.
 */
export const receiptOfPayment = (entry: Entry, loan: ReceiptLoan, readAt?: number): Receipt => ({
  title: isNote(entry) ? m.receipt_noted() : m.receipt_accepted(),
  from: isNote(entry) ? [] : lender(loan),
  made: madeWords(),
  paid: { label: m.receipt_payment(), value: whatWords(entry) },
  lines: [
    ...line(
      m.receipt_for(),
      entry.purpose === 'extension' ? m.journal_fee() : entry.periods && periodsWords(entry.periods),
    ),
    ...line(timeLabel(entry), momentWords(entry.at)),
    ...line(m.receipt_record(), entry.record),
    ...loanLines(loan),
  ],
  note: [...(isNote(entry) ? [m.receipt_own_note()] : []), shownWords(entry, readAt)].join(' '),
  advice: m.receipt_keep(),
})

/** What the borrower says, and no server. */
export const isNote = (entry: Entry) => receiptBy(entry) === 'borrower'

function shownWords({ status }: Entry, readAt: number | undefined): string {
  if (status.kind === 'shown') return m.receipt_payment_shown()
  if (status.kind === 'paidOff') return m.journal_paid_off()
  const time = readAt === undefined ? undefined : momentWords(readAt + ledgerNow() - now())
  return time === undefined ? m.receipt_unread() : m.receipt_not_yet({ time })
}

function momentWords(at: number): string | undefined {
  const wall = timeWords({ at })
  return wall && formatMoment({ at, wall }, currentMarket())
}

/** An instalment that the loan shows as paid. `paidHere`: this device's payment of it, if known. */
export const receiptOfInstalment = (
  { periodNo, totalAmount, dueTime, at, repayDes }: Instalment,
  loan: ReceiptLoan,
  paidHere: Entry | undefined,
): Receipt => ({
  title: m.receipt_paid(),
  from: lender(loan),
  made: madeWords(),
  paid: totalAmount && { label: m.receipt_amount(), value: showMoney(totalAmount) },
  lines: [
    ...line(m.receipt_for(), periodNo === undefined ? undefined : m.instalment({ number: periodNo })),
    ...line(m.receipt_due(), dueTime),
    ...line(m.receipt_paid_on(), at),
    ...line(m.receipt_payment(), paidHere && whatWords(paidHere)),
    ...line(m.receipt_record(), paidHere?.record),
    ...loanLines(loan),
  ],
  note: repayDes ?? m.receipt_shown(),
  noteLanguage: repayDes && serverLanguage(),
})

const lender = ({ phone }: ReceiptLoan) => [
  company.name,
  company.registrations.map(({ number }) => number).join(' · '),
  m.receipt_phone({ phone }),
]
const madeWords = () => m.receipt_made({ time: momentWords(ledgerNow()) ?? '' })

/** Its words, as a message or a picture has them. */
export const receiptLines = ({ title, paid, lines, note, from, made }: Receipt): string[] => [
  title,
  note,
  ...[...(paid ? [paid] : []), ...lines].map(({ label, value }) => `${label}: ${value}`),
  ...from,
  made,
]
