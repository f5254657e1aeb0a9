import { m } from '../platform/i18n/generated/messages.js'
import { Delayed, STILL_WORKING_MS } from '../ui/delayed.tsx'

/** Says that an action is still running, once it takes long. Render it while the action runs. */
export function StillWorking() {
  return (
    <Delayed ms={STILL_WORKING_MS}>
      <p role="status">{m.still_working()}</p>
    </Delayed>
  )
}
