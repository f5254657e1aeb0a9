import type { components } from '../../src/api/generated/schema.ts'

type Instalment = components['schemas']['Instalment']

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** What the server says of a debt, in the words of its market's examples. */
export const DEBT_WORDS = {
  id: {
    accountLine: /^Rekening/,
    paid: 'Lunas',
    notDue: 'Belum jatuh tempo',
    partly: 'Dibayar sebagian',
    lines: {
      due: 'Tagihan',
      dueTime: 'Jatuh tempo',
      newDueTime: 'Jatuh tempo baru',
      left: 'Sisa pinjaman',
      paid: 'Total dibayar',
      at: 'Tanggal lunas',
    },
    open: ({ periodNo, dueTime }: Instalment) =>
      `Cicilan ke-${periodNo} jatuh tempo ${dueTime}. Membayar tepat waktu menjaga limit Anda.`,
    due: (left: number) => (left === 0 ? 'Jatuh tempo hari ini' : `Jatuh tempo ${left} hari lagi`),
    isDue: /^Jatuh tempo (\d+ hari lagi|hari ini)$/,
    opens: /^Bisa dibayar mulai (\S+)$/,
    late: (since: number) => `Terlambat ${since} hari`,
    isLate: /^Terlambat \d+ hari/,
    overdue: (dueTime: string) => `Cicilan ini jatuh tempo ${dueTime} dan belum dibayar. Bayar sekarang.`,
  },
  in: {
    accountLine: /^Account/,
    paid: 'Paid',
    notDue: 'Not due yet',
    partly: 'Paid in part',
    lines: {
      due: 'To pay',
      dueTime: 'Due date',
      newDueTime: 'New due date',
      left: 'Left of the loan',
      paid: 'Paid in all',
      at: 'Closed on',
    },
    open: ({ periodNo, dueTime }: Instalment) => `Instalment ${periodNo} is due on ${dueTime}.`,
    due: (left: number) => (left === 0 ? 'Due today' : `Due in ${days(left)}`),
    isDue: /^Due (in \d+ days?|today)$/,
    opens: /^Can be paid from (\S+)$/,
    late: (since: number) => `Overdue by ${days(since)}`,
    isLate: /^Overdue by \d+ days?/,
    overdue: (dueTime: string) => `This instalment was due on ${dueTime} and is not paid. Pay it now.`,
  },
}
