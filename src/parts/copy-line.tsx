import { m } from '../platform/i18n/generated/messages.js'
import { CopyValue } from '../ui/copy-value.tsx'
import { showToast } from '../ui/toast.tsx'

interface CopyLineProps {
  shown: string
  /** What is copied, where it is not what is shown. */
  raw?: string
  /** The button's name, and what is said once it has worked. */
  copy: string
  copied: string
}

/** A value with its copy button, which says what happened. */
export function CopyLine({ copy, copied, ...value }: CopyLineProps) {
  const labels = { copy, copied, pressAndHold: m.press_and_hold() }
  return <CopyValue {...value} labels={labels} onResult={(text) => showToast(text, 'info')} />
}
