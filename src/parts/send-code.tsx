import { useSingleFlight } from '../lib/use-single-flight.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { useSecondsLeft } from '../platform/use-seconds-left.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { CODE_WAIT_SECONDS } from './code-wait.ts'

interface SendCodeProps {
  /** When a new code can be requested: a time of platform/clock. */
  againAt: number
  onAsk: () => Promise<unknown>
  /** The text after a tap while the button has to wait. */
  waitText?: (inputs: { seconds: number }) => string
}

/**
 * The button that requests a code. While it has to wait, it looks disabled and shows the seconds; a tap explains why
 * (RULE-7).
 */
export function SendCode({ againAt, onAsk, waitText = m.code_wait_text }: SendCodeProps) {
  const seconds = useSecondsLeft(againAt, CODE_WAIT_SECONDS)
  const ask = useSingleFlight(onAsk)
  if (seconds === 0)
    return (
      <Button look="quiet" onClick={() => void ask()}>
        {m.code_get()}
      </Button>
    )
  return (
    <Button
      look="quiet"
      aria-disabled
      aria-label={`${m.code_get()}, ${m.code_wait({ seconds })}`}
      onClick={() => showToast(waitText({ seconds }), 'info')}
    >
      {m.code_wait({ seconds })}
    </Button>
  )
}
