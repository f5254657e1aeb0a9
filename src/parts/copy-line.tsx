import type { ReactNode } from 'react'
import { m } from '../platform/i18n/generated/messages.js'
import { CopyValue } from '../ui/copy-value.tsx'
import { showToast } from '../ui/toast.tsx'
import { detail } from '../ui/detail.tsx'

interface CopyLineProps {
  shown: string
  /** The text that is copied, if it differs from `shown`. */
  raw?: string
  /** How the value is drawn, if not as text; for example a link. */
  children?: ReactNode
  look?: 'icon' | 'wide'
  /** The button's label. */
  copy: string
  /** The toast after copying. */
  copied: string
}

/** A value with its copy button; a toast says whether it was copied. */
export const CopyLine = detail(
  function CopyLine({ copy, copied, ...value }: CopyLineProps) {
    const labels = { copy, copied, pressAndHold: m.press_and_hold() }
    return <CopyValue {...value} labels={labels} onResult={(text) => showToast(text, 'info')} />
  },
  ({ shown, children }) => children ?? shown,
)
