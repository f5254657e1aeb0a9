import type { components } from '../../src/api/generated/schema.ts'
import type { Market } from '../market.ts'
import type { InstalmentRecord, Terms } from './loan.ts'
import { days } from './order-words.ts'

type LoanDetails = components['schemas']['LoanDetails']
type OrderStatus = LoanDetails['orderStatus']
/** The statuses as numbers. The wire also has them as texts. */
type StatusNumber = Extract<OrderStatus, number>

/** Stages before the borrower has the money. The world does not change these. */
export type ApplicationStage = 'review' | 'refused' | 'payout'
/** Stages with a debt. */
export type DebtStage = 'collecting' | 'open' | 'overdue'

interface Meaning {
  stage: ApplicationStage | DebtStage | 'paid'
  /** Older orders change only within their own statuses. */
  isOld?: true
}

/** The compiler requires an entry for each new status of the contract. */
const MEANINGS: Record<StatusNumber, Meaning> = {
  21: { stage: 'review' },
  110: { stage: 'refused' },
  151: { stage: 'payout' },
  170: { stage: 'collecting' },
  174: { stage: 'open' },
  180: { stage: 'overdue' },
  200: { stage: 'paid' },
  3: { stage: 'open', isOld: true },
  4: { stage: 'paid', isOld: true },
  5: { stage: 'overdue', isOld: true },
}

/** Throws for a status that the contract does not have. */
export function meaningOf(status: OrderStatus): Meaning {
  const meaning = Object.entries(MEANINGS).find(([known]) => known === String(status))?.[1]
  if (!meaning) throw new Error(`The world has an order with the status ${status}, which the contract does not know`)
  return meaning
}

/** The status of an order that has reached another stage. */
export function statusAt(stage: Meaning['stage'], former: OrderStatus): StatusNumber {
  const { isOld } = meaningOf(former)
  const found = Object.entries(MEANINGS).find(([, meaning]) => meaning.stage === stage && meaning.isOld === isOld)
  if (!found) throw new Error(`No status of the contract is for an order like ${former} that is ${stage}`)
  // The keys of MEANINGS are the contract's numbers.
  return Number(found[0]) as StatusNumber
}

type Notice = Pick<LoanDetails, 'noticeStatusText' | 'noticeDesText'>

const notice = (noticeStatusText: string, noticeDesText: string): Notice => ({ noticeStatusText, noticeDesText })

type Notices = Record<ApplicationStage | 'paid', (terms: Terms) => Notice> &
  /** `since`: days since the instalment was due. */
  Record<DebtStage, (instalment: InstalmentRecord, since: number) => Notice>

/** The server's words about an order at each stage, as in the examples of its market. */
export const NOTICES: Record<Market, Notices> = {
  id: {
    review: () => notice('Sedang ditinjau', 'Kami memeriksa pengajuan Anda. Biasanya selesai dalam 1 hari kerja.'),
    refused: ({ againAfter }) =>
      notice(
        'Pengajuan belum disetujui',
        `Kali ini kami belum bisa menyetujui. Anda boleh mengajukan lagi setelah ${againAfter}.`,
      ),
    payout: () => notice('Dana sedang dikirim', 'Disetujui. Dana masuk ke rekening Anda dalam 1 sampai 3 hari.'),
    collecting: ({ periodNo }) =>
      notice(
        'Pembayaran sedang diproses',
        `Cicilan ke-${periodNo} sedang ditagih dari rekening Anda. Anda juga bisa membayar sendiri sekarang.`,
      ),
    open: ({ periodNo, dueTime }) =>
      notice(
        'Waktunya membayar',
        `Cicilan ke-${periodNo} jatuh tempo ${dueTime}. Membayar tepat waktu menjaga limit Anda.`,
      ),
    overdue: ({ dueTime, penalty }, since) =>
      notice(
        `Terlambat ${since} hari`,
        penalty
          ? 'Denda bertambah setiap hari. Bayar sekarang supaya tagihan tidak membesar.'
          : `Cicilan ini jatuh tempo ${dueTime} dan belum dibayar. Bayar sekarang.`,
      ),
    paid: () => notice('Lunas', 'Terima kasih. Pinjaman ini sudah selesai dan limit Anda naik.'),
  },
  in: {
    review: () => notice('Under review', 'We are checking your application. It usually takes 1 working day.'),
    refused: ({ againAfter }) => notice('Not approved', `You can apply again after ${againAfter}.`),
    payout: () => notice('Money on its way', 'Approved. The money is in your account in 1 to 3 days.'),
    collecting: ({ periodNo }) =>
      notice('Repayment is being collected', `Instalment ${periodNo} is being collected. You can also pay it now.`),
    open: ({ periodNo, dueTime }) => notice('Repayment is open', `Instalment ${periodNo} is due on ${dueTime}.`),
    overdue: ({ dueTime, penalty }, since) =>
      notice(
        `Overdue by ${days(since)}`,
        penalty
          ? 'A late fee, charged once, and a daily penalty have been added. Paying today keeps the penalty from growing.'
          : `This instalment was due on ${dueTime} and is not paid. Pay it now.`,
      ),
    paid: () => notice('Paid off', 'Thank you. This loan is closed; nothing is left to pay.'),
  },
}
