import type { components } from '../../src/api/generated/schema.ts'
import { payloadOf } from '../examples.ts'
import type { Borrower } from '../borrowers.ts'
import type { Handlers } from '../handler.ts'
import { detectImageType } from '../image.ts'
import type { Market } from '../market.ts'
import { PICTURES } from '../pictures.ts'
import { complaintsOf } from '../state/complaints.ts'
import { storeFile } from '../state/files.ts'
import { type World, wallTime, worldNow } from '../world.ts'
import { chatbotHandlers } from './complaints-chatbot.ts'
import { complaintOrder, type DeskOrder, deskOrders } from './complaints-orders.ts'
import { ANSWER_DELAY, problemsNow } from './complaints-problems.ts'
import { words } from './words.ts'

type Schemas = components['schemas']

/** The maximum size of a picture in bytes. */
const MOST_IMAGE_BYTES = 15 * 1024 * 1024

/** The collection type (HELP-9). */
const COLLECTION = 1

const examples: Record<Market, Schemas['ProblemInit']> = {
  id: payloadOf('initProblem', 'problem-init-collection'),
  in: payloadOf('initProblem', 'problem-init-india'),
}

function problemInit(world: World, borrower: Borrower, { market, card }: DeskOrder): Schemas['ProblemInit'] {
  const { problemType, problemSonType } = examples[market]
  const { collectionListed } = world.complaints.desk
  return {
    problemType: (problemType ?? []).filter(({ value }) => collectionListed || Number(value) !== COLLECTION),
    problemSonType: collectionListed ? problemSonType : [],
    orderDetail: card,
    orderList: deskOrders(world, borrower)
      .filter((order) => order.market === market)
      .map((order) => order.card),
  }
}

const titleOf = (kinds: Schemas['ProblemKind'][] | null, value: string) =>
  kinds?.find((kind) => String(kind.value) === value)?.title

export const complaintsHandlers = {
  ...chatbotHandlers,

  initProblem: ({ form, market, borrower, world, reply }) => {
    const order = complaintOrder(world, borrower, form.orderId)
    return order ? reply.ok(problemInit(world, borrower, order)) : reply.fail('other', words(market).noOrder)
  },

  initProblemLocal: ({ form, market, borrower, world, reply }) => {
    const order = complaintOrder(world, borrower, form.orderNo)
    return order
      ? reply.ok({ ...problemInit(world, borrower, order), problemStatus: 0 })
      : reply.fail('other', words(market).noOrder)
  },

  uploadProblemImage: async ({ files, market, borrower, world, reply }) => {
    const { images, desk } = await complaintsOf(world)
    const file = files['problemImage']
    // A file's name and type come from the sender, so only its bytes are checked.
    const kind = file && (await detectImageType(file))
    if (!kind) return reply.fail('other', words(market).noImage)
    if (file.size > MOST_IMAGE_BYTES) return reply.fail('other', words(market).imageTooLarge)
    const url = `${PICTURES}/complaints/${desk.nextImage}.${kind}`
    desk.nextImage += 1
    await images.create({ url, borrower })
    storeFile(world, url, file)
    return reply.ok({ url })
  },

  saveProblem: async ({ form, market, borrower, world, reply }) => {
    const { problems, images, desk } = await complaintsOf(world)
    const order = complaintOrder(world, borrower, form.orderNo)
    if (!order) return reply.fail('other', words(market).noOrder)
    const { problemType, problemSonType } = problemInit(world, borrower, order)
    const type = titleOf(problemType, form.problemType)
    const collection = Number(form.problemType) === COLLECTION
    const sonType = collection ? titleOf(problemSonType, form.problemSonType) : null
    if (collection && Number(order.card.isShow) !== 1) return reply.fail('other', words(market).noCollection)
    if (!type || sonType === undefined) return reply.fail('other', words(market).noType)
    const urls = form.problemImage === '' ? [] : form.problemImage.split(',')
    const known = urls.every((url) => images.findFirst((q) => q.where({ url, borrower })))
    if (!known) return reply.fail('other', words(market).unknownImage)
    const problemId = String(desk.nextProblem)
    desk.nextProblem += 1
    await problems.create({
      problemId,
      borrower,
      market,
      time: wallTime(world, market),
      due: worldNow(world) + ANSWER_DELAY,
      detail: {
        type,
        sonType,
        problemId,
        orderNo: form.orderNo,
        content: form.problemDetail,
        images: urls,
        disposeDetail: null,
        disposeImages: null,
        isScore: '0',
      },
    })
    return reply.ok()
  },

  listProblems: async ({ market, borrower, world, reply }) => {
    const problems = await problemsNow(world, borrower, market)
    const items = problems.map(({ problemId, time, detail }) => ({
      answered: Boolean(detail.disposeDetail),
      item: { id: problemId, time, type: detail.type, content: detail.content },
    }))
    const { all, waiting, answered } = words(market)
    const list = (keep: (answered: boolean) => boolean) =>
      items.filter((entry) => keep(entry.answered)).map(({ item }) => item)
    return reply.ok([
      { title: all, value: 0, list: list(() => true) },
      { title: waiting, value: 1, list: list((done) => !done) },
      { title: answered, value: 2, list: list((done) => done) },
    ])
  },

  getProblem: async ({ form, market, borrower, world, reply }) => {
    const problem = (await problemsNow(world, borrower)).find(({ problemId }) => problemId === form.problemId)
    return problem ? reply.ok(problem.detail) : reply.fail('other', words(market).noProblem)
  },

  scoreProblem: async ({ form, market, borrower, world, reply }) => {
    const problem = (await problemsNow(world, borrower)).find(({ problemId }) => problemId === form.problemId)
    if (!problem) return reply.fail('other', words(market).noProblem)
    if (!problem.detail.disposeDetail) return reply.fail('other', words(market).notAnswered)
    await world.complaints.problems.update((q) => q.where({ problemId: form.problemId }), {
      data(record) {
        record.detail.isScore = '0'
      },
    })
    world.events.push({ operation: 'scoreProblem', event: form })
    return reply.ok()
  },

  getContacts: async ({ market, world, reply }) => {
    const { desk } = await complaintsOf(world)
    const contacts = payloadOf('getContacts', market === 'in' ? 'contacts-india' : 'contacts')
    return reply.ok({ ...contacts, bophone: desk.phoneStaffed ? contacts.bophone : null })
  },
} satisfies Partial<Handlers>
