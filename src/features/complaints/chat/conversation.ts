import * as v from 'valibot'
import { findLast, lastOf } from '../../../lib/list.ts'

/** A question that the bot offers, or a way to human support. */
const choice = v.object({ id: v.string(), title: v.string(), handsOver: v.boolean() })

/** What the borrower did. `node` is the related node of the bot's tree, `0` if none was open. */
const asked = v.variant('kind', [
  v.object({ kind: v.literal('category'), node: v.string(), title: v.string(), byItself: v.boolean() }),
  v.object({ kind: v.literal('question'), node: v.string(), title: v.string() }),
  v.object({ kind: v.literal('handover'), node: v.string(), title: v.string() }),
  v.object({ kind: v.literal('verdict'), node: v.string(), isSolved: v.boolean(), answer: v.string() }),
  v.object({ kind: v.literal('rating'), node: v.string(), stars: v.number() }),
  v.object({ kind: v.literal('text'), node: v.string(), text: v.string() }),
])

/** What the bot says. Answers and replies to messages offer no choices. */
const reply = v.object({ text: v.string(), choices: v.array(choice) })

const outcome = v.variant('state', [
  v.object({ state: v.literal('waiting') }),
  v.object({ state: v.literal('answered'), reply }),
  /**
   * `words` give the reason: the server's if it refused, else ours (`isOurs`). Without words, either it is unknown whether
   * the server was reached, or the server was busy until a time of this device.
   */
  v.object({
    state: v.literal('failed'),
    words: v.optional(v.string()),
    isOurs: v.optional(v.boolean()),
    busyUntil: v.optional(v.number()),
  }),
])

/** What the borrower did, and the result. A reply is always shown under its own question. */
const turn = v.object({
  id: v.string(),
  /** The category that was open, if any. */
  category: v.optional(v.string()),
  asked,
  /** Counts from 1. Replies to earlier attempts are ignored. */
  attempt: v.number(),
  outcome,
})

/** The stored conversation, oldest turn first. */
export const conversationSchema = v.object({
  turns: v.array(turn),
  /** The chosen category. */
  category: v.optional(v.string()),
  /** The category that the address named when the screen was last opened. */
  opened: v.optional(v.string()),
})

export type Choice = v.InferOutput<typeof choice>
export type Asked = v.InferOutput<typeof asked>
export type Reply = v.InferOutput<typeof reply>
export type Turn = v.InferOutput<typeof turn>
/** Why something failed. */
export type Why = Pick<Extract<Turn['outcome'], { state: 'failed' }>, 'words' | 'isOurs' | 'busyUntil'>
export type Conversation = v.InferOutput<typeof conversationSchema>

/** `id` and `attempt` identify the request of an event. */
export type ChatEvent =
  | { type: 'open'; id: string; node: string; title: string }
  | { type: 'ask'; id: string; asked: Asked; category?: string | undefined }
  | { type: 'answer'; id: string; attempt: number; reply: Reply }
  | { type: 'fail'; id: string; attempt: number; why?: Why }
  | { type: 'retry'; id: string }

export const emptyConversation: Conversation = { turns: [] }

/** The conversation after an event. Outdated and repeated events change nothing. */
export function converse(now: Conversation, event: ChatEvent): Conversation {
  switch (event.type) {
    case 'open': {
      if (now.opened === event.node) return now
      const { id, node, title } = event
      const category: Asked = { kind: 'category', node, title, byItself: now.turns.length === 0 }
      return { ...ask(now, { id, asked: category, category: node }), opened: node }
    }
    case 'ask':
      return ask(now, event)
    case 'answer':
      return settle(now, event, { state: 'answered', reply: event.reply })
    case 'fail':
      return settle(now, event, { state: 'failed', ...event.why })
    case 'retry':
      return changeTurn(now, event.id, (found) =>
        found.outcome.state === 'failed'
          ? { ...found, attempt: found.attempt + 1, outcome: { state: 'waiting' } }
          : found,
      )
  }
}

function ask(now: Conversation, { id, asked: what, category }: Pick<Turn, 'id' | 'asked' | 'category'>): Conversation {
  if (isRepeated(now, what)) return { ...now, category: category ?? now.category }
  // A category that is still loading is dropped when another is chosen: the last intent wins.
  const turns = what.kind === 'category' ? now.turns.filter((earlier) => !isPendingCategory(earlier)) : now.turns
  const added: Turn = { id, category, asked: what, attempt: 1, outcome: { state: 'waiting' } }
  return { ...now, turns: [...turns, added], category: category ?? now.category }
}

/** Whether this repeats a request that is pending or done. */
function isRepeated({ turns }: Conversation, what: Asked): boolean {
  const last = lastOf(turns)
  switch (what.kind) {
    case 'category':
      return last !== undefined && isSameNode(last.asked, what) && last.outcome.state !== 'failed'
    case 'question':
    case 'handover':
      return turns.some((earlier) => earlier.outcome.state === 'waiting' && isSameNode(earlier.asked, what))
    case 'verdict': {
      const answer = turns.find(({ id }) => id === what.answer)
      return !answer || !isAnswer(answer) || isJudged(turns, answer)
    }
    case 'rating':
    case 'text':
      return false
  }
}

const isSameNode = (one: Asked, other: Asked) => one.kind === other.kind && one.node === other.node

const isPendingCategory = ({ asked: { kind }, outcome: { state } }: Turn) => kind === 'category' && state !== 'answered'

function settle(now: Conversation, { id, attempt }: Pick<Turn, 'id' | 'attempt'>, end: Turn['outcome']): Conversation {
  return changeTurn(now, id, (found) =>
    found.attempt === attempt && found.outcome.state === 'waiting' ? { ...found, outcome: end } : found,
  )
}

const changeTurn = (now: Conversation, id: string, change: (found: Turn) => Turn): Conversation => ({
  ...now,
  turns: now.turns.map((each) => (each.id === id ? change(each) : each)),
})

/** Whether the bot looks up the children of a node. All other actions are recorded. */
export const isLookup = ({ kind }: Asked) => kind === 'category' || kind === 'question'

/** Whether a turn has an answer, which can be rated. */
export const isAnswer = ({ asked: what, outcome: end }: Turn) =>
  isLookup(what) && end.state === 'answered' && end.reply.choices.length === 0 && end.reply.text !== ''

export const isJudged = (turns: Turn[], { id }: Turn) =>
  turns.some(({ asked: what }) => what.kind === 'verdict' && what.answer === id)

/** The node that a message is about: that of the last list or answer, else 0. */
export const openNode = ({ turns }: Conversation) =>
  findLast(turns, ({ asked: what, outcome: end }) => isLookup(what) && end.state === 'answered')?.asked.node ?? '0'

/** Prepares a stored conversation after a reload: it is unknown whether requests that were pending arrived. */
export const resume = (kept: Conversation): Conversation => ({
  ...kept,
  turns: kept.turns.map((each) => {
    if (each.outcome.state !== 'waiting' || isLookup(each.asked)) return each
    // The borrower was taken to the form, whether this was recorded or not.
    if (each.asked.kind === 'handover') return { ...each, outcome: { state: 'answered', reply: emptyReply } }
    return { ...each, outcome: { state: 'failed' } }
  }),
})

export const emptyReply: Reply = { text: '', choices: [] }
