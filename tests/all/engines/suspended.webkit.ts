import { serverOf } from '../journeys/monkey/server.ts'
import { NOTED } from '../../journeys/money/payway.ts'
import { CARD, payByCard } from './pay-by-card.ts'
import { expect, test } from './in-shell.ts'

/** How long the app is stopped, in milliseconds. */
const AWAY_MS = 5000

test('A countdown goes on while the app is suspended @APP-103 @REPAY-10', async ({ phone, shell }) => {
  await phone.open('/#/addnormalcard', { scenario: 'bind-card', search: { lang: '2' } })
  await phone.choose('Bank', 'BRI')
  await phone.write('Card number', '5221841120530743')
  await phone.write('Name on the card', 'Sari Wulandari')
  await phone.tap('button', 'Save the card')
  /** The seconds on the button, 0 without any. */
  const left = () => phone.page.run(() => Number(/get code, (\d+) s/.exec(document.body.innerHTML)?.[1] ?? 0))
  await expect.poll(left).toBeGreaterThan(40)
  const before = await left()
  await shell.suspend(AWAY_MS)
  // Sooner than seconds that go on from where they stood could.
  await expect.poll(left, { timeout: 4000 }).toBeLessThanOrEqual(Math.max(0, before - AWAY_MS / 1000))
})

test('A payment that is answered while the app is suspended is known, and sent once @APP-103 @RULE-69', async ({
  phone,
  shell,
}) => {
  const scenario = 'card-without-code,posts-after-300,late-3000:commitRepayment'
  const server = serverOf(phone.page.world, scenario)
  await phone.open('/payway', { scenario, search: { periods: '1' } })
  await payByCard(phone)
  await expect.poll(server.paidByPhone, { intervals: [20] }).toBe(1)
  await shell.suspend(AWAY_MS)
  await phone.sees(`${NOTED} dengan kartu (${CARD})`)
  expect(await server.paidByPhone()).toBe(1)
})
