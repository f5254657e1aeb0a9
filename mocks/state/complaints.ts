import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import type { OperationId, Payload } from '../../src/api/operation.ts'
import { componentSchema, operationOf } from '../contract.ts'
import { asOf } from '../cast-day.ts'
import type { Market } from '../market.ts'
import type { World } from '../world.ts'

type Schemas = components['schemas']

export interface ProblemRecord {
  problemId: string
  market: Market
  time: string
  /** When an agent answers, in milliseconds since the epoch; null where nobody will, or somebody has. */
  due: number | null
  detail: Schemas['ProblemDetail']
}

/** What the chatbot says below one node of one market's tree. */
interface FaqRecord {
  market: Market
  pid: string
  page: Schemas['FaqPage']
}

const market = { enum: ['id', 'in'] }

/** Complaints with their pictures, and the chatbot. */
export const complaintsState = () => ({
  problems: new Collection({
    schema: componentSchema<ProblemRecord>((ref) => ({
      type: 'object',
      required: ['problemId', 'market', 'time', 'due', 'detail'],
      properties: {
        problemId: ref('ProblemId'),
        market,
        time: { type: 'string' },
        due: { type: ['integer', 'null'] },
        detail: ref('ProblemDetail'),
      },
    })),
  }),
  images: new Collection({ schema: componentSchema<Schemas['ProblemImage']>((ref) => ref('ProblemImage')) }),
  faq: new Collection({
    schema: componentSchema<FaqRecord>((ref) => ({
      type: 'object',
      required: ['market', 'pid', 'page'],
      properties: { market, pid: { type: 'string' }, page: ref('FaqPage') },
    })),
  }),
  /** What borrowers did in the chatbot. */
  chats: new Collection({ schema: componentSchema<Schemas['FaqRecord']>((ref) => ref('FaqRecord')) }),
  desk: {
    filled: false,
    nextProblem: 8_211_004_601,
    nextImage: 1,
    /** Whether the collection type is among the types, and whether any order allows it. */
    collectionListed: true,
    collectionAllowed: true,
  },
})

type ComplaintsState = ReturnType<typeof complaintsState>

/** The payload of an example of the contract. */
export function examplePayload<Op extends OperationId>(id: Op, name: string): Payload<Op> {
  const example = operationOf(id).examples[name]
  if (!example) throw new Error(`The contract has no example ${name} of ${id}`)
  // Examples are checked against the contract, which gave the type.
  return (example.value as { data: Payload<Op> }).data
}

const filling = new WeakMap<ComplaintsState, Promise<void>>()

/** The state with its first records in it. They are made when first needed: making a record takes a moment. */
export async function complaintsOf({ complaints, madeAt }: World): Promise<ComplaintsState> {
  let filled = filling.get(complaints)
  if (!filled) {
    filled = complaints.desk.filled ? Promise.resolve() : fill(complaints, madeAt)
    filling.set(complaints, filled)
  }
  await filled
  return complaints
}

async function fill({ problems, faq, desk }: ComplaintsState, madeAt: number) {
  for (const [name, inMarket] of [
    ['complaint-list', 'id'],
    ['complaint-list-india', 'in'],
  ] as const) {
    const [all] = examplePayload('listProblems', name)
    for (const { id, time } of all?.list ?? [])
      await problems.create({
        problemId: id,
        market: inMarket,
        due: null,
        ...asOf(madeAt, inMarket, { time, detail: seededDetail(id) }),
      })
  }
  for (const [name, example] of Object.entries(operationOf('listFaq').examples)) {
    const pid = example['x-request']?.['pid']
    if (pid === undefined || !name.startsWith('faq-') || name === 'faq-empty') continue
    const page = examplePayload('listFaq', name)
    await faq.create({ market: example['x-market'] === 'in' ? 'in' : 'id', pid, page })
  }
  desk.filled = true
}

function seededDetail(problemId: string): Schemas['ProblemDetail'] {
  const { examples } = operationOf('getProblem')
  const [name] = Object.entries(examples).find(([, found]) => found['x-request']?.['problemId'] === problemId) ?? []
  if (!name) throw new Error(`The contract has no example of the complaint ${problemId}`)
  return examplePayload('getProblem', name)
}
