import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { faqQuery, type FaqNode } from '../../../api/chatbot.ts'
import { problemInitLocalQuery } from '../../../api/complaints.ts'
import { phoneLink } from '../../../lib/phone-link.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { OfflineNote } from '../../../parts/offline-note.tsx'
import { useServicePhone } from '../../../parts/service-phone.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/page.tsx'
import { AnswerRating } from './answer-rating.tsx'
import styles from './chat.module.css'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { type Choice, isJudged, type Turn } from './conversation.ts'
import { botText, categoryAt, problemTypeOf } from './faq.ts'
import { SupportLink } from './support-link.tsx'
import { BotMessage, TurnView } from './turn.tsx'
import { useChat } from './use-chat.ts'

interface ChatProps {
  orderNo: string
  /** The index of the first category. */
  selectedIndex?: string | undefined
}

/** The chatbot: questions and answers by category, free text, and links to human support. */
export function Chat({ orderNo, selectedIndex }: ChatProps) {
  const { data: start } = useSuspenseQuery(faqQuery(orderNo, '0'))
  const { answerList: categories } = start
  // Not awaited: without the types, the form asks for one.
  const { data: init } = useQuery(problemInitLocalQuery(orderNo))
  const { conversation, ...chat } = useChat(orderNo, categoryAt(categories, selectedIndex))
  const { turns, category } = conversation
  /** The node whose answer is being rated. */
  const [rated, setRated] = useState<string>()
  const navigate = useNavigate()
  const isMounted = useIsMounted()

  const formSearch = (of: string | undefined) => {
    const problemType = problemTypeOf(categories, init?.problemType, of)
    return { orderNo, ...(problemType && { problemType }) }
  }
  const handOver = useSingleFlight(async ({ id, title }: Choice, of: string | undefined) => {
    await chat.handOver(id, title, of)
    if (isMounted.current) await navigate({ to: '/complainPageNext', search: formSearch(of) })
  })
  const choose = (choice: Choice, of: string | undefined) => {
    if (choice.handsOver) void handOver(choice, of)
    else chat.askQuestion(choice.id, choice.title, of)
  }
  const judge = (answer: Turn, isSolved: boolean) => {
    // Render first, so that the dialog later returns the focus to the message that has it then.
    flushSync(() => chat.judge(answer, isSolved))
    if (isSolved) setRated(answer.asked.node)
  }

  return (
    <div className={styles.screen}>
      <Page
        title={m.chat_title()}
        start={<BackButton />}
        end={
          <>
            <SupportLink look="small" search={formSearch(category)} />
            <Call />
          </>
        }
      >
        <ChatLog turns={turns}>
          <BotMessage text={botText(start.question) || m.chat_greeting()} isOurs={!start.question} />
          {categories.length === 0 && <BotMessage text={m.chat_no_questions()} isOurs />}
          {turns.map((turn) => (
            <TurnView
              key={turn.id}
              turn={turn}
              isJudged={isJudged(turns, turn)}
              onChoose={(choice) => choose(choice, turn.category)}
              onJudge={(isSolved) => judge(turn, isSolved)}
              onRetry={() => chat.retry(turn.id)}
              toForm={formSearch(turn.category)}
            />
          ))}
        </ChatLog>
        <div className={styles.offline}>
          <OfflineNote />
        </div>
        {categories.length > 0 && <Topics categories={categories} chosen={category} onChoose={chat.openCategory} />}
        <Composer orderNo={orderNo} onSend={chat.say} />
      </Page>
      {rated && <AnswerRating rate={(stars) => chat.rate(rated, stars)} onClose={() => setRated(undefined)} />}
    </div>
  )
}

/** The phone link, as an icon beside the title. */
function Call() {
  const phone = useServicePhone()
  return (
    // `phoneLink` lets only digits through.
    // oxlint-disable-next-line react/forbid-dom-props
    <a className={styles.call} href={phoneLink(phone)} aria-label={m.call_us({ phone })}>
      <Icon name="phone" />
    </a>
  )
}

interface TopicsProps {
  categories: FaqNode[]
  chosen: string | undefined
  onChoose: (category: FaqNode) => void
}

/** Pixels beside a topic that is scrolled into view. */
const TOPIC_MARGIN = 16

/** The chosen topic may be scrolled out of view. In Chromium, Tab would begin at what `scrollIntoView` shows. */
function showTopic(topic: HTMLElement | null) {
  const row = topic?.parentElement
  if (!topic || !row) return
  const [{ left, right }, edge] = [topic.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += Math.min(0, left - TOPIC_MARGIN - edge.left) + Math.max(0, right + TOPIC_MARGIN - edge.right)
}

/** The categories. They are not ARIA tabs: each adds to the conversation, and none has a panel. */
function Topics({ categories, chosen, onChoose }: TopicsProps) {
  return (
    <div role="group" aria-label={m.chat_topics()} className={styles.topics}>
      {categories.map((each) => (
        <button
          key={each.id}
          ref={each.id === chosen ? showTopic : null}
          type="button"
          aria-pressed={each.id === chosen}
          className={styles.topic}
          lang={serverLanguage()}
          onClick={() => onChoose(each)}
        >
          {botText(each.title_local_alias) || botText(each.title_local)}
        </button>
      ))}
    </div>
  )
}
