import { SECOND_BORROWER } from '../../../mocks/borrowers.ts'
import { SECOND_ORDERS } from '../../../mocks/state/second-borrower.ts'
import { screenAddress } from '../../journeys/borrower.ts'
import { DUE } from '../../journeys/complain.ts'
import { NOTED } from '../../journeys/money/payway.ts'
import { serverOf } from '../journeys/monkey/server.ts'
import { CARD, payByCard } from './pay-by-card.ts'
import { expect, test } from './kept-app.ts'
import { Phone } from './phone.ts'
import type { WebKit } from './webkit.ts'

const FIRST = { token: 'first-login', userId: '880021460173' }
const SCENARIO = 'card-without-code,posts-after-300'
const STORY = 'Sudah saya bayar tanggal 16 November.'
const NOTE = `${NOTED} dengan kartu (${CARD})`

const form = (session: Record<string, string>, orderNo = DUE) =>
  screenAddress('/complainPageNext', { scenario: SCENARIO, search: { ...session, orderNo, problemType: '2' } })
const payway = (session: Record<string, string>) =>
  screenAddress('/payway', { scenario: SCENARIO, search: { ...session, periods: '1' } })

/** The app as its owner left it: a complaint was begun, and an instalment paid that the order does not show yet. */
async function usedApp(app: WebKit) {
  const phone = new Phone(await app.newPage())
  await phone.open('/complainPageNext', { scenario: SCENARIO, search: { ...FIRST, orderNo: DUE, problemType: '2' } })
  await phone.write('Apa yang terjadi?', STORY)
  await phone.visit(payway(FIRST))
  await payByCard(phone)
  await phone.sees(NOTE)
  return phone
}

/** The app after it was ended and started again. */
async function startAgain(app: WebKit) {
  await app.kill()
  return new Phone(await app.newPage())
}

const stored = (phone: Phone) => phone.page.run(() => JSON.stringify(Object.entries(localStorage)))

test('A borrower keeps complaint and payment with a new token; others see nothing @APP-104 @RULE-67 @RULE-131', async ({
  app,
}) => {
  const before = await usedApp(app)
  const phone = await startAgain(app)
  const session = { ...FIRST, token: 'second-login' }
  await phone.visit(form(session))
  expect(await phone.value('Apa yang terjadi?')).toBe(STORY)
  await phone.visit(payway(session))
  await phone.sees(NOTE)
  await payByCard(phone)
  await phone.meets('dialog', 'Bayar lagi?')
  expect(await serverOf(before.page.world, SCENARIO).paidByPhone()).toBe(1)

  await phone.visit(form(SECOND_BORROWER, SECOND_ORDERS.running))
  expect(await phone.value('Apa yang terjadi?')).toBe('')
  expect(await stored(phone)).not.toContain('16 November')
  await phone.visit(form(FIRST))
  expect(await phone.value('Apa yang terjadi?')).toBe('')
  // The device still knows the payment.
  await phone.visit(payway(FIRST))
  await phone.sees(NOTE)
})

test('When the shell has cleared its data, the app starts as on a new phone @APP-104', async ({ app }) => {
  const phone = await usedApp(app)
  await (await app.shell()).clearData()
  await phone.visit(form(FIRST))
  expect(await phone.value('Apa yang terjadi?')).toBe('')
  expect(await stored(phone)).not.toContain('16 November')
  // So a payment that the order does not show yet is not known either.
  await phone.visit(payway(FIRST))
  await phone.tap('radio', CARD)
  await phone.seesNo(NOTE)
})
