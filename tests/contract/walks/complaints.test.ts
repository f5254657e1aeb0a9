import { expect, test } from 'vitest'
import { startWorldServer } from '../../setup/world-server.ts'

const { openWorld } = startWorldServer()

const ORDER = '723421968459640174'
const DAY = 86_400_000
/** The first bytes of each file type. */
const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PDF = [0x25, 0x50, 0x44, 0x46]

const UPLOAD = '/user-problem/upload-problem-img'

/** A file in the form's field, with this declared type and these bytes. */
const picture = (type: string, bytes: number[]) => new File([new Uint8Array(bytes)], 'picture', { type })

const problem = {
  problemType: '1',
  problemSonType: '2',
  problemDetail: 'Penagih menelepon ibu saya, padahal beliau bukan penjamin.',
  problemImage: '',
  orderNo: ORDER,
}

test('A complaint with two pictures is listed, answered within 3 weekdays and rated @HELP-13 @HELP-23', async () => {
  const { post, upload, setClockAhead, violations } = openWorld('complaints-empty')
  const { data: start } = await post('/user-problem/problem-init', { orderId: ORDER })
  expect(start.orderDetail).toMatchObject({ orderNo: ORDER, isShow: '1' })
  expect(start.problemType[0]).toEqual({ value: 1, title: 'Penagihan' })

  const one = await upload(UPLOAD, 'problemImage', picture('image/jpeg', JPEG))
  const two = await upload(UPLOAD, 'problemImage', picture('image/png', PNG))
  expect([one.code, one.data.url, two.data.url]).toEqual([
    '00',
    'https://files.rupya.example/complaints/1.jpg',
    'https://files.rupya.example/complaints/2.png',
  ])
  const images = [one.data.url, two.data.url]
  expect(await post('/user-problem/problem-save', { ...problem, problemImage: images.join() })).toMatchObject({
    code: 0,
  })

  const titles = async () => {
    const { data } = await post('/user-problem/problem-list')
    return data.map(({ title, list }: { title: string; list: unknown[] }) => [title, list.length])
  }
  expect(await titles()).toEqual([
    ['Semua', 1],
    ['Menunggu', 1],
    ['Terjawab', 0],
  ])
  const { data: tabs } = await post('/user-problem/problem-list')
  const [{ id: problemId, time, type, content }] = tabs[0].list
  expect({ type, content }).toEqual({ type: 'Penagihan', content: problem.problemDetail })
  expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

  const detail = async () => (await post('/user-problem/problem-detail', { problemId })).data
  const sonType = 'Menghubungi keluarga atau teman saya'
  expect(await detail()).toMatchObject({ problemId, sonType, images, disposeDetail: null, isScore: '0' })
  const early = await post('/user-problem/save-score', { problemId, score: 5 })
  expect(early.message).toBe('Keluhan ini belum dijawab.')

  await setClockAhead(3 * DAY)
  expect(await titles()).toEqual([
    ['Semua', 1],
    ['Menunggu', 0],
    ['Terjawab', 1],
  ])
  expect(await detail()).toMatchObject({ images, disposeDetail: expect.stringContaining('Terima kasih'), isScore: '1' })
  expect(await post('/user-problem/save-score', { problemId, score: 4 })).toMatchObject({ code: '00' })
  expect(await detail()).toMatchObject({ isScore: '0' })
  expect(await violations()).toEqual([])
})

test('An answered complaint shows pictures of both sides and is rated once', async () => {
  const { post, violations } = openWorld('complaint-answered')
  const { data: tabs } = await post('/user-problem/problem-list')
  const [all, waiting, answered] = tabs
  expect([all.list.length, waiting.list.length, answered.list.length]).toEqual([1, 0, 1])
  const [{ id: problemId }] = answered.list
  const detail = async () => (await post('/user-problem/problem-detail', { problemId })).data
  const before = await detail()
  expect([before.images.length, before.disposeImages.length, before.isScore]).toEqual([2, 1, '1'])
  await post('/user-problem/save-score', { problemId, score: 2 })
  expect((await detail()).isScore).toBe('0')
  expect((await post('/user-problem/get-whatsapp', { overall: 30 })).data.bophone).toBe('021-5095-0174')
  expect(await violations()).toEqual([])
})

test('A complaint with a wrong type or a picture never uploaded is refused', async () => {
  const { post, upload, violations } = openWorld('complaints-empty,collection-not-allowed')
  const save = async (change: object) => (await post('/user-problem/problem-save', { ...problem, ...change })).message
  expect(await save({})).toBe('Pesanan yang dipilih tidak mendukung keluhan penagihan.')
  const elsewhere = { problemType: '2', problemSonType: '', problemImage: 'https://elsewhere.example/1.png' }
  expect(await save(elsewhere)).toBe('Foto tidak ditemukan. Unggah lagi.')
  expect(await save({ problemType: '9' })).toBe('Pilih jenis keluhan dulu.')
  for (const [type, bytes] of [
    ['application/pdf', PDF],
    ['image/png', PDF],
  ] as const)
    expect((await upload(UPLOAD, 'problemImage', picture(type, bytes))).message).toBe('Hanya foto yang bisa diunggah.')
  expect((await post('/user-problem/problem-list')).data[0].list).toEqual([])
  expect(await violations()).toEqual([])
})

test('The chatbot leads through three levels to an answer, and down to human support @HELP-53', async () => {
  const { post, get, violations } = openWorld('order-174')
  const start = await post('/h5-api/v3/user-problem/problem-init', { orderNo: ORDER })
  expect(start.data).toHaveProperty('problemStatus')

  const below = async (pid: number) =>
    (await (await get(`/h5-api/v3/user-problem/get-qa-list?orderNo=${ORDER}&pid=${pid}`)).json()).data
  const record = async (type: number, value: string | number, qaId: number) =>
    post('/h5-api/v3/user-problem/qa-record', { orderNo: ORDER, type, value, qaId })
  const categories = await below(0)
  expect(categories.answerList.map(({ title_local: title }: { title_local: string }) => title)).toEqual(
    start.data.problemType.map(({ title }: { title: string }) => title),
  )
  const questions = await below(categories.answerList[0].id)
  const choices = await below(questions.answerList[0].id)
  const [choice] = choices.answerList
  const answer = await below(choice.id)
  expect(answer).toMatchObject({ question: expect.stringContaining('Kontak darurat'), answerList: [] })
  expect(await record(2, 1, choice.id)).toMatchObject({ code: '00', data: 'Senang bisa membantu.' })
  expect((await record(3, 2, choice.id)).data).toContain('Kami akan memperbaikinya')
  expect((await record(3, 5, choice.id)).data).not.toContain('memperbaikinya')

  expect((await record(4, 'Bagaimana cara bayar?', 0)).data).toContain('ketuk Bayar')
  expect((await record(4, 'Selamat pagi', 0)).data).toContain('belum mengerti')
  const support = choices.answerList.find(({ action_type: action }: { action_type: number }) => action === 4)
  expect((await record(1, support.id, support.id)).data).toContain('3 hari kerja')
  expect((await record(1, choice.id, choice.id)).code).toBe(9999)
  expect(await violations()).toEqual([])
})
