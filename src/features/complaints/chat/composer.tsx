import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { faqRecord } from '../../../api/constraints.ts'
import { clampGraphemes } from '../../../lib/digits.ts'
import { isVisible } from '../../../lib/plain-text.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { SendIcon } from './chat-icons.tsx'
import styles from './composer.module.css'
import { readChatDraft, writeChatDraft } from './conversation-store.ts'

const LIMIT = faqRecord.value.maxLength

/** The key code of a key that an input method takes for itself: https://developer.mozilla.org/docs/Web/API/KeyboardEvent/isComposing */
const TAKEN_BY_INPUT_METHOD = 229

/** Where a message is typed. Enter sends it, Shift and Enter begin a new line. */
export function Composer({ orderNo, onSend }: { orderNo: string; onSend: (text: string) => void }) {
  const [text, setText] = useState(() => readChatDraft(orderNo))
  const isComposing = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()

  const change = (typed: string) => {
    // A text that is still being composed is cut when it is done: cutting it earlier would break the input method.
    const next = isComposing.current ? typed : clampGraphemes(typed, LIMIT)
    setText(next)
    writeChatDraft(orderNo, clampGraphemes(next, LIMIT))
  }
  const send = () => {
    const message = clampGraphemes(text.trim(), LIMIT)
    if (!isVisible(message)) return
    change('')
    onSend(message)
    field.current?.focus({ preventScroll: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isTaken = event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD
    if (event.key !== 'Enter' || event.shiftKey || isTaken) return
    event.preventDefault()
    send()
  }
  const isFull = Array.from(text).length >= LIMIT

  return (
    <form className={styles.composer} onSubmit={submit}>
      <div className={styles.row}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          aria-label={m.chat_message()}
          aria-describedby={noteId}
          placeholder={m.chat_message()}
          enterKeyHint="send"
          value={text}
          onChange={(event) => change(event.target.value)}
          onCompositionStart={() => {
            isComposing.current = true
          }}
          onCompositionEnd={(event) => {
            isComposing.current = false
            change(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={isVisible(text) ? styles.send : styles.unready} aria-label={m.chat_send()}>
          <SendIcon />
        </button>
      </div>
      <p id={noteId} className={styles.note} role="status">
        {isFull && m.chat_limit({ count: LIMIT })}
      </p>
    </form>
  )
}
