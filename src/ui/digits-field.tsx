import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'
import { bringDigits, type Brought, type DigitFormat, type Refusal } from '../lib/bring-digits.ts'
import { commonStart, type Typed } from '../lib/limit-typed.ts'
import { regroupDigits, type TextEdit } from '../lib/regroup-digits.ts'
import { TextField } from './text-field.tsx'

type Input = HTMLInputElement

interface DigitsFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** The digits in their groups. */
  value: string
  onChange: (grouped: string) => void
  format: DigitFormat
  /** The words for why a pasted or filled-in text was refused. */
  refusalWords: (why: Refusal) => string
}

/** A field for a long number, which is grouped while it is typed, edited or pasted. */
export function DigitsField({ value, onChange, format, refusalWords, error, announced, ...rest }: DigitsFieldProps) {
  /** What the field shows while a keyboard composes. Changing it would make the keyboard write its digits twice. */
  const [composed, setComposed] = useState<string>()
  /** The refusal, shown until the field or its error changes. */
  const [refused, setRefused] = useState<{ words: string; count: number; value: string; error: string | undefined }>()
  const beforeComposing = useRef<string>(undefined)
  const pasted = useRef<Brought>(undefined)

  const show = (input: Input, { text, caret }: Typed) => {
    // Set the value before React does: React does not move the caret if the value is already set.
    input.value = text
    if (input === document.activeElement) input.setSelectionRange(caret, caret)
  }
  const refuse = (input: Input, why: Refusal) => {
    setRefused({ words: refusalWords(why), count: (refused?.count ?? 0) + 1, value, error })
    show(input, { text: value, caret: value.length - (input.value.length - caretOf(input)) })
  }
  const read = (edit: TextEdit, brought: Brought | undefined) =>
    brought ? bringDigits(edit, brought, format) : regroupDigits(edit, format)
  const take = (input: Input, edit: TextEdit, brought: Brought | undefined) => {
    beforeComposing.current = undefined
    setComposed(undefined)
    const next = read(edit, brought)
    if (typeof next === 'string') return refuse(input, next)
    show(input, next)
    setRefused(undefined)
    onChange(next.text)
  }
  const change = ({ target, nativeEvent }: ChangeEvent<Input>) => {
    // When the phone fills in the field, the event may have no details.
    const { inputType = '', data, isComposing }: Partial<InputEvent> = nativeEvent
    const previous = beforeComposing.current ?? value
    const edit = { text: target.value, caret: caretOf(target), previous, inputType }
    if (isComposing || inputType === 'insertCompositionText') {
      beforeComposing.current = previous
      setComposed(edit.text)
      const next = read(edit, composedIn(edit, format))
      onChange(typeof next === 'string' ? previous : next.text)
      return
    }
    const brought =
      (inputType === 'insertFromPaste' && pasted.current) ||
      broughtAtOnce(edit, data) ||
      (beforeComposing.current === undefined ? undefined : composedIn(edit, format))
    pasted.current = undefined
    take(target, edit, brought)
  }
  const endComposing = ({ currentTarget }: SyntheticEvent<Input>) => {
    const previous = beforeComposing.current
    if (previous === undefined) return
    const edit = { text: currentTarget.value, caret: caretOf(currentTarget), previous, inputType: '' }
    take(currentTarget, edit, composedIn(edit, format))
  }
  // Read here, because not every browser's input event contains the pasted text, and the field has dropped its line ends.
  const paste = ({ currentTarget, clipboardData }: ClipboardEvent<Input>) => {
    pasted.current = {
      text: clipboardData.getData('text'),
      start: currentTarget.selectionStart ?? 0,
      isPasted: true,
    }
  }
  const isRefused = refused?.value === value && refused.error === error
  return (
    <TextField
      type="text"
      inputMode="numeric"
      {...rest}
      value={composed ?? value}
      error={isRefused ? refused.words : error}
      announced={isRefused ? refused.count : announced}
      onChange={change}
      onPaste={paste}
      onCompositionEnd={endComposing}
      onBlur={endComposing}
    />
  )
}

const caretOf = ({ selectionStart, value }: Input) => selectionStart ?? value.length

/** Text that arrived at once but was not pasted. A key adds only one character. */
function broughtAtOnce({ text: now, caret, previous, inputType }: TextEdit, data?: string | null): Brought | undefined {
  const text = data ?? now
  const most = data == null ? previous.length + 1 : 1
  if (text.length <= most || /^(?:delete|history)/.test(inputType)) return undefined
  return {
    text,
    start: data == null ? 0 : caret - text.length,
    isPasted: inputType.startsWith('insertFrom'),
  }
}

/** A composed text with more than digits, for example a whole SMS. Taking all its digits could give a wrong number. */
function composedIn({ text: now, caret, previous }: TextEdit, { isWhole }: DigitFormat): Brought | undefined {
  const start = commonStart(now.slice(0, caret), previous)
  const text = now.slice(start, caret)
  if (!/\p{Nd}/u.test(text) || !/\P{Nd}/u.test(text)) return undefined
  return isWhole ? { text: now, start: 0, isPasted: false } : { text, start, isPasted: false }
}
