import { expect, test } from './person.ts'

test('Back of the shell closes what is open, goes through the screens, and then out of the app', async ({
  phone,
  shell,
}) => {
  await phone.open('/loanDetails', { scenario: 'instalments-many' })
  await phone.tap('link', 'Bayar Rp545.000')
  await phone.hasTitle('Detail Tagihan')
  await phone.tap('button', 'Bayar Segera Rp545.000')
  await phone.meets('radio', 'BRI')
  expect(await shell.back()).toBe('page')
  await phone.hasTitle('Detail Tagihan')
  expect(await shell.back()).toBe('page')
  await phone.hasTitle('Detail pinjaman')
  expect(await shell.back()).toBe('out')
})

test('Back of the page goes through the screens, and then asks the shell to close it @APP-24', async ({
  phone,
  shell,
}) => {
  await phone.open('/loanDetails', { scenario: 'instalments-many' })
  await phone.tap('link', 'Bayar Rp545.000')
  await phone.hasTitle('Detail Tagihan')
  await phone.tap('button', 'Kembali')
  await phone.hasTitle('Detail pinjaman')
  expect(await shell.calls()).toEqual([])
  await phone.tap('button', 'Kembali')
  await expect.poll(shell.calls).toEqual(['close'])
})

test('A phone number is dialled by the shell, and the page stays', async ({ phone, shell }) => {
  await phone.open('/loanDetails')
  await phone.tap('link', 'Telepon 021-5095-0174')
  await expect.poll(async () => (await shell.report()).opened).toEqual(['tel:02150950174'])
  await phone.sees('Waktunya membayar')
})
