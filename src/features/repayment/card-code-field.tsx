import { useState } from 'react'
import { bankInfo } from '../../api/constraints.ts'
import { digitsOnly } from '../../lib/digits.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { codeWait } from './card-code-wait.ts'

const DIGITS = bankInfo.smsCode.maxLength

interface CardCodeFieldProps {
  value: string
  onChange: (code: string) => void
  error: string | undefined
  /** Where it went; unknown after a reload. */
  phone: string | undefined
  onAskAgain: () => void
}

/** The code that came by SMS, and the way to ask for another once the wait is over. */
export function CardCodeField({ value, onChange, error, phone, onAskAgain }: CardCodeFieldProps) {
  const [waits, setWaits] = useState(() => codeWait() > 0)
  return (
    <>
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
      />
      {waits ? (
        // Looks off, and says why when it is tapped (quality T17).
        <Button look="quiet" aria-disabled onClick={() => showToast(m.bind_code_too_soon())}>
          <Countdown remaining={codeWait} onEnd={() => setWaits(false)}>
            {(seconds) => m.bind_code_wait({ seconds })}
          </Countdown>
        </Button>
      ) : (
        <Button look="quiet" onClick={onAskAgain}>
          {m.bind_code_again()}
        </Button>
      )}
    </>
  )
}
