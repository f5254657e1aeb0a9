import { LineIcon } from '../../../ui/icon.tsx'
import styles from './turn.module.css'

export const SendIcon = () => (
  <LineIcon>
    <path d="M5 12h13M12.5 6l6 6-6 6" />
  </LineIcon>
)

/** Somebody who answers: a headset. */
export const SupportIcon = ({ className }: { className?: string | undefined }) => (
  <LineIcon className={className}>
    <path d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h2a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1zM19.5 13.5h-2a1 1 0 0 0-1 1V18a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1zM19.5 18v.5a2.5 2.5 0 0 1-2.5 2.5h-3.5" />
  </LineIcon>
)

/** The bot's face, beside its messages. */
export const BotFace = () => (
  <svg
    className={styles.face}
    aria-hidden="true"
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="16" cy="16" r="16" fill="var(--brand-tint)" stroke="none" />
    <path
      d="M11.5 11h9A3.5 3.5 0 0 1 24 14.5v4a3.5 3.5 0 0 1-3.5 3.5h-3l-3.5 3v-3h-2.5A3.5 3.5 0 0 1 8 18.5v-4A3.5 3.5 0 0 1 11.5 11zM16 11V7.5"
      fill="var(--surface)"
    />
    <path d="M13 15.5v1.5M19 15.5v1.5" />
    <circle cx="16" cy="7" r="1" fill="currentColor" stroke="none" />
  </svg>
)
