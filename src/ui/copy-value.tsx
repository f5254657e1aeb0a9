import { Fragment, useRef, useState } from 'react'
import { copyText } from './copy-text.ts'
import styles from './copy-value.module.css'
import { Icon } from './icon.tsx'

interface CopyValueProps {
  /** What is shown, and what is copied when it is another writing of it (raw digits). */
  shown: string
  raw?: string
  labels: { copy: string; copied: string; pressAndHold: string }
  /** Says what happened. */
  onResult: (text: string) => void
}

/** A value with a button that copies it. Success is claimed only when it worked. */
export function CopyValue({ shown, raw = shown, labels, onResult }: CopyValueProps) {
  const value = useRef<HTMLSpanElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    if (!value.current) return
    const result = await copyText(raw, value.current)
    setCopied(result === 'copied')
    onResult(result === 'copied' ? labels.copied : labels.pressAndHold)
  }
  return (
    <span className={styles.group}>
      <span ref={value} className={styles.value}>
        {shown.split(' ').map((part, index) => (
          // The parts of a value have an order and nothing else.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && <span className={styles.gap}> </span>}
            {part}
          </Fragment>
        ))}
      </span>
      <button type="button" className={styles.button} aria-label={labels.copy} onClick={() => void copy()}>
        <Icon name={copied ? 'done' : 'copy'} />
      </button>
    </span>
  )
}
