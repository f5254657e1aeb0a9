/** A number of days in English. */
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** Joins the parts that exist. */
const joined = (by: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(by)

/** The server's words about an order's details and its instalments, as in the examples of its market. */
export const ORDER_WORDS = {
  id: {
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
    instalment: (periodNo: number) => `ke-${periodNo}`,
    unpaid: (dueTime: string) => `Cicilan ini jatuh tempo ${dueTime} dan belum dibayar. Bayar sekarang.`,
    paid: 'Lunas',
    partly: 'Dibayar sebagian',
    collecting: 'Sedang didebet otomatis',
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
    instalment: (periodNo: number) => `Instalment ${periodNo}`,
    unpaid: (dueTime: string) => `This instalment was due on ${dueTime} and is not paid. Pay it now.`,
    /** Of a loan that was taken in the world; the examples show none under review. */
    review: {
      noticeStatusText: 'Under review',
      noticeDesText: 'We are checking your application. It usually takes 1 working day.',
    },
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
