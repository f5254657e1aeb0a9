import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { faqRecord } from '../../../api/constraints.ts'
import { clampGraphemes } from '../../../lib/digits.ts'
import { countCharacters } from '../../../lib/limit-typed.ts'
import { isVisible } from '../../../lib/plain-text.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { LineIcon } from '../../../ui/icon.tsx'
import { useTypingLimit } from '../../../ui/use-typing-limit.ts'
import styles from './composer.module.css'
import { readChatDraft, writeChatDraft } from './conversation-store.ts'

const LIMIT = faqRecord.value.maxLength

/**
 * The key code of a key that an input method handles itself:
 * https://developer.mozilla.org/docs/Web/API/KeyboardEvent/isComposing
 */
const TAKEN_BY_INPUT_METHOD = 229

/** The message field. Enter sends; Shift and Enter begin a new line. */
export function Composer({ orderNo, onSend }: { orderNo: string; onSend: (text: string) => void }) {
  const [text, setText] = useState(() => readChatDraft(orderNo))
  const field = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()

  const change = (typed: string) => {
    setText(typed)
    // A word that is still being composed may exceed the limit.
    writeChatDraft(orderNo, clampGraphemes(typed, LIMIT))
  }
  const typing = useTypingLimit(LIMIT, text, change)
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
  const isFull = countCharacters(text) >= LIMIT

  return (
    <form className={styles.composer} onSubmit={submit}>
      <div className={styles.row}>
        <textarea
          {...typing}
          ref={field}
          className={styles.field}
          rows={1}
          aria-label={m.chat_message()}
          aria-describedby={noteId}
          placeholder={m.chat_message()}
          enterKeyHint="send"
          value={text}
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

const SendIcon = () => (
  <LineIcon>
    <path d="M5 12h13M12.5 6l6 6-6 6" />
  </LineIcon>
)
