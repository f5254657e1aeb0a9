import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { lastOf } from '../../../lib/list.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import styles from './chat-log.module.css'
import type { Turn } from './conversation.ts'

/** Pixels from the end that still count as being there. */
const NEAR = 48

/** Pixels above the last turn, where it is longer than the log. */
const ABOVE = 8

/**
 * Where the messages stand; the last child is the last turn's. It scrolls to its end when something is added, but only if the
 * person was there or has added it: else a button says that there is something new.
 */
export function ChatLog({ turns, children }: { turns: Turn[]; children: ReactNode }) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [hasNew, setHasNew] = useState(false)
  const seen = useRef<Turn[]>(undefined)

  const scrollToEnd = () => {
    log.current?.scrollTo({ top: endOf(log.current) })
    isAtEnd.current = true
    setHasNew(false)
  }
  const onScroll = () => {
    if (!log.current) return
    isAtEnd.current = log.current.scrollTop >= endOf(log.current) - NEAR
    if (isAtEnd.current) setHasNew(false)
  }
  const follow = useEffectEvent((present: Turn[]) => {
    const before = seen.current
    seen.current = present
    const hasAdded = lastOf(present)?.id !== lastOf(before ?? [])?.id
    if (isAtEnd.current || hasAdded) scrollToEnd()
    else setHasNew(true)
    if (before && hasAdded) focusLast(log.current)
  })
  useLayoutEffect(() => follow(turns), [turns])

  // The keyboard opens, the phone is turned, the field grows: the end stays in sight.
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTo({ top: endOf(element) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const showNew = () => {
    scrollToEnd()
    // The button is about to go.
    log.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.view}>
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={m.chat_log()}
        // Focusable, because it gets the focus of the button below. No stop of its own: what stands in it scrolls it, too.
        tabIndex={-1}
        className={styles.log}
        onScroll={onScroll}
      >
        {children}
      </div>
      {hasNew && (
        <button type="button" className={styles.newMessages} onClick={showNew}>
          <Icon name="chevron" />
          {m.chat_new_messages()}
        </button>
      )}
    </div>
  )
}

/** How far to scroll for the end, without passing the beginning of the last turn. */
function endOf(log: HTMLElement): number {
  const end = log.scrollHeight - log.clientHeight
  const last = log.lastElementChild
  return last instanceof HTMLElement ? Math.min(end, last.offsetTop - ABOVE) : end
}

/**
 * When what was tapped in the log has made a new turn, the focus goes there: the button may be gone, and Tab goes on from it.
 * A person who is typing, or at the topics, is left alone.
 */
function focusLast(log: HTMLElement | null) {
  const { activeElement } = document
  const isElsewhere = activeElement !== document.body && !log?.contains(activeElement)
  const last = log?.lastElementChild
  if (!isElsewhere && last instanceof HTMLElement) last.focus({ preventScroll: true })
}
