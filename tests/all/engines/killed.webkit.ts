import { screenAddress } from '../../journeys/borrower.ts'
import { OFFER, OFFER_WORDS } from '../../journeys/money/loan-confirm.ts'
import { serverOf } from '../journeys/monkey/server.ts'
import { SENDING } from '../../journeys/money/payway.ts'
import { payByCard } from './pay-by-card.ts'
import { visibleText } from './in-page.ts'
import { expect, test } from './kept-app.ts'
import { Phone } from './phone.ts'

const words = OFFER_WORDS.id

test('An app that is killed as soon as a payment was booked asks before it pays again @RULE-120', async ({ app }) => {
  const scenario = 'card-without-code,posts-after-300'
  const options = { scenario, search: { periods: '1' } }
  const first = new Phone(await app.newPage())
  const server = serverOf(first.page.world, scenario)
  await first.open('/payway', options)
  await payByCard(first)
  await expect.poll(server.paidByPhone, { intervals: [20] }).toBe(1)
  await app.kill()
  const phone = new Phone(await app.newPage())
  await phone.visit(screenAddress('/payway', options))
  const unknown = 'Kami belum tahu apakah pembayaran Anda masuk'
  await phone.sees(new RegExp(String.raw`dengan kartu \(BRI •••• 2205\)|${unknown}`))
  // The screen ends what the killed app was sending.
  await phone.seesNo(SENDING)
  // If the reply was not stored yet, the screen itself says that the result is unknown.
  if (!(await phone.page.run(visibleText)).includes(unknown)) {
    await payByCard(phone)
    await phone.meets('dialog', 'Bayar lagi?')
  }
  expect(await server.paidByPhone()).toBe(1)
})

test('An app killed right after a loan was made does not offer it again by itself @RULE-120', async ({ app }) => {
  const scenario = 'confirmation-several'
  const first = new Phone(await app.newPage())
  const server = serverOf(first.page.world, scenario)
  await first.open(OFFER, { scenario })
  const before = await server.loans()
  await first.tap('button', words.apply)
  await expect.poll(server.loans, { intervals: [20] }).toBe(before + 1)
  await app.kill()
  const phone = new Phone(await app.newPage())
  await phone.visit(screenAddress(OFFER, { scenario }))
  await phone.meets('button', words.again)
  expect(await server.loans()).toBe(before + 1)
})
