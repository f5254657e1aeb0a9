import type { ReactNode } from 'react'
import { m } from '../../platform/i18n/generated/messages.js'
import { StatusDrawing } from '../../ui/status-drawing.tsx'
import { StatusCard } from '../../ui/status-card.tsx'
import type { Tone } from '../../ui/tone.ts'

/** Whether an extension can be paid; `unreadable` where its fee or its end is not what the contract promises. */
export type OfferState = 'open' | 'expired' | 'unreadable'

const laterIcon = (
  <StatusDrawing>
    <rect x="9" y="12" width="28" height="27" rx="5" />
    <path d="M9 20h28M17 8v7M29 8v7M17 30h12M24 25l5 5-5 5" />
  </StatusDrawing>
)
const overIcon = (
  <StatusDrawing>
    <circle cx="24" cy="24" r="15" />
    <path d="M24 15v9l6 4" />
  </StatusDrawing>
)

const STATES: Record<OfferState, { icon: ReactNode; tone: Tone; title: () => string; text: () => string }> = {
  open: { icon: laterIcon, tone: 'info', title: m.extension_open_title, text: m.extension_open_text },
  expired: { icon: overIcon, tone: 'warning', title: m.extension_expired_title, text: m.extension_expired_text },
  unreadable: {
    icon: overIcon,
    tone: 'neutral',
    title: m.extension_unreadable_title,
    text: m.extension_unreadable_text,
  },
}

/** What an extension does and does not do, or why it cannot be paid; said when it changes while the screen is open. */
export function ExtensionStatus({ state }: { state: OfferState }) {
  const { title, text, ...look } = STATES[state]
  return (
    <div role="status">
      <StatusCard {...look} title={title()} text={text()} />
    </div>
  )
}
