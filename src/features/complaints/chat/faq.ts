import type { FaqNode, FaqPage, FaqRecord } from '../../../api/chatbot.ts'
import { plainText } from '../../../lib/plain-text.ts'
import type { ProblemKind } from '../../../api/complaints.ts'
import type { Asked, Reply } from './conversation.ts'

/** The `action_type` that hands over to human support (HELP-43). */
const HANDOVER = 4

/** The maximum length of a text of the bot. */
const MOST_CHARACTERS = 2000

/** A text from the server, safe to show. */
export const botText = (text = '') => plainText(text, MOST_CHARACTERS)

/** The bot's reply for a node. An item with an unknown `action_type` opens its children. */
export const replyOf = ({ question, answerList }: FaqPage): Reply => ({
  text: botText(question),
  choices: answerList.map(({ id, title_local, action_type }) => ({
    id,
    title: botText(title_local),
    handsOver: action_type === HANDOVER,
  })),
})

/** The category at the index in the address, else the first one. */
export const categoryAt = (categories: FaqNode[], selectedIndex = ''): FaqNode | undefined =>
  (/^\d{1,3}$/.test(selectedIndex) ? categories[Number(selectedIndex)] : undefined) ?? categories[0]

/**
 * The type of complaint of a category: the one with the same index in its list (HELP-97). Undefined if the lists do not
 * match, so that a complaint never begins with a wrong type.
 */
export function problemTypeOf(categories: FaqNode[], types: ProblemKind[] | undefined, category: string | undefined) {
  const place = categories.findIndex(({ id }) => id === category)
  return types?.length === categories.length ? types[place]?.value : undefined
}

/** The record of an action, in the contract's four types. */
export function recordOf(orderNo: string, asked: Asked): FaqRecord | undefined {
  const qaId = asked.node
  switch (asked.kind) {
    case 'handover':
      return { orderNo, type: 1, value: asked.node, qaId }
    case 'verdict':
      return { orderNo, type: 2, value: asked.isSolved ? '1' : '0', qaId }
    case 'rating':
      return { orderNo, type: 3, value: String(asked.stars), qaId }
    case 'text':
      return { orderNo, type: 4, value: asked.text, qaId }
    case 'category':
    case 'question':
      return undefined
  }
}
