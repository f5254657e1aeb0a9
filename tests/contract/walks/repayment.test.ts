import { expect, test } from 'vitest'
import { startWorldServer } from '../../setup/world-server.ts'

const { openWorld } = startWorldServer()

const YOUMI = '/api/v1/youmi/youmi-api/service/loan'
const ID = { productId: '1001', orderId: '723421968459640174' }
const IN = { productId: '2001', orderId: '723421968459640003' }
const HDFC = { bankName: 'HDFC', cardId: '912340000000008820', cardNo: '4315816620178820', bankCode: 'HDFC' }
const BRI = { bankName: 'BRI', cardId: '912340000000002205', cardNo: '5221841120532205', bankCode: 'BRI' }

/** The session in the address of the card repayment; no token is needed here. */
const CARD_SESSION = { userId: '880021460173', sessionId: '5c1f0a7e94' }

/** A borrower in their own world. */
const borrower = (scenario: string) => openWorld(scenario, { headers: CARD_SESSION })

const details = '/v3/loan-details/loan-details'
const instalments = '/v3/loan-play-detail'
const waysOf = ({ orderId }: { orderId: string }) => `${YOUMI}/repayment-way?orderId=${orderId}`

test('Borrower repays by a card that wants a code', async () => {
  const { post, setClockAhead, violations } = borrower('order-3')
  const repayToken = `rt-${IN.orderId}-1`
  expect(await post(waysOf(IN))).toMatchObject({
    code: '00',
    data: { alipay: '1', repayToken, bankCards: [{ id: HDFC.cardId }, { bankName: 'ICICI' }] },
  })
  const payment = { ...HDFC, amount: 725_000, couponId: '', orderId: IN.orderId, repayToken, sendMsg: 1 }
  const commit = () => post(`${YOUMI}/repayment-commit`, payment)
  const confirm = (number: number, verifyCode: string) =>
    post(`${YOUMI}/repayment-confirm`, {
      orderId: IN.orderId,
      verifyCode,
      repaymentRecordId: `rr-${IN.orderId}-${number}`,
    })

  expect(await commit()).toMatchObject({ code: '00', data: { needValid: '1', repayRecordId: `rr-${IN.orderId}-1` } })
  expect(await confirm(1, '000000')).toMatchObject({ code: 800006, message: 'Kode verifikasi salah.' })
  expect(await commit()).toMatchObject({ code: '00', data: { needValid: '1', repayRecordId: `rr-${IN.orderId}-2` } })
  expect(await confirm(1, '123456')).toMatchObject({ code: 800006, message: expect.stringContaining('diganti') })
  await setClockAhead(6 * 60_000)
  expect(await confirm(2, '123456')).toMatchObject({ code: 800006, message: expect.stringContaining('kedaluwarsa') })
  expect(await commit()).toMatchObject({ code: '00', data: { repayRecordId: `rr-${IN.orderId}-3` } })
  expect(await confirm(3, '123456')).toMatchObject({ code: '00' })

  expect(await confirm(3, '123456')).toMatchObject({ code: 800005 })
  expect(await commit()).toMatchObject({ code: 800005 })
  expect(await post(instalments, IN)).toMatchObject({
    code: 0,
    data: { repayWaitCount: 1, repayPlanDetail: { repayWaitDetail: [{ periodNo: 3, check: '1' }] } },
  })
  expect(await post(details, IN)).toMatchObject({ data: { orderStatus: 3 } })
  expect(await violations()).toEqual([])
})

test('Borrower repays two instalments, then the last one', async () => {
  const { post, violations } = borrower('order-174')
  const pay = (visit: number, amount: number) =>
    post(`${YOUMI}/repayment-commit`, {
      ...BRI,
      amount,
      couponId: '',
      orderId: ID.orderId,
      repayToken: `rt-${ID.orderId}-${visit}`,
      sendMsg: 0,
    })
  await post(waysOf(ID))
  expect(await pay(1, 0)).toMatchObject({ code: 9999, message: expect.stringContaining('lebih dari nol') })
  expect(await pay(1, 327_000_100)).toMatchObject({ code: 9999, message: expect.stringContaining('lebih besar') })
  expect(await pay(1, 218_000_000)).toMatchObject({ code: '00', data: { needValid: '0' } })
  expect(await pay(1, 109_000_000)).toMatchObject({ code: 800005 })
  expect(await post(instalments, ID)).toMatchObject({
    data: {
      repayWaitCount: 1,
      repayPlanDetail: {
        repayWaitDetail: [{ periodNo: 3, totalAmount: 1_090_000 }],
        repayYetDetail: [
          { periodNo: 1, periodStatus: 3 },
          { periodNo: 2, periodStatus: 3 },
        ],
      },
    },
  })
  expect(await post(details, ID)).toMatchObject({ data: { orderStatus: 174 } })

  await post(waysOf(ID))
  expect(await pay(2, 109_000_000)).toMatchObject({ code: '00', data: { needValid: '0' } })
  expect(await post(details, ID)).toMatchObject({ data: { orderStatus: 200, noticeStatusText: 'Lunas' } })
  expect(await violations()).toEqual([])
})

