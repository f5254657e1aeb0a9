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

/** The maximum number of stored turns, with one or two messages each. Older ones are lost after a reload. */
const MOST_TURNS = 100
/** The maximum number of loans whose conversations are stored: those with the latest messages. */
const MOST_LOANS = 3

const keptSchema = v.array(v.object({ owner: v.string(), conversation: conversationSchema }))
const draftsSchema = v.array(v.object({ owner: v.string(), text: v.string() }))

/** Identifies a conversation: this session, about this order. */
const ownerOf = (orderNo: string) => `${sessionDigest()}:${orderNo}`

const isOfSession = (owner: string) => owner.startsWith(ownerOf(''))

export interface ConversationStore {
  get: () => Conversation
  subscribe: (listener: () => void) => () => void
  /**
   * For the first event of a screen that is just being rendered: listeners are not called, and it is stored with the next
   * event.
   */
  begin: (event: ChatEvent) => void
  dispatch: (event: ChatEvent) => void
}

/** The stores of this session, by owner. */
const stores = new Map<string, ConversationStore>()

/**
 * The conversation about an order. It outlives the screen, so that late replies are added even while another order is open.
 * It also survives a reload within the session.
 */
export function conversationStore(orderNo: string): ConversationStore {
  for (const owner of stores.keys()) if (!isOfSession(owner)) stores.delete(owner)
  const owner = ownerOf(orderNo)
  const store = stores.get(owner) ?? createStore(owner)
  stores.set(owner, store)
  return store
}

function createStore(owner: string): ConversationStore {
  const listeners = new Set<() => void>()
  const kept = readKept(KEY, keptSchema).find((each) => each.owner === owner)
  let conversation = kept ? resume(kept.conversation) : emptyConversation
  const store: ConversationStore = {
    get: () => conversation,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin: (event) => {
      conversation = converse(conversation, event)
    },
    dispatch: (event) => {
      conversation = converse(conversation, event)
      // A late reply of a session that has ended is not stored.
      if (stores.get(owner) === store && isOfSession(owner))
        writeOwn(KEY, [
          { owner, conversation: { ...conversation, turns: conversation.turns.slice(-MOST_TURNS) } },
          ...othersOf(readKept(KEY, keptSchema), owner),
        ])
      for (const listener of listeners) listener()
    },
  }
  return store
}

/** The unsent text about an order. */
export const readChatDraft = (orderNo: string): string =>
  readKept(DRAFT_KEY, draftsSchema).find(({ owner }) => owner === ownerOf(orderNo))?.text ?? ''

export function writeChatDraft(orderNo: string, text: string) {
  const owner = ownerOf(orderNo)
  const drafts = othersOf(readKept(DRAFT_KEY, draftsSchema), owner)
  if (text) drafts.unshift({ owner, text })
  if (drafts.length > 0) writeOwn(DRAFT_KEY, drafts)
  else removeStored(DRAFT_KEY)
}

const readKept = <T>(key: string, schema: v.GenericSchema<unknown, T[]>): T[] => readOwn(key, schema) ?? []

/** The stored items of this session's other orders, as many as fit beside one more. */
const othersOf = <T extends { owner: string }>(kept: T[], present: string): T[] =>
  kept.filter(({ owner }) => owner !== present && isOfSession(owner)).slice(0, MOST_LOANS - 1)
