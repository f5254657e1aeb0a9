import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { lastOf } from '../../../lib/list.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import styles from './chat-log.module.css'
import type { Turn } from './conversation.ts'

/** Within this many pixels of the end, the log counts as scrolled to the end. */
const NEAR = 48

/** Pixels to leave above the last turn if it is taller than the log. */
const ABOVE = 8

/**
 * The message log; its last child is the last turn. When a message is added, it scrolls to the end if the person was there or
 * added the message. Otherwise a button says that there is something new.
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

  // Keep the end visible when the keyboard opens, the phone is turned or the field grows.
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
    // The focused button is about to disappear.
    log.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.view}>
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={m.chat_log()}
        // Focusable, because it receives the focus of the button below. Not a tab stop: focusing its content scrolls it too.
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

/** How far to scroll to see the end, but not beyond the start of the last turn. */
function endOf(log: HTMLElement): number {
  const end = log.scrollHeight - log.clientHeight
  const last = log.lastElementChild
  return last instanceof HTMLElement ? Math.min(end, last.offsetTop - ABOVE) : end
}

/**
 * After a tap in the log has added a turn, moves the focus there: the tapped button may be gone, and Tab continues from the
 * focus. Does nothing for a person who is typing or using the topics.
 */
function focusLast(log: HTMLElement | null) {
  const { activeElement } = document
  const isElsewhere = activeElement !== document.body && !log?.contains(activeElement)
  const last = log?.lastElementChild
  if (!isElsewhere && last instanceof HTMLElement) last.focus({ preventScroll: true })
}
