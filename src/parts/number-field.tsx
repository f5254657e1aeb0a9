import type { ComponentProps } from 'react'
import type { DigitFormat } from '../lib/bring-digits.ts'
import { digitsOnly } from '../lib/digits.ts'
import { findCode } from '../lib/find-number.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { DigitsField } from '../ui/digits-field.tsx'

type FieldProps = ComponentProps<typeof DigitsField>

/** A field for the number of a card or a phone. */
export const NumberField = (props: Omit<FieldProps, 'refusalWords'>) => (
  <DigitsField
    {...props}
    refusalWords={(why) => (why === 'long' ? m.digits_too_long({ most: props.format.limit }) : m.digits_unclear())}
  />
)

/** The format of a code that comes by SMS. */
export const codeFormat = (digits: number): DigitFormat => ({
  group: digitsOnly,
  most: digits,
  limit: digits,
  find: (text) => findCode(text, digits),
  isWhole: true,
})

/** A field for an SMS code. The phone may fill it in. */
export const CodeField = (props: Omit<FieldProps, 'refusalWords'>) => (
  <DigitsField
    autoComplete="one-time-code"
    {...props}
    refusalWords={() => m.digits_no_code({ digits: props.format.limit })}
  />
)
