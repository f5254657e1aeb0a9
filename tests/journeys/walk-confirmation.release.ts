import { type APIRequestContext, expect, test } from '@playwright/test'
import { PORTS } from './ports.ts'

const WORLD = `http://localhost:${PORTS.world}`

/** The calls of one borrower in a world of their own. */
function borrower(request: APIRequestContext, world: string, scenario = 'order-174') {
  const headers = { 'x-world': world, 'x-scenario': scenario }
  const call = async (path: string, form: Record<string, string | number> = {}, query: Record<string, string> = {}) => {
    const reply = await request.post(`${WORLD}${path}`, { headers, form, params: { token: '1', ...query } })
    expect(reply.status()).toBe(200)
    return reply.json()
  }
  const broken = async () => (await request.get(`${WORLD}/__world/violations`, { headers })).json()
  const events = async () => (await request.get(`${WORLD}/__world/events`, { headers })).json()
  return { call, broken, events }
}

const PUSH = '/v3/loan-confirm/loan-detail-push'
const CONTRACT = '/v3/contract/contract'
const WAYS = '/api/v1/youmi/youmi-api/service/loan/repayment-way'
const SAVE_BANK = '/v3/certify/save-bank-info'

test('A borrower who confirms a loan has a new order under review', async ({ request }) => {
  const { call, broken } = borrower(request, 'walk-confirm')
  const product = { productId: '1001' }
  const { data: offer } = await call('/v3/loan-confirm/loan-detail-confirm', product)
  expect(offer).toMatchObject({ productName: 'Dana Cepat', amount: 3_000_000, periods: 91, termUnit: 'hari' })
  expect(offer.repay_plans).toHaveLength(3)

  const { data: contracts } = await call(CONTRACT, { ...product, scene: 3 })
  const [, second] = contracts
  const opened = await call('/v3/contract/contract-jump', {
    ...product,
    scene: 3,
    position: second.position,
    orderId: '',
  })
  expect(opened.data.contract_url).toBe('https://pages.rupya.example/agreements/1001/1')

  const { amount, periods, termUnit } = offer
  const refused = await call(PUSH, { ...product, amount: amount + 1, periods, termUnit })
  expect(refused).toMatchObject({ code: 9999, data: null })
  const { data: pushed } = await call(PUSH, { ...product, amount, periods, termUnit })
  const order = Object.fromEntries(new URL(pushed.lendDetailsUrl).searchParams)
  expect(order).toEqual({ productId: '1001', orderId: '723421968459641001' })

  const { data: loan } = await call('/v3/loan-details/loan-details', order)
  expect(loan).toMatchObject({ orderStatus: 21, productName: 'Dana Cepat' })
  expect(loan.userOrderDetail.detail).toContainEqual({ text: 'Jumlah pinjaman', value: 'Rp3.000.000' })
  const { data: orders } = await call('/v3/order/list')
  expect(orders).toContainEqual(expect.objectContaining({ ...order, status: 21, amount: 'Rp3.000.000' }))
  expect(await broken()).toEqual([])
})

test('A loan of another market is confirmed in its own money', async ({ request }) => {
  const { call, broken } = borrower(request, 'walk-confirm-india', 'confirmation-india-pop')
  const { data: offer } = await call('/v3/loan-confirm/loan-detail-confirm', { productId: '2001' })
  expect(offer).toMatchObject({ isPopType: '1', popAgreementUrl: 'https://pages.rupya.example/agreement/2001' })
  const { data } = await call(PUSH, { productId: '2001', amount: 20_000, periods: 91, termUnit: 'days' })
  const order = Object.fromEntries(new URL(data.lendDetailsUrl).searchParams)
  const { data: loan } = await call('/v3/loan-details/loan-details', order)
  expect(loan.userOrderDetail.detail).toContainEqual({ text: 'Loan amount', value: '₹20,000' })
  expect(await broken()).toEqual([])
})

test('A borrower whose joint login failed joins another product', async ({ request }) => {
  const { call, broken, events } = borrower(request, 'walk-join')
  const { competence: failure } = await call('/indah/stand/targeted', { productId: '1001' })
  expect(failure.title).toBe('Pengajuan belum berhasil')
  const [app, web, full] = failure.productList.map(({ productKey }: { productKey: string }) => productKey)
  await call('/indah/stand/necessity', { productId: app, positionId: 18, index: 0 })
  const join = (productId: string) => call('/indah/stand/joint', { productId })
  expect((await join(app)).competence).toEqual({ redirectUrl: 'rupya://product/rupiah-kilat' })
  expect((await join(web)).competence).toEqual({ redirectUrl: 'https://products.rupya.example/sahabat-dana' })
  expect(await join(full)).toMatchObject({ code: 9999, message: 'Produk ini sedang penuh. Coba lagi besok.' })
  expect((await events()).map(({ operation }: { operation: string }) => operation)).toEqual([
    'reportNecessity',
    'joinProduct',
    'joinProduct',
  ])
  expect(await broken()).toEqual([])
})

test('A bank that does not know the mobile number wants a code before the card is bound', async ({ request }) => {
  const { call, broken } = borrower(request, 'walk-bind')
  const card = { bankCode: 'BRI', bankNumber: '5221841120530743', holderName: 'Sari Wulandari', phone: '081290014417' }
  expect((await call(SAVE_BANK, card)).data).toEqual({ needValid: '1', card: null })
  expect((await call(SAVE_BANK, { ...card, smsCode: '000000' })).code).toBe(800006)
  const { data } = await call(SAVE_BANK, { ...card, smsCode: '123456' })
  expect(data).toMatchObject({ needValid: '0', card: { bankName: 'BRI', cardNo: card.bankNumber } })
  const known = { ...card, bankCode: 'BCA', bankNumber: '5379412098760126' }
  expect((await call(SAVE_BANK, known)).data.needValid).toBe('0')
  expect(await call(SAVE_BANK, known)).toMatchObject({ code: 800007, message: 'Kartu ini sudah terdaftar.' })
  const ways = await call(WAYS, {}, { orderId: '723421968459640174' })
  expect(ways.data.bankCards.map(({ cardNo }: { cardNo: string }) => cardNo)).toEqual(
    expect.arrayContaining([card.bankNumber, known.bankNumber]),
  )
  expect(await broken()).toEqual([])
})

test('Nothing to consent to, nothing recommended and no order are answers, not failures', async ({ request }) => {
  const { call, broken } = borrower(request, 'walk-none', 'contracts-none,join-failure-empty,orders-empty')
  expect((await call(CONTRACT, { productId: '1001', scene: 3 })).data).toEqual([])
  expect((await call('/indah/stand/targeted', { productId: '1001' })).competence.productList).toEqual([])
  expect((await call('/v3/order/list')).data).toEqual([])
  expect(await broken()).toEqual([])
})
