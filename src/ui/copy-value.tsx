import { Fragment, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import styles from './copy-value.module.css'
import { DoneIcon } from './done-icon.tsx'
import { LineIcon } from './icon.tsx'

// Kept out of the shared icons, which are in the first script.
const COPY =
  'M11.5 9h6a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-6a2.5 2.5 0 0 1-2.5-2.5v-6A2.5 2.5 0 0 1 11.5 9zM5.5 15A1.5 1.5 0 0 1 4 13.5v-8A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.5'

interface CopyValueProps {
  shown: string
  /** The text that is copied, if it differs from `shown`: digits without spaces. */
  raw?: string
  /** How the value is drawn, if not as text; for example a link. */
  children?: ReactNode
  /** `wide` is a button below the value that shows its label, for screens whose main task is copying. */
  look?: 'icon' | 'wide'
  labels: { copy: string; copied: string; pressAndHold: string }
  /** Called with the words for the result: copied or not. */
  onResult: (text: string) => void
}

/** A value with a copy button. It says "copied" only if copying worked. */
export function CopyValue({ shown, raw = shown, children, look = 'icon', labels, onResult }: CopyValueProps) {
  const value = useRef<HTMLSpanElement>(null)
  const [copied, setCopied] = useState(false)
  const [isToSelect, setIsToSelect] = useState(false)
  const copy = async () => {
    const isCopied = await copyText(raw)
    setCopied(isCopied)
    if (!isCopied) {
      flushSync(() => setIsToSelect(true))
      if (value.current) select(value.current)
    }
    onResult(isCopied ? labels.copied : labels.pressAndHold)
  }
  const icon = copied ? (
    <DoneIcon />
  ) : (
    <LineIcon>
      <path d={COPY} />
    </LineIcon>
  )
  return (
    <span className={look === 'wide' ? styles.column : styles.group}>
      <span ref={value} className={styles.value}>
        {children ?? <SpacedText text={shown} isToSelect={isToSelect} />}
      </span>
      {look === 'wide' ? (
        <Button onClick={() => void copy()}>
          {icon}
          <span className={styles.label}>{labels.copy}</span>
        </Button>
      ) : (
        <button type="button" className={styles.button} aria-label={labels.copy} onClick={() => void copy()}>
          {icon}
        </button>
      )}
    </span>
  )
}

/**
 * A text whose spaces are not copied. Up to Chromium 109 they would be selected, so then they are drawn without a character,
 * and the line may still break there.
 */
const SpacedText = ({ text, isToSelect }: { text: string; isToSelect: boolean }) =>
  text.split(' ').map((part, index) => (
    // The parts of a value have no key other than their index.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <span className={isToSelect ? styles.space : styles.gap}>{isToSelect ? <wbr /> : ' '}</span>}
      {part}
    </Fragment>
  ))

/**
 * Copies a text, with the clipboard API or `execCommand`. False if both fail: then it is selected, so that the person can copy
 * it by hand. Browsers allow this only in a tap handler.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // For web views without the permission and pages without https, `execCommand` may still work.
    return execCommandCopy(text)
  }
}

function execCommandCopy(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // Off the screen, and large enough that iOS does not zoom.
  field.style.cssText = 'position:fixed;top:-100px;font-size:16px'
  // A field outside an open dialog is inert and cannot be selected.
  const parent = document.querySelector('dialog[open]') ?? document.body
  parent.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

function select(shown: HTMLElement) {
  const range = document.createRange()
  range.selectNodeContents(shown)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
