import type { ChangeEvent, ComponentProps } from 'react'
import { type DigitGroups, regroupDigits } from '../lib/regroup-digits.ts'
import { TextField } from './text-field.tsx'

interface DigitsFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'>, DigitGroups {
  /** In its groups. */
  value: string
  onChange: (grouped: string) => void
}

/** A number of many digits, in groups while it is typed, edited or pasted. */
export function DigitsField({ value, onChange, group, most, ...rest }: DigitsFieldProps) {
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const next = regroupDigits(
      {
        text: target.value,
        caret: target.selectionStart ?? Infinity,
        previous: value,
        inputType,
      },
      { group, most },
    )
    // Set the value before React does: React leaves the caret alone if the value is already there.
    target.value = next.text
    if (target === document.activeElement) target.setSelectionRange(next.caret, next.caret)
    onChange(next.text)
  }
  return <TextField type="text" inputMode="numeric" value={value} onChange={type} {...rest} />
}
