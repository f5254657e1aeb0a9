import { expect, test } from './in-shell.ts'

test('A message waits for a late shell, is sent once, and not to who has gone home @APP-100 @RULE-51 @RULE-53', async ({
  phone,
  shell,
}) => {
  // Each in a world of its own: an order is rated once.
  for (const [tells, scenario] of [
    [true, 'order-200-rate'],
    [false, 'order-200-rate,scrambled'],
  ] as const)
    await test.step(tells ? 'It says so by its event' : 'It only sets its flag', async () => {
      await phone.page.goTo('about:blank')
      await shell.begin()
      await shell.slowTimers()
      await shell.startLate()
      await phone.open('/loanDetails', { scenario })
      await phone.tap('radio', '5 dari 5 bintang')
      await phone.tap('button', 'Kirim')
      await phone.seesNo('Bagaimana pengalaman Anda dengan pinjaman ini?')
      expect(await shell.calls()).toEqual([])
      await shell.getReady(tells)
      await expect.poll(shell.calls).toEqual(['rate'])
    })

  await phone.page.goTo('about:blank')
  await shell.begin()
  await shell.startLate()
  await phone.open('/loanDetails', { scenario: 'order-200' })
  await phone.tap('button', 'Pinjam lagi')
  await phone.hasTitle('Rupya: pinjaman yang jelas biayanya')
  await shell.getReady()
  expect(await shell.calls()).toEqual([])
})
