import type { ChangeEvent, ComponentProps } from 'react'
import { regroupCardNumber } from '../lib/regroup-card-number.ts'
import { TextField } from './text-field.tsx'

interface CardNumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** In groups of four. */
  value: string
  onChange: (grouped: string) => void
}

/** A bank card's number, in groups of four while it is typed, edited or pasted. */
export function CardNumberField({ value, onChange, ...rest }: CardNumberFieldProps) {
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const next = regroupCardNumber({
      text: target.value,
      caret: target.selectionStart ?? Infinity,
      previous: value,
      inputType,
    })
    // Set the value before React does: React leaves the caret alone if the value is already there.
    target.value = next.text
    if (target === document.activeElement) target.setSelectionRange(next.caret, next.caret)
    onChange(next.text)
  }
  return <TextField type="text" inputMode="numeric" autoComplete="cc-number" value={value} onChange={type} {...rest} />
}
