import type { ReactNode } from 'react'

/** A drawing for a notice: lines in `currentColor` around paper, on a circle in a tint of it. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 112 112"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="56" cy="56" r="52" fill="currentColor" fillOpacity="0.09" stroke="none" />
      {children}
    </svg>
  )
}

/** What stands on the circle is of the page's own colour. */
const PAPER = { fill: 'var(--surface)' }

/** A plug beside its socket. */
export const connectionDrawing = (
  <Drawing>
    <path d="M24 56h14" />
    <path d="M38 44h8a12 12 0 0 1 0 24h-8z" {...PAPER} />
    <path d="M58 50h7M58 62h7" />
    <path d="M88 56H78" />
    <path d="M78 44h-4a12 12 0 0 0 0 24h4z" {...PAPER} />
  </Drawing>
)

/** A page whose words broke off. */
export const failureDrawing = (
  <Drawing>
    <path d="M36 28h30l12 12v30l-7 6-7-6-7 6-7-6-7 6-7-6z" {...PAPER} />
    <path d="M66 28v12h12" />
    <path d="M57 44v10" />
    <path d="M57 62h.01" strokeWidth="5" />
  </Drawing>
)

/** A page under a magnifying glass that finds nothing. */
export const missingDrawing = (
  <Drawing>
    <path d="M34 26h24l12 12v44H34z" {...PAPER} />
    <path d="M58 26v12h12M43 50h12M43 60h8" />
    <circle cx="67" cy="65" r="12" {...PAPER} />
    <path d="M76 74l9 9" />
  </Drawing>
)

export const lockedDrawing = (
  <Drawing>
    <path d="M44 50v-8a12 12 0 0 1 24 0v8" />
    <rect x="34" y="50" width="44" height="34" rx="7" {...PAPER} />
    <circle cx="56" cy="64" r="3.5" />
    <path d="M56 68v6" />
  </Drawing>
)

/** A receipt with a clock: what became of a payment is not known yet. */
export const unknownDrawing = (
  <Drawing>
    <path d="M32 26h38v56l-6-5-6 5-7-5-6 5-7-5-6 5z" {...PAPER} />
    <path d="M41 40h20M41 51h12" />
    <circle cx="70" cy="66" r="14" {...PAPER} />
    <path d="M70 58v8l6 4" />
  </Drawing>
)