test('Borrower pays what is overdue, and the order runs again', async () => {
  const { post, violations } = borrower('order-180,card-without-code')
  const order = { productId: '1001', orderId: '723421968459640180' }
  await post(waysOf(order))
  const payment = { ...BRI, amount: 114_450_000, couponId: '', sendMsg: 0, repayToken: `rt-${order.orderId}-1` }
  expect(await post(`${YOUMI}/repayment-commit`, { ...payment, orderId: order.orderId })).toMatchObject({ code: '00' })
  expect(await post(details, order)).toMatchObject({
    data: { orderStatus: 174, noticeStatusText: 'Waktunya membayar' },
  })
  expect(await violations()).toEqual([])
})

test('Borrower pays at a mini market', async () => {
  const { post, violations } = borrower('order-174')
  const choice = { is_default: 0, is_display: 0, specific_num: '' }
  expect(await post('/v3/init-pay-type', { ...ID, pay_type: 2 })).toMatchObject({
    code: 0,
    data: { bankList: null, marketList: [{ code: 'ALFAMART' }, { code: 'INDOMARET' }] },
  })
  const account = (pay_type: number, payCode: string, amount = 1_090_000) =>
    post('/v3/generate-vcode', { ...ID, ...choice, amount, pay_type, payCode })
  expect(await account(2, 'INDOMARET')).toMatchObject({
    code: 0,
    data: {
      payType: 2,
      payCode: 'INDOMARET',
      amount: 1_090_000,
      payStep: expect.arrayContaining(['Datang ke Indomaret terdekat.']),
    },
  })
  expect(await account(2, '')).toMatchObject({ data: { payCode: 'ALFAMART' } })
  expect(await account(1, '')).toMatchObject({ data: { payType: 1, payCode: 'BCA', vcode: '7001268459640174' } })
  expect(await account(1, 'ALFAMART')).toMatchObject({ code: 9999 })
  expect(await account(2, 'ALFAMART', 9_000_000)).toMatchObject({ code: 9999 })
  expect(await violations()).toEqual([])
})

test('Borrower asks for an extension', async () => {
  const { post, violations } = borrower('extension-open')
  expect(await post(details, ID)).toMatchObject({ data: { isDelay: '1' } })
  expect(await post('/v3/delay-detail', ID)).toMatchObject({
    code: 0,
    data: { delayShouldPayAmount: 327_000, orderDetail: { detail: [{ text: 'Tagihan' }, {}, {}, {}] } },
  })
  const choice = { payCode: '', pay_type: 1, is_default: 1, is_display: 0, specific_num: '' }
  expect(await post('/v3/generate-vcode', { ...ID, ...choice, amount: 327_000 })).toMatchObject({
    code: 0,
    data: { amount: 327_000, payCode: 'BCA' },
  })
  expect(await violations()).toEqual([])
})

test('Borrower pays by alipay where it is offered', async () => {
  const { post, payAtSite, violations } = borrower('order-174')
  const payment = { userId: '880021460173', orderId: ID.orderId, amount: 109_000_000 }
  const started = await post(`${YOUMI}/repayment-huichao`, payment)
  expect(started).toMatchObject({
    code: '00',
    url: expect.stringContaining(`&order=${ID.orderId}&amount=109000000&currency=IDR&token=`),
  })
  const { searchParams } = new URL(started.url)
  const pay = () => payAtSite(searchParams.get('token') ?? '')
  expect(await pay()).toEqual({ refused: null })
  expect(await pay()).toEqual({ refused: 'This payment has been made already.' })
  expect(await post(instalments, ID)).toMatchObject({ data: { repayWaitCount: 2 } })
  expect(await violations()).toEqual([])
})
