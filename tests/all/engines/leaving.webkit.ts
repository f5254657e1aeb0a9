import { SECOND_BORROWER } from '../../../mocks/borrowers.ts'
import { SECOND_ORDERS } from '../../../mocks/state/second-borrower.ts'
import { screenAddress } from '../../journeys/borrower.ts'
import { expect, test } from './person.ts'

test('The shell’s Back closes what is open, goes through the screens, then leaves @APP-101', async ({
  phone,
  shell,
}) => {
  await phone.open('/repayment', { scenario: 'account-market' })
  await phone.tap('button', 'Bayar Segera Rp1.090.000')
  await phone.tapWords('Mini Market')
  await phone.tap('button', 'SAYA INGIN MEMBAYAR')
  await phone.tap('button', 'Tunjukkan ke kasir')
  await phone.meets('dialog', 'Bayar di ALFAMART')
  expect(await shell.back()).toBe('page')
  await phone.seesNo('Terangkan layar Anda')
  await phone.meets('button', 'Tunjukkan ke kasir')
  expect(await shell.back()).toBe('page')
  await phone.hasTitle('Detail Tagihan')
  expect(await shell.back()).toBe('out')
})

test('The page stays when the shell dials, and the shell’s Back goes through screens @APP-101 @APP-24', async ({
  phone,
  shell,
}) => {
  await phone.open('/loanDetails', { scenario: 'instalments-many' })
  await phone.tap('link', 'Telepon 021-5095-0174')
  await expect.poll(async () => (await shell.report()).opened).toEqual(['tel:02150950174'])
  await phone.tap('link', 'Bayar Rp545.000')
  await phone.hasTitle('Detail Tagihan')
  await phone.tap('button', 'Kembali')
  await phone.hasTitle('Detail pinjaman')
  expect(await shell.calls()).toEqual([])
  await phone.tap('button', 'Kembali')
  await expect.poll(shell.calls).toEqual(['close'])
})

test('Where the shell opens another borrower in the same web view, Back shows nothing of the first @APP-104', async ({
  phone,
  shell,
}) => {
  const LOAN = 'Waktunya membayar'
  await phone.open('/loanDetails')
  await phone.sees(LOAN)
  const search = { ...SECOND_BORROWER, orderId: SECOND_ORDERS.running }
  await phone.visit(screenAddress('/loanDetails', { search }))
  await phone.isAt(new RegExp(SECOND_ORDERS.running))
  await phone.sees(LOAN)
  expect(await shell.back()).toBe('page')
  await phone.sees('Buka halaman ini dari aplikasi')
  await phone.seesNo(LOAN)
  await phone.page.reload()
  await phone.sees('Buka halaman ini dari aplikasi')
  await phone.seesNo(LOAN)
})
