import { LineIcon } from '../../../ui/icon.tsx'

/** A headset: a person who answers. */
export const SupportIcon = ({ className }: { className?: string | undefined }) => (
  <LineIcon className={className}>
    <path d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h2a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1zM19.5 13.5h-2a1 1 0 0 0-1 1V18a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1zM19.5 18v.5a2.5 2.5 0 0 1-2.5 2.5h-3.5" />
  </LineIcon>
)
