import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { faqQuery, type FaqNode, useRecordFaq } from '../../../api/chatbot.ts'
import { randomId } from '../../../lib/random-id.ts'
import { errorLanguage, errorWords, secondsToWait } from '../../../parts/error-words.ts'
import { now } from '../../../platform/clock.ts'
import { type Asked, isLookup, emptyReply, openNode, type Reply, type Turn, type Why } from './conversation.ts'
import { conversationStore } from './conversation-store.ts'
import { botText, recordOf, replyOf } from './faq.ts'

/** The longest time in milliseconds that a slow record delays human support. */
const HANDOVER_TIMEOUT_MS = 1000

/** The conversation about an order, and its actions. `first` is the category from the address. */
export function useChat(orderNo: string, first: FaqNode | undefined) {
  const queryClient = useQueryClient()
  const { mutateAsync: record } = useRecordFaq()
  const [store] = useState(() => openStore(orderNo, first))
  const conversation = useSyncExternalStore(store.subscribe, store.get)

  const findTurn = (id: string) => store.get().turns.find((turn) => turn.id === id)

  /** Sends the turn to the server, and adds the reply to it. */
  const run = async ({ id, attempt, asked }: Turn) => {
    try {
      store.dispatch({ type: 'answer', id, attempt, reply: await send(asked) })
    } catch (error) {
      // A person who asked for human support gets it, even if this was not recorded.
      if (asked.kind === 'handover') store.dispatch({ type: 'answer', id, attempt, reply: emptyReply })
      else store.dispatch({ type: 'fail', id, attempt, why: whyOf(error) })
    }
  }
  const send = async (asked: Asked): Promise<Reply> => {
    const body = recordOf(orderNo, asked)
    if (!body) return replyOf(await queryClient.fetchQuery(faqQuery(orderNo, asked.node)))
    return { ...emptyReply, text: botText(await record(body)) }
  }
  /** Resolves once the server has replied; at once if this only repeats a pending request. */
  const ask = async (asked: Asked, category = store.get().category) => {
    const id = randomId()
    store.dispatch({ type: 'ask', id, asked, category })
    const turn = findTurn(id)
    if (turn) await run(turn)
  }

  // Requests the first list, and again those that were still loading when the page was left. A repeated request does no harm.
  useEffect(() => {
    for (const turn of store.get().turns) if (isWaitingLookup(turn)) void run(turn)
    // Once per conversation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store])

  return {
    conversation,
    openCategory: ({ id: node, title_local }: FaqNode) =>
      void ask({ kind: 'category', node, title: botText(title_local), byItself: false }, node),
    askQuestion: (node: string, title: string, category: string | undefined) =>
      void ask({ kind: 'question', node, title }, category),
    /** Resolves when the form may open: soon, whether the action was recorded or not. */
    handOver: (node: string, title: string, category: string | undefined) =>
      Promise.race([ask({ kind: 'handover', node, title }, category), handoverTimeout()]),
    judge: (answer: Turn, isSolved: boolean) =>
      void ask({ kind: 'verdict', node: answer.asked.node, isSolved, answer: answer.id }, answer.category),
    say: (text: string) => void ask({ kind: 'text', node: openNode(store.get()), text }),
    /** Rejects if the rating could not be recorded. */
    rate: async (node: string, stars: number) => {
      const asked: Asked = { kind: 'rating', node, stars }
      const reply = await send(asked)
      const id = randomId()
      store.dispatch({ type: 'ask', id, asked, category: store.get().category })
      store.dispatch({ type: 'answer', id, attempt: 1, reply })
    },
    retry: (id: string) => {
      if (findTurn(id)?.outcome.state !== 'failed') return
      store.dispatch({ type: 'retry', id })
      const turn = findTurn(id)
      if (turn) void run(turn)
    },
  }
}

function openStore(orderNo: string, first: FaqNode | undefined) {
  const store = conversationStore(orderNo)
  if (first) store.begin({ type: 'open', id: randomId(), node: first.id, title: botText(first.title_local) })
  return store
}

const isWaitingLookup = ({ asked, outcome }: Turn) => outcome.state === 'waiting' && isLookup(asked)

const handoverTimeout = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, HANDOVER_TIMEOUT_MS)
  })

/** The stored form of a failure: its words, or the end of the wait. */
function whyOf(error: unknown): Why {
  const seconds = secondsToWait(error)
  if (seconds > 0) return { busyUntil: now() + seconds * 1000 }
  const words = errorWords(error)
  return words === undefined ? {} : { words, ...(errorLanguage(error) === undefined && { isOurs: true }) }
}
