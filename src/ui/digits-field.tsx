import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'
import { bringDigits, type Brought, type DigitFormat, type Refusal } from '../lib/bring-digits.ts'
import type { Typed } from '../lib/limit-typed.ts'
import { regroupDigits } from '../lib/regroup-digits.ts'
import { TextField } from './text-field.tsx'
import { showToast } from './toast.tsx'

type Input = HTMLInputElement

interface DigitsFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** In its groups. */
  value: string
  onChange: (grouped: string) => void
  format: DigitFormat
  /** Says why a text that was pasted or filled in was not taken. */
  refusalWords: (why: Refusal) => string
}

/** A number of many digits, in groups while it is typed, edited or pasted. */
export function DigitsField({ value, onChange, format, refusalWords, error, ...rest }: DigitsFieldProps) {
  /** What the field shows while a keyboard composes. To change it would make the keyboard write its digits twice. */
  const [composed, setComposed] = useState<string>()
  /** Said until the field or its error changes. */
  const [refused, setRefused] = useState<{ words: string; value: string; error: string | undefined }>()
  const beforeComposing = useRef<string>(undefined)
  const pasted = useRef<Brought>(undefined)

  const show = (input: Input, { text, caret }: Typed) => {
    // Set the value before React does: React leaves the caret alone if the value is already there.
    input.value = text
    if (input === document.activeElement) input.setSelectionRange(caret, caret)
  }
  const refuse = (input: Input, why: Refusal) => {
    const words = refusalWords(why)
    setRefused({ words, value, error })
    show(input, { text: value, caret: value.length - (input.value.length - caretOf(input)) })
    showToast(words)
  }
  const take = (input: Input, previous: string, inputType: string, brought?: Brought) => {
    beforeComposing.current = undefined
    setComposed(undefined)
    const edit = { text: input.value, caret: caretOf(input), previous, inputType }
    const next = brought ? bringDigits(edit, brought, format) : regroupDigits(edit, format)
    if (typeof next === 'string') return refuse(input, next)
    show(input, next)
    onChange(next.text)
  }
  const change = ({ target, nativeEvent }: ChangeEvent<Input>) => {
    // A field that the phone fills in may have an event that says nothing.
    const { inputType = '', data, isComposing }: Partial<InputEvent> = nativeEvent
    const previous = beforeComposing.current ?? value
    const { value: text } = target
    if (isComposing || inputType === 'insertCompositionText') {
      beforeComposing.current = previous
      setComposed(text)
      onChange(regroupDigits({ text, caret: caretOf(target), previous, inputType }, format).text)
      return
    }
    const brought =
      (inputType === 'insertFromPaste' && pasted.current) || broughtAtOnce(target, previous, inputType, data)
    pasted.current = undefined
    take(target, previous, inputType, brought)
  }
  const endComposing = ({ currentTarget }: SyntheticEvent<Input>) => {
    if (beforeComposing.current !== undefined) take(currentTarget, beforeComposing.current, '')
  }
  // Read here, because the input event does not say it in each browser, and the field has lost its lines.
  const paste = ({ currentTarget, clipboardData }: ClipboardEvent<Input>) => {
    pasted.current = {
      text: clipboardData.getData('text'),
      start: currentTarget.selectionStart ?? 0,
      isPasted: true,
    }
  }
  return (
    <TextField
      type="text"
      inputMode="numeric"
      {...rest}
      value={composed ?? value}
      error={refused?.value === value && refused.error === error ? refused.words : error}
      onChange={change}
      onPaste={paste}
      onCompositionEnd={endComposing}
      onBlur={endComposing}
    />
  )
}

const caretOf = ({ selectionStart, value }: Input) => selectionStart ?? value.length

/** What came at once without being pasted: by a key comes one character. */
function broughtAtOnce(input: Input, previous: string, inputType: string, data?: string | null): Brought | undefined {
  const text = data ?? input.value
  const most = data == null ? previous.length + 1 : 1
  if (text.length <= most || /^(?:delete|history)/.test(inputType)) return undefined
  return {
    text,
    start: data == null ? 0 : caretOf(input) - text.length,
    isPasted: inputType.startsWith('insertFrom'),
  }
}
