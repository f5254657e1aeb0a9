import { resolve } from 'node:path'
import { DUE } from '../../journeys/complain.ts'
import { PORTS } from '../../journeys/ports.ts'
import { serverOf } from '../journeys/monkey/server.ts'
import { SENDING } from '../../journeys/money/payway.ts'
import { payByCard } from './pay-by-card.ts'
import type { Shell } from './shell.ts'
import { expect, test } from './undriven.ts'

const TEXT = 'Sudah saya bayar.'
const FORM = { search: { orderNo: DUE, problemType: '2' } }
const LIST = `http://localhost:${PORTS.world}/user-problem/problem-list?token=journey&market=id`

/** How many complaints with this text the server has. */
async function arrived(): Promise<number> {
  const { data } = await (await fetch(LIST, { method: 'POST' })).json()
  const [all] = data
  return all.list.filter(({ content }: { content: string }) => content === TEXT).length
}

/** Ends the process of the page for the nth time. The shell then loads the page again. */
async function killPage(shell: Shell, nth: number) {
  await shell.killPage()
  await expect.poll(async () => (await shell.report()).terminated).toHaveLength(nth)
}

test('A page killed while paying says that it may have paid, and pays once @APP-102 @RULE-120', async ({
  phone,
  shell,
}) => {
  const scenario = 'card-without-code,posts-after-300,late-3000:commitRepayment'
  const server = serverOf(phone.page.world, scenario)
  await phone.open('/payway', { scenario, search: { periods: '1' } })
  await payByCard(phone)
  await expect.poll(server.paidByPhone, { intervals: [20] }).toBe(1)
  await killPage(shell, 1)
  await phone.sees('Kami belum tahu apakah pembayaran Anda masuk')
  await phone.seesNo(SENDING)
  expect(await server.paidByPhone()).toBe(1)
})

test('A page killed while complaining keeps words and photo, and says it may be sent @APP-102 @HELP-71 @HELP-75', async ({
  phone,
  shell,
}) => {
  await phone.open('/complainPageNext', { ...FORM, scenario: 'order-174,orders-several,late-3000:saveProblem' })
  await phone.write('Apa yang terjadi?', TEXT)
  await phone.page.attach(resolve('docs/contract-page.webp'))
  await phone.meets('button', 'Lihat foto 1')
  await killPage(shell, 1)
  await phone.meets('button', 'Lihat foto 1')
  expect(await phone.value('Apa yang terjadi?')).toBe(TEXT)
  await phone.tap('button', 'Kirim')
  await expect.poll(arrived, { intervals: [20] }).toBe(1)
  await killPage(shell, 2)
  await phone.sees('Kami belum tahu apakah keluhan Anda sudah sampai')
  expect(await arrived()).toBe(1)
})
