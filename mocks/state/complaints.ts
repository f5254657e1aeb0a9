import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import { shiftDates } from '../example-dates.ts'
import { componentSchema } from '../contract.ts'
import { findExample, payloadOf, successExamples } from '../examples.ts'
import type { Borrower } from '../borrowers.ts'
import type { Market } from '../market.ts'
import { fillOnce } from './fill-once.ts'

type Schemas = components['schemas']

export interface ProblemRecord {
  problemId: string
  borrower: Borrower
  market: Market
  time: string
  /** When an agent will answer, in milliseconds since the epoch; null if nobody will, or somebody already has. */
  due: number | null
  detail: Schemas['ProblemDetail']
}

interface ImageRecord {
  url: string
  borrower: Borrower
}

interface ChatRecord {
  borrower: Borrower
  said: Schemas['FaqRecord']
}

/** The chatbot's reply for one node of a market's tree. */
interface FaqRecord {
  market: Market
  pid: string
  page: Schemas['FaqPage']
}

const market = { enum: ['id', 'in'] }
const borrower = { enum: ['first', 'second'] }

const schemas = {
  problems: componentSchema<ProblemRecord>((ref) => ({
    type: 'object',
    required: ['problemId', 'borrower', 'market', 'time', 'due', 'detail'],
    properties: {
      problemId: ref('ProblemId'),
      borrower,
      market,
      time: { type: 'string' },
      due: { type: ['integer', 'null'] },
      detail: ref('ProblemDetail'),
    },
  })),
  images: componentSchema<ImageRecord>((ref) => ({
    type: 'object',
    required: ['url', 'borrower'],
    properties: { ...ref('ProblemImage').properties, borrower },
  })),
  faq: componentSchema<FaqRecord>((ref) => ({
    type: 'object',
    required: ['market', 'pid', 'page'],
    properties: { market, pid: { type: 'string' }, page: ref('FaqPage') },
  })),
  chats: componentSchema<ChatRecord>((ref) => ({
    type: 'object',
    required: ['borrower', 'said'],
    properties: { borrower, said: ref('FaqRecord') },
  })),
}

/** Complaints with their pictures, and the chatbot. */
export const complaintsState = () => ({
  problems: new Collection({ schema: schemas.problems }),
  images: new Collection({ schema: schemas.images }),
  faq: new Collection({ schema: schemas.faq }),
  /** What borrowers did in the chatbot. */
  chats: new Collection({ schema: schemas.chats }),
  desk: {
    filled: false,
    nextProblem: 8_211_004_601,
    nextImage: 1,
    /** Whether the collection type is among the types, and whether any order allows it. */
    collectionListed: true,
    collectionAllowed: true,
    /** Whether anybody answers the phone. */
    phoneStaffed: true,
  },
})

type ComplaintsState = ReturnType<typeof complaintsState>

/** The parts of the world that are needed here. (World itself imports this file.) */
interface ComplaintsWorld {
  complaints: ComplaintsState
  madeAt: number
}

const SECOND_PROBLEM = { problemId: '8211004599', borrower: 'second' as const }

/** The state with its initial records, the contract's examples. They are created when first needed, because that is slow. */
export async function complaintsOf({ complaints, madeAt }: ComplaintsWorld): Promise<ComplaintsState> {
  await fillOnce(complaints, () => fill(complaints, madeAt))
  return complaints
}

async function fill({ problems, faq, desk }: ComplaintsState, madeAt: number) {
  if (desk.filled) return
  for (const [name, inMarket] of [
    ['complaint-list', 'id'],
    ['complaint-list-india', 'in'],
  ] as const) {
    const [all] = payloadOf('listProblems', name)
    for (const { id, time } of all?.list ?? [])
      await problems.create({
        problemId: id,
        borrower: 'first',
        market: inMarket,
        due: null,
        ...shiftDates(madeAt, inMarket, { time, detail: seededDetail(id) }),
      })
  }
  // The first borrower's own, under another number.
  const [own] = problems.findMany((q) => q.where({ market: 'id' }))
  if (own) await problems.create({ ...structuredClone(own), ...SECOND_PROBLEM })
  for (const { name, market: inMarket, request, payload: page } of successExamples('listFaq')) {
    const { pid } = request
    if (pid !== undefined && name !== 'faq-empty') await faq.create({ market: inMarket, pid, page })
  }
  desk.filled = true
}

function seededDetail(problemId: string): Schemas['ProblemDetail'] {
  const example = findExample('getProblem', ({ request }) => request['problemId'] === problemId)
  if (!example) throw new Error(`The contract has no example of the complaint ${problemId}`)
  return example.payload
}
