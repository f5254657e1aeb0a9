import { type ReactNode, useId, useRef, useState } from 'react'
import { MOST_SECONDS } from '../../../lib/retry-after.ts'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { StillWorking } from '../../../parts/still-working.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { useSecondsLeft } from '../../../platform/use-seconds-left.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type Asked, type Choice, isAnswer, isLookup, type Turn, type Why } from './conversation.ts'
import type { FormSearch } from '../search.ts'
import { SupportIcon } from './support-icon.tsx'
import { SupportLink } from './support-link.tsx'
import styles from './turn.module.css'
import { detail } from '../../../ui/detail.tsx'

interface TurnViewProps {
  turn: Turn
  isJudged: boolean
  onChoose: (choice: Choice) => void
  onJudge: (isSolved: boolean) => void
  onRetry: () => void
  /** The address of the form, opened from this turn. */
  toForm: FormSearch
}

/** What the borrower did, and the result. */
export function TurnView({ turn, isJudged, onChoose, onJudge, onRetry, toForm }: TurnViewProps) {
  const { asked, outcome } = turn
  const container = useRef<HTMLDivElement>(null)
  const retry = () => {
    // Move the focus before the button disappears.
    container.current?.focus({ preventScroll: true })
    onRetry()
  }
  const isUnhelped = asked.kind === 'verdict' && !asked.isSolved
  return (
    // Focusable, because it receives the focus when the tapped button disappears.
    <div ref={container} tabIndex={-1} className={styles.turn}>
      <OwnMessage asked={asked} />
      {outcome.state === 'waiting' && <Waiting asked={asked} />}
      {outcome.state === 'failed' && (
        <Failed asked={asked} why={outcome} onRetry={retry}>
          {isUnhelped && <SupportLink look="primary" search={toForm} />}
          {isUnhelped && <ServicePhone />}
        </Failed>
      )}
      {outcome.state === 'answered' && (
        <>
          <BotMessage text={outcome.reply.text || (isLookup(asked) ? emptyWords(outcome.reply.choices) : undefined)}>
            {outcome.reply.choices.length > 0 && <Choices choices={outcome.reply.choices} onChoose={onChoose} />}
          </BotMessage>
          {isAnswer(turn) && !isJudged && <Verdict onJudge={onJudge} />}
          {leadsOn(turn) && (
            <div className={styles.actions}>
              <SupportLink look={isUnhelped ? 'primary' : 'secondary'} search={toForm} />
              {isUnhelped && <ServicePhone />}
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** Our words if the server sent no text: either there are questions to choose from, or nothing. */
const emptyWords = (choices: Choice[]) => (choices.length > 0 ? undefined : m.chat_nothing())

/** Whether a link to human support is shown below the turn. */
function leadsOn({ asked, outcome }: Turn): boolean {
  if (asked.kind === 'verdict') return !asked.isSolved
  if (asked.kind === 'text' || asked.kind === 'handover') return true
  return isLookup(asked) && outcome.state === 'answered' && !outcome.reply.text && outcome.reply.choices.length === 0
}

function OwnMessage({ asked }: { asked: Asked }) {
  if (asked.kind === 'category' && asked.byItself) return null
  const isServers = asked.kind === 'category' || asked.kind === 'question' || asked.kind === 'handover'
  return (
    // Not announced: the borrower just wrote it.
    <p className={styles.own} aria-live="off">
      <span className={styles.speaker}>{m.chat_you()} </span>
      <span lang={isServers ? serverLanguage() : undefined}>{ownWords(asked)}</span>
    </p>
  )
}

function ownWords(asked: Asked): string {
  switch (asked.kind) {
    case 'category':
    case 'question':
    case 'handover':
      return asked.title
    case 'verdict':
      return asked.isSolved ? m.chat_solved() : m.chat_not_solved()
    case 'rating':
      return m.stars({ count: asked.stars })
    case 'text':
      return asked.text
  }
}

/** A message of the bot, in the server's words or in ours (`isOurs`). */
export const BotMessage = ({
  text,
  isOurs = false,
  children,
}: {
  text: string | undefined
  isOurs?: boolean
  children?: ReactNode
}) =>
  text || children ? (
    <div className={styles.bot}>
      <BotFace />
      <div className={styles.bubble}>
        <span className={styles.speaker}>{m.chat_bot()} </span>
        {text && (
          <p className={styles.words} lang={isOurs ? undefined : serverLanguage()}>
            {text}
          </p>
        )}
        {children}
      </div>
    </div>
  ) : null

/** The questions stay, and can be tapped again later in the conversation (HELP-95). */
const Choices = ({ choices, onChoose }: { choices: Choice[]; onChoose: (choice: Choice) => void }) => (
  <ul className={styles.choices}>
    {choices.map((choice) => (
      <li key={choice.id}>
        <button type="button" className={styles.choice} onClick={() => onChoose(choice)}>
          <span lang={serverLanguage()}>{choice.title}</span>
          {choice.handsOver ? <SupportIcon /> : <Icon name="chevron" />}
        </button>
      </li>
    ))}
  </ul>
)

const Verdict = detail(function Verdict({ onJudge }: { onJudge: (isSolved: boolean) => void }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.verdict}>
      <span id={id} className={styles.question}>
        {m.chat_did_it_help()}
      </span>
      <button type="button" className={styles.judge} onClick={() => onJudge(true)}>
        {m.chat_solved()}
      </button>
      <button type="button" className={styles.judge} onClick={() => onJudge(false)}>
        {m.chat_not_solved()}
      </button>
    </div>
  )
})

/** A lookup shows that the bot is writing, any other action that it is being sent. */
const Waiting = ({ asked }: { asked: Asked }) => (
  <>
    {isLookup(asked) ? (
      <div className={styles.bot} aria-hidden="true">
        <BotFace />
        <div className={`${styles.bubble} ${styles.typing}`}>
          <i />
          <i />
          <i />
        </div>
      </div>
    ) : (
      <p className={styles.sending} aria-hidden="true">
        {m.chat_sending()}
      </p>
    )}
    <div className={styles.slow}>
      <StillWorking />
    </div>
  </>
)

interface FailedProps {
  asked: Asked
  why: Why
  onRetry: () => void
  children: ReactNode
}

const Failed = ({ asked, why: { words, isOurs, busyUntil }, onRetry, children }: FailedProps) => (
  <div className={isLookup(asked) ? styles.unread : styles.unsent}>
    <p className={styles.failure} lang={words && !isOurs ? serverLanguage() : undefined}>
      {busyUntil === undefined ? (
        (words ?? (isLookup(asked) ? m.chat_not_loaded() : m.chat_not_sent()))
      ) : (
        <Busy until={busyUntil} />
      )}
    </p>
    <button type="button" className={styles.retry} onClick={onRetry}>
      <Icon name="refresh" />
      {isLookup(asked) ? m.retry() : m.chat_send_again()}
    </button>
    {children}
  </div>
)

/** Counts down until a busy server may be asked again. */
function Busy({ until }: { until: number }) {
  const seconds = useSecondsLeft(until, MOST_SECONDS)
  const [atFirst] = useState(seconds)
  if (seconds === 0) return m.busy_over_text()
  return (
    <>
      {/* Changes in the log are read out, so screen readers get the wait once and not every second. */}
      <span className={styles.speaker}>{m.busy_text({ seconds: atFirst })}</span>
      <span aria-hidden="true">{m.busy_text({ seconds })}</span>
    </>
  )
}

/** The bot's avatar. */
const BotFace = () => (
  <svg
    className={styles.face}
    aria-hidden="true"
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="16" cy="16" r="16" fill="var(--brand-tint)" stroke="none" />
    <path
      d="M11.5 11h9A3.5 3.5 0 0 1 24 14.5v4a3.5 3.5 0 0 1-3.5 3.5h-3l-3.5 3v-3h-2.5A3.5 3.5 0 0 1 8 18.5v-4A3.5 3.5 0 0 1 11.5 11zM16 11V7.5"
      fill="var(--surface)"
    />
    <path d="M13 15.5v1.5M19 15.5v1.5" />
    <circle cx="16" cy="7" r="1" fill="currentColor" stroke="none" />
  </svg>
)
