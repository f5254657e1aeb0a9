import { test } from './person.ts'

test('A borrower reads what is due, and a tap on Repay leads to the instalments', async ({ screen }) => {
  await screen.open('/loanDetails')
  await screen.tap('link', 'Bayar Rp1.090.000')
  await screen.hasTitle('Detail Tagihan')
})
