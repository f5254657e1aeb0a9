import { bankInfo } from '../../api/constraints.ts'
import { digitsOnly } from '../../lib/digits.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { TextField } from '../../ui/text-field.tsx'
import { SendCode } from './send-code.tsx'

const DIGITS = bankInfo.smsCode.maxLength

interface CardCodeFieldProps {
  value: string
  onChange: (code: string) => void
  error: string | undefined
  /** Where it went; unknown after a reload. */
  phone: string | undefined
  /** When another may be asked for: a time of platform/clock. */
  againAt: number
  onAskAgain: () => Promise<void>
}

/** The code that the bank sent, and the way to ask for another once the wait is over. */
export function CardCodeField({ value, onChange, error, phone, againAt, onAskAgain }: CardCodeFieldProps) {
  return (
    <TextField
      label={m.bind_code()}
      name="smsCode"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={({ target }) => onChange(digitsOnly(target.value).slice(0, DIGITS))}
      hint={phone ? m.bind_code_sent({ digits: DIGITS, phone }) : m.bind_code_on_its_way({ digits: DIGITS })}
      error={error}
      action={<SendCode againAt={againAt} onAsk={onAskAgain} />}
    />
  )
}
