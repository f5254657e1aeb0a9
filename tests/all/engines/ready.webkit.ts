import { expect, test } from './in-shell.ts'

const RATING = 'Bagaimana pinjaman ini?'

test('A message waits for a shell that gets ready late, and is sent once @APP-100 @RULE-51', async ({
  phone,
  shell,
}) => {
  await shell.slowTimers()
  await shell.startLate()
  await phone.open('/loanDetails', { scenario: 'order-200-rate' })
  await phone.tap('radio', '5 dari 5 bintang')
  await phone.tap('button', 'Kirim')
  await phone.seesNo(RATING)
  expect(await shell.calls()).toEqual([])
  await shell.getReady()
  await expect.poll(shell.calls).toEqual(['rate'])
})

test('Who goes home before the shell is ready is led to the site, and the shell is not asked later @APP-100 @RULE-51 @RULE-53', async ({
  phone,
  shell,
}) => {
  await shell.startLate()
  await phone.open('/loanDetails', { scenario: 'order-200' })
  await phone.tap('button', 'Pinjam lagi')
  await phone.hasTitle('Rupya: pinjaman yang jelas biayanya')
  await shell.getReady()
  expect(await shell.calls()).toEqual([])
})
