import { expect, test } from 'vitest'
import { startWorldServer } from '../../setup/world-server.ts'

const { openWorld } = startWorldServer()

/** A borrower in their own world. Their session names no market. */
const borrower = (scenario: string) => openWorld(scenario, { query: { token: '1' } })

const PUSH = '/v3/loan-confirm/loan-detail-push'
const CONTRACT = '/v3/contract/contract'
const WAYS = '/api/v1/youmi/youmi-api/service/loan/repayment-way?orderId=723421968459640174'
const SAVE_BANK = '/v3/certify/save-bank-info'

test('A borrower who confirms a loan has a new order under review @LOAN-40 @LOAN-41', async () => {
  const { post, violations } = borrower('order-174')
  const product = { productId: '1001' }
  const { data: offer } = await post('/v3/loan-confirm/loan-detail-confirm', product)
  expect(offer).toMatchObject({ productName: 'Dana Cepat', amount: 3_000_000, periods: 91, termUnit: 'hari' })
  expect(offer.repay_plans).toHaveLength(3)

  const { data: contracts } = await post(CONTRACT, { ...product, scene: 3 })
  const [, second] = contracts
  const opened = await post('/v3/contract/contract-jump', {
    ...product,
    scene: 3,
    position: second.position,
    orderId: '',
  })
  expect(opened.data.contract_url).toBe('http://localhost/__world/pages/agreements/1001/1.html')

  const { amount, periods, termUnit } = offer
  const refused = await post(PUSH, { ...product, amount: amount + 1, periods, termUnit })
  expect(refused).toMatchObject({ code: 9999, data: null })
  const { data: pushed } = await post(PUSH, { ...product, amount, periods, termUnit })
  const order = Object.fromEntries(new URL(pushed.lendDetailsUrl).searchParams)
  expect(order).toEqual({ productId: '1001', orderId: '723421968459641001' })

  const { data: loan } = await post('/v3/loan-details/loan-details', order)
  expect(loan).toMatchObject({ orderStatus: 21, productName: 'Dana Cepat' })
  expect(loan.userOrderDetail.detail).toContainEqual({ text: 'Jumlah pinjaman', value: 'Rp3.000.000' })
  const { data: orders } = await post('/v3/order/list')
  expect(orders).toContainEqual(expect.objectContaining({ ...order, status: 21, amount: 'Rp3.000.000' }))
  expect(await violations()).toEqual([])
})

test('A loan of another market is confirmed in its own money', async () => {
  const { post, violations } = borrower('confirmation-india-pop')
  const { data: offer } = await post('/v3/loan-confirm/loan-detail-confirm', { productId: '2001' })
  expect(offer).toMatchObject({ isPopType: '1', popAgreementUrl: 'http://localhost/__world/pages/agreement/2001.html' })
  const { data } = await post(PUSH, { productId: '2001', amount: 20_000, periods: 91, termUnit: 'days' })
  const order = Object.fromEntries(new URL(data.lendDetailsUrl).searchParams)
  const { data: loan } = await post('/v3/loan-details/loan-details', order)
  expect(loan.userOrderDetail.detail).toContainEqual({ text: 'Loan amount', value: '₹20,000' })
  expect(await violations()).toEqual([])
})

test('A borrower whose joint login failed joins another product', async () => {
  const { post, violations, events } = borrower('order-174')
  const { competence: failure } = await post('/indah/stand/targeted', { productId: '1001' })
  expect(failure.title).toBe('Pengajuan belum berhasil')
  const [app, web, full] = failure.productList.map(({ productKey }: { productKey: string }) => productKey)
  await post('/indah/stand/necessity', { productId: app, positionId: 18, index: 0 })
  const join = (productId: string) => post('/indah/stand/joint', { productId })
  expect((await join(app)).competence).toEqual({ redirectUrl: 'rupya://product/rupiah-kilat' })
  expect((await join(web)).competence).toEqual({ redirectUrl: 'https://products.rupya.example/sahabat-dana' })
  expect(await join(full)).toMatchObject({ code: 9999, message: 'Produk ini sedang penuh. Coba lagi besok.' })
  expect((await events()).map(({ operation }: { operation: string }) => operation)).toEqual([
    'reportNecessity',
    'joinProduct',
    'joinProduct',
  ])
  expect(await violations()).toEqual([])
})

test('A bank that does not know the mobile number wants a code first', async () => {
  const { post, violations } = borrower('order-174')
  const card = { bankCode: 'BRI', bankNumber: '5221841120530743', holderName: 'Sari Wulandari', phone: '081290014417' }
  expect((await post(SAVE_BANK, card)).data).toEqual({ needValid: '1', card: null })
  expect((await post(SAVE_BANK, { ...card, smsCode: '000000' })).code).toBe(800006)
  const { data } = await post(SAVE_BANK, { ...card, smsCode: '123456' })
  expect(data).toMatchObject({ needValid: '0', card: { bankName: 'BRI', cardNo: card.bankNumber } })
  const known = { ...card, bankCode: 'BCA', bankNumber: '5379412098760126' }
  expect((await post(SAVE_BANK, known)).data.needValid).toBe('0')
  expect(await post(SAVE_BANK, known)).toMatchObject({ code: 800007, message: 'Kartu ini sudah terdaftar.' })
  const ways = await post(WAYS)
  expect(ways.data.bankCards.map(({ cardNo }: { cardNo: string }) => cardNo)).toEqual(
    expect.arrayContaining([card.bankNumber, known.bankNumber]),
  )
  expect(await violations()).toEqual([])
})

test('No agreement, no recommendation and no order are answers, not failures', async () => {
  const { post, violations } = borrower('contracts-none,join-failure-empty,orders-empty')
  expect((await post(CONTRACT, { productId: '1001', scene: 3 })).data).toEqual([])
  expect((await post('/indah/stand/targeted', { productId: '1001' })).competence.productList).toEqual([])
  expect((await post('/v3/order/list')).data).toEqual([])
  expect(await violations()).toEqual([])
})
