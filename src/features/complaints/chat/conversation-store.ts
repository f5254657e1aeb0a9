import * as v from 'valibot'
import { sessionDigest } from '../../../platform/session/session-digest.ts'
import { readOwn, removeStored, writeOwn } from '../../../platform/storage/storage.ts'
import {
  type ChatEvent,
  type Conversation,
  conversationSchema,
  converse,
  emptyConversation,
  resume,
} from './conversation.ts'

const KEY = 'chat'
const DRAFT_KEY = 'chatDraft'

/** The most turns that are kept on the device, of one or two messages each. Older ones are gone after a reload. */
const MOST_TURNS = 100

const keptSchema = v.object({ owner: v.string(), conversation: conversationSchema })
const draftSchema = v.object({ owner: v.string(), text: v.string() })

/** Whose conversation it is: of this session, about this order. */
const ownerOf = (orderNo: string) => `${sessionDigest()}:${orderNo}`

export interface ConversationStore {
  get: () => Conversation
  subscribe: (listener: () => void) => () => void
  dispatch: (event: ChatEvent) => void
}

let current: { owner: string; store: ConversationStore } | undefined

/**
 * The conversation about an order. It outlives the screen, so that a reply lands that comes while the borrower is elsewhere,
 * and a reload within the session.
 */
export function conversationStore(orderNo: string): ConversationStore {
  const owner = ownerOf(orderNo)
  if (current?.owner !== owner) current = { owner, store: createStore(owner, orderNo) }
  return current.store
}

function createStore(owner: string, orderNo: string): ConversationStore {
  const listeners = new Set<() => void>()
  const kept = readOwn(KEY, keptSchema)
  let conversation = kept?.owner === owner ? resume(kept.conversation) : emptyConversation
  return {
    get: () => conversation,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch: (event) => {
      conversation = converse(conversation, event)
      // A late reply of a session that has ended, or about another order, must not take the place of what is kept now.
      if (current?.owner === owner && ownerOf(orderNo) === owner)
        writeOwn(KEY, { owner, conversation: { ...conversation, turns: conversation.turns.slice(-MOST_TURNS) } })
      for (const listener of listeners) listener()
    },
  }
}

/** What was typed about an order and not sent yet. */
export function readChatDraft(orderNo: string): string {
  const draft = readOwn(DRAFT_KEY, draftSchema)
  return draft?.owner === ownerOf(orderNo) ? draft.text : ''
}

export function writeChatDraft(orderNo: string, text: string) {
  if (text) writeOwn(DRAFT_KEY, { owner: ownerOf(orderNo), text })
  else removeStored(DRAFT_KEY)
}
