/** Why an amount (whole units) cannot be paid, if it cannot. */
export function amountRefusal(amount: number, most: number): string | undefined {
  if (amount <= 0) return 'Jumlah pembayaran harus lebih dari nol.'
  if (amount > most) return 'Jumlah pembayaran lebih besar dari tagihan.'
  if (!Number.isInteger(amount)) return 'Jumlah pembayaran harus bulat.'
  return undefined
}
