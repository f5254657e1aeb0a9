import { m } from '../platform/i18n/generated/messages.js'
import { After } from '../ui/after.tsx'

/** Quality section 2: after this, waiting needs words. */
export const STILL_WORKING_MS = 8000

/** Says that an action still goes on, once it takes long. Rendered while the action is under way. */
export function StillWorking() {
  return (
    <After ms={STILL_WORKING_MS}>
      <p role="status">{m.still_working()}</p>
    </After>
  )
}
