import { useCallback, useState } from 'react'
import { useSingle } from '../../lib/use-single.ts'
import { remainingSeconds } from '../../platform/clock.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { showToast } from '../../ui/toast.tsx'
import { CODE_WAIT_SECONDS } from './payment-flow.ts'

interface SendCodeProps {
  /** When another code may be asked for: a time of platform/clock. */
  againAt: number
  onAsk: () => Promise<void>
}

/** 'get code', which shows the seconds as long as it has to wait. It looks off then, and a tap says why (quality T17). */
export function SendCode({ againAt, onAsk }: SendCodeProps) {
  const remaining = useCallback(() => remainingSeconds(againAt, CODE_WAIT_SECONDS), [againAt])
  const [ended, setEnded] = useState<number>()
  const end = useCallback(() => setEnded(againAt), [againAt])
  const ask = useSingle(onAsk)
  if (ended === againAt || remaining() === 0)
    return (
      <Button look="quiet" onClick={() => void ask()}>
        {m.code_get()}
      </Button>
    )
  return (
    <Countdown key={againAt} remaining={remaining} onEnd={end}>
      {(seconds) => (
        <Button look="quiet" aria-disabled onClick={() => showToast(m.code_wait_text({ seconds }), 'info')}>
          {m.code_wait({ seconds })}
        </Button>
      )}
    </Countdown>
  )
}
