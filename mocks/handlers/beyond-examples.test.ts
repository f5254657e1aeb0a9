// What neither an example nor a journey of the contract shows: what ends in time, and what is refused just now.
import { expect, test } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import { createWorld } from '../scenario.ts'
import { renewCaptcha } from '../state/promotion.ts'

const ORDER = { productId: '1001', orderId: '723421968459640174' }

/** A visitor who registers. */
async function visitor() {
  const world = await createWorld()
  const { sid } = (await ask(world, 'getCaptchaSession')).data
  const own = { sid, phone: '13912345678' }
  return {
    world,
    newPicture: () => renewCaptcha(world.promotion, sid),
    askForSms: async (capcode: string) => (await ask(world, 'sendSmsCode', { ...own, capcode })).code,
    register: (capcode: string) => ask(world, 'registerUser', { ...own, capcode, smsCode: '246810', id: '88' }),
  }
}

test('A wrong graphic code ends the one of the picture', async () => {
  const { newPicture, askForSms } = await visitor()
  const first = await newPicture()
  expect([await askForSms('0000'), await askForSms(first)]).toEqual([101, 101])
  expect(await askForSms((await newPicture()).toLowerCase())).toBe(0)
})

test('A code by SMS ends after five minutes', async () => {
  const { world, newPicture, askForSms, register } = await visitor()
  const code = await newPicture()
  expect(await askForSms(code)).toBe(0)
  world.clock.ahead = 5 * 60_000
  expect(await register(code)).toMatchObject({ message: 'Kode SMS salah atau sudah kedaluwarsa.' })
})

test('A product that is full cannot be applied for or joined', async () => {
  const world = await createWorld('recommend-full')
  const { data: offered } = await ask(world, 'listRecommendedProducts', { scene: 'banner_jingzhun' })
  const closed = offered.find(({ buttonStatus }: { buttonStatus: string }) => Number(buttonStatus) !== 1)
  const application = { product_id: closed.id, module_id: 301, scene: 'banner_jingzhun' }
  expect(await ask(world, 'applyProduct', application)).toMatchObject({ message: 'Pengajuan produk ini sedang penuh.' })
  const { competence } = await ask(world, 'getJoinFailure', { productId: '1001' })
  const full = competence.productList.find(({ clickable }: { clickable: string }) => Number(clickable) === 0)
  const joined = await ask(world, 'joinProduct', { productId: full.productKey })
  expect(joined).toMatchObject({ message: 'Produk ini sedang penuh. Coba lagi besok.' })
})

const COMPLAINT = {
  problemType: '2',
  problemSonType: '',
  problemDetail: 'Halo',
  problemImage: '',
  orderNo: ORDER.orderId,
}

test('An order may allow no complaint about its collection', async () => {
  const world = await createWorld('collection-not-allowed')
  const refusal = await ask(world, 'saveProblem', { ...COMPLAINT, problemType: '1', problemSonType: '2' })
  expect(refusal).toMatchObject({ message: 'Pesanan yang dipilih tidak mendukung keluhan penagihan.' })
})

test('A complaint is answered within three days, and rated then', async () => {
  const world = await createWorld('complaints-empty')
  await ask(world, 'saveProblem', COMPLAINT)
  const [{ list }] = (await ask(world, 'listProblems')).data
  const problemId: string = list[0].id
  const rated = async () => (await ask(world, 'scoreProblem', { problemId, score: 4 })).message
  const mayRate = async () => (await ask(world, 'getProblem', { problemId })).data.isScore
  expect([await mayRate(), await rated()]).toEqual(['0', 'Keluhan ini belum dijawab.'])
  world.clock.ahead = 3 * 86_400_000
  expect([await mayRate(), await rated(), await mayRate()]).toEqual(['1', expect.any(String), '0'])
})
