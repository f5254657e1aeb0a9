import type { components } from '../../src/api/generated/schema.ts'
import { payloadOf } from '../examples.ts'
import type { Handlers } from '../handler.ts'
import type { Market } from '../market.ts'
import { complaintsOf } from '../state/complaints.ts'
import { complaintOrder } from './complaints-orders.ts'
import { words } from './words.ts'

/** The type that hands over to human support (HELP-43). */
const HANDOVER = 4
/** The lowest rating that counts as high. */
const HIGH_RATING = 4

/** The bot's answers to free text: the first matching pattern is used. */
const TOPICS: [RegExp, string][] = [
  [/tagih(?!an)|penagih|collect/i, 'faq-text-collection'],
  [/(tidak|tak|belum|gak|ga) (bisa|sanggup|mampu)|kesulitan|can(not|'t|’t) pay|afford|hardship/i, 'faq-text-hardship'],
  [/bayar|cicil|tagihan|pay|instal|due/i, 'faq-text-paying'],
  [/cair|dana|uang|money|disburse/i, 'faq-text-money'],
]

/** The name of the contract's example with the bot's reply. */
function replyExampleFor({ type, value }: components['schemas']['FaqRecord']): string {
  switch (type) {
    case 1:
      return 'faq-handed-over'
    case 2:
      return value === '1' ? 'faq-solved' : 'faq-not-solved'
    case 3:
      return Number(value) < HIGH_RATING ? 'faq-rated-low' : 'faq-rated-high'
    case 4:
      return TOPICS.find(([pattern]) => pattern.test(value))?.[1] ?? 'faq-text-unknown'
  }
}

const exampleNameIn = (market: Market, name: string) => (market === 'in' ? `${name}-india` : name)

export const chatbotHandlers = {
  listFaq: async ({ query, market, borrower, world, reply }) => {
    const { faq } = await complaintsOf(world)
    // The contract requires both, and the request was checked.
    const { orderNo = '', pid = '' } = query
    const order = complaintOrder(world, borrower, orderNo)
    if (!order) return reply.fail('other', words(market).noOrder)
    const node = faq.findFirst((q) => q.where({ market: order.market, pid }))
    return node ? reply.ok(node.page) : reply.fail('other', words(market).noNode)
  },

  recordFaq: async ({ form, market, borrower, world, reply }) => {
    const { faq, chats } = await complaintsOf(world)
    const order = complaintOrder(world, borrower, form.orderNo)
    if (!order) return reply.fail('other', words(market).noOrder)
    const nodes = faq.findMany((q) => q.where({ market: order.market })).flatMap(({ page }) => page.answerList ?? [])
    const node = nodes.find(({ id }) => String(id) === (form.type === 1 ? form.value : form.qaId))
    const handsOver = Number(node?.action_type) === HANDOVER
    // Type 1 needs a node that hands over. Types 2 and 3 rate a node that answers. Type 4 is free text and needs no node.
    if (form.type !== 4 && (!node || handsOver !== (form.type === 1))) return reply.fail('other', words(market).noNode)
    await chats.create({ borrower, said: form })
    return reply.ok(payloadOf('recordFaq', exampleNameIn(order.market, replyExampleFor(form))))
  },
} satisfies Partial<Handlers>
