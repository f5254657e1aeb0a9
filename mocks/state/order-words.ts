import type { components } from '../../src/api/generated/schema.ts'
import type { InstalmentRecord, Terms } from './loan.ts'

type Notice = Pick<components['schemas']['LoanDetails'], 'noticeStatusText' | 'noticeDesText'>

const notice = (noticeStatusText: string, noticeDesText: string): Notice => ({ noticeStatusText, noticeDesText })

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** Joins the parts that exist. */
const joined = (by: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(by)

/** The server's words about an order and its instalments, as in the examples of its market. */
export const ORDER_WORDS = {
  id: {
    notices: {
      review: () => notice('Sedang ditinjau', 'Kami memeriksa pengajuan Anda. Biasanya selesai dalam 1 hari kerja.'),
      refused: ({ againAfter }: Terms) =>
        notice(
          'Pengajuan belum disetujui',
          `Kali ini kami belum bisa menyetujui. Anda boleh mengajukan lagi setelah ${againAfter}.`,
        ),
      payout: () => notice('Dana sedang dikirim', 'Disetujui. Dana masuk ke rekening Anda dalam 1 sampai 3 hari.'),
      collecting: ({ periodNo }: InstalmentRecord) =>
        notice(
          'Pembayaran sedang diproses',
          `Cicilan ke-${periodNo} sedang ditagih dari rekening Anda. Anda juga bisa membayar sendiri sekarang.`,
        ),
      open: ({ periodNo, dueTime }: InstalmentRecord) =>
        notice(
          'Waktunya membayar',
          `Cicilan ke-${periodNo} jatuh tempo ${dueTime}. Membayar tepat waktu menjaga limit Anda.`,
        ),
      overdue: ({ dueTime, penalty }: InstalmentRecord, since: number) =>
        notice(
          `Terlambat ${since} hari`,
          penalty
            ? 'Denda bertambah setiap hari. Bayar sekarang supaya tagihan tidak membesar.'
            : `Cicilan ini jatuh tempo ${dueTime} dan belum dibayar. Bayar sekarang.`,
        ),
      paid: () => notice('Lunas', 'Terima kasih. Pinjaman ini sudah selesai dan limit Anda naik.'),
    },
    lines: {
      amount: 'Jumlah pinjaman',
      received: 'Diterima',
      term: 'Tenor',
      appliedOn: 'Tanggal pengajuan',
      account: 'Rekening penerima',
      promo: 'Kode promo',
      due: 'Tagihan',
      lateFee: 'Termasuk biaya keterlambatan',
      penalty: () => 'Termasuk denda',
      dueTime: 'Jatuh tempo',
      left: 'Sisa pinjaman',
      collectedFrom: 'Rekening',
      paid: 'Total dibayar',
      paidOn: 'Tanggal lunas',
      dueNow: 'Jatuh tempo sekarang',
      extendedBy: 'Diperpanjang',
      newDueTime: 'Jatuh tempo baru',
    },
    days: (count: number) => `${count} hari`,
    paid: 'Lunas',
    partly: 'Dibayar sebagian',
    collecting: 'Sedang ditagih dari rekening Anda',
    notDue: 'Belum jatuh tempo',
    due: (left: number) => (left === 0 ? 'Jatuh tempo hari ini' : `Jatuh tempo ${left} hari lagi`),
    opens: (day: string) => `Bisa dibayar mulai ${day}`,
    late: (since: number, lateFee: string | undefined, penalty: string | undefined) => {
      const fees = joined(' dan ', lateFee && `biaya keterlambatan ${lateFee}`, penalty && `denda ${penalty}`)
      return joined(', ', `Terlambat ${since} hari`, fees && `termasuk ${fees}`)
    },
    note: 'Pembayaran tercatat dalam 5 menit sampai 1 jam. Bayar cicilan terlama lebih dulu.',
  },
  in: {
    notices: {
      review: () => notice('Under review', 'We are checking your application. It usually takes 1 working day.'),
      refused: ({ againAfter }: Terms) => notice('Not approved', `You can apply again after ${againAfter}.`),
      payout: () => notice('Money on its way', 'Approved. The money is in your account in 1 to 3 days.'),
      collecting: ({ periodNo }: InstalmentRecord) =>
        notice('Repayment is being collected', `Instalment ${periodNo} is being collected. You can also pay it now.`),
      open: ({ periodNo, dueTime }: InstalmentRecord) =>
        notice('Repayment is open', `Instalment ${periodNo} is due on ${dueTime}.`),
      overdue: ({ dueTime, penalty }: InstalmentRecord, since: number) =>
        notice(
          `Overdue by ${days(since)}`,
          penalty
            ? 'A late fee, charged once, and a daily penalty have been added. Paying today keeps the penalty from growing.'
            : `This instalment was due on ${dueTime} and is not paid. Pay it now.`,
        ),
      paid: () => notice('Paid off', 'Thank you. This loan is closed; nothing is left to pay.'),
    },
    lines: {
      amount: 'Loan amount',
      received: 'You receive',
      term: 'Term',
      appliedOn: 'Applied on',
      account: 'Account',
      promo: 'Promo code',
      due: 'To pay',
      lateFee: 'Of that, late fee',
      penalty: (count: number) => `Of that, penalty for ${days(count)}`,
      dueTime: 'Due date',
      left: 'Left of the loan',
      collectedFrom: 'Account',
      paid: 'Paid in all',
      paidOn: 'Closed on',
      dueNow: 'Due date now',
      extendedBy: 'Extended by',
      newDueTime: 'New due date',
    },
    days,
    paid: 'Paid',
    partly: 'Paid in part',
    collecting: 'Being collected from your account',
    notDue: 'Not due yet',
    due: (left: number) => (left === 0 ? 'Due today' : `Due in ${days(left)}`),
    opens: (day: string) => `Can be paid from ${day}`,
    late: (since: number, lateFee: string | undefined, penalty: string | undefined) => {
      const fees = joined(' and ', lateFee && `late fee ${lateFee}`, penalty && `penalty ${penalty}`)
      return joined(', ', `Overdue by ${days(since)}`, fees && `${fees} included`)
    },
    note: 'A payment is recorded within an hour. The oldest instalment is paid first.',
  },
}
