import { expect, test, vi } from 'vitest'
import { ask } from '../tests/setup/ask-world.ts'
import { EXAMPLES_DAY } from './example-dates.ts'
import { formatWallTime } from './market.ts'
import { createWorld } from './scenario.ts'
import { restore, snapshotOf } from './world.ts'

const DAY = 86_400_000
const RUNNING = { productId: '1001', orderId: '723421968459640174' }
const INDIAN = { productId: '2001', orderId: '723421968459640003' }

const setDate = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
test.each(['2026-12-31T16:59:00Z', '2027-02-28T05:00:00Z'])(
  'What is due in 4 days is, and the extension is offered until then, at %s',
  async (now) => {
    setDate(now)
    const world = await createWorld('order-174-extendable')
    const due = formatWallTime('id', Date.now() + 4 * DAY).slice(0, 10)
    const { repayWaitDetail } = (await ask(world, 'getInstalments', RUNNING)).data.repayPlanDetail
    expect(repayWaitDetail[0]).toMatchObject({ repayDes: 'Jatuh tempo 4 hari lagi', dueTime: due })
    const { data: loan } = await ask(world, 'getLoanDetails', RUNNING)
    expect(loan.noticeDesText).toContain(`jatuh tempo ${due}.`)
    expect(loan.userOrderDetail.detail).toContainEqual({ text: 'Jatuh tempo', value: due })
    const { data: extension } = await ask(world, 'getExtension', RUNNING)
    expect(extension.delayExpiryTime).toBe(`${due} 23:59:59`)
    expect(extension.orderDetail.detail).toContainEqual({ text: 'Jatuh tempo sekarang', value: due })
  },
)

test('Each market has its own day: Jakarta is on the next one before India is', async () => {
  setDate(`${EXAMPLES_DAY}T17:30:00Z`)
  const world = await createWorld()
  const dueOf = async (order: typeof RUNNING) =>
    (await ask(world, 'getInstalments', order)).data.repayPlanDetail.repayWaitDetail[0].dueTime
  expect([await dueOf(RUNNING), await dueOf(INDIAN)]).toEqual(['2026-11-26', '2026-11-28'])
})

test('Offers and complaints move too, and no complaint is of tomorrow', async () => {
  setDate('2026-12-05T05:00:00Z')
  const world = await createWorld()
  const { data: offer } = await ask(world, 'getLoanConfirmation', { productId: '1001' })
  expect(offer.firstPayTime).toBe('2027-01-04')
  const { data: tabs } = await ask(world, 'listProblems')
  expect(tabs[0].list[0].time).toBe('2026-12-04 19:42:10')
  expect(JSON.stringify(tabs)).toContain('tanggal 30 November')
})

test('A world that comes back later is still of its own day', async () => {
  setDate('2026-11-21T05:00:00Z')
  const kept = JSON.parse(JSON.stringify(snapshotOf(await createWorld())))
  setDate('2026-12-21T05:00:00Z')
  const again = await createWorld()
  await restore(again, kept)
  const { data } = await ask(again, 'getInstalments', RUNNING)
  expect(data.repayPlanDetail.repayWaitDetail[0].dueTime).toBe('2026-11-25')
})
