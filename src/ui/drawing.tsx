import type { ReactNode } from 'react'

/** A drawing for a notice: lines in `currentColor` on a circle in a tint of it. */
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

export const connectionDrawing = (
  <Drawing>
    <path d="M30 50a38 38 0 0 1 52 0M40 61a23 23 0 0 1 32 0" />
    <path d="M56 74h.01" strokeWidth="7" />
    <path d="M32 30l48 52" />
  </Drawing>
)

export const failureDrawing = (
  <Drawing>
    <path d="M56 32l26 46H30z" />
    <path d="M56 50v12" />
    <path d="M56 70h.01" strokeWidth="5" />
  </Drawing>
)

export const missingDrawing = (
  <Drawing>
    <path d="M38 28h24l12 12v44H38z" />
    <path d="M62 28v12h12" />
    <path d="M48 56l16 16M64 56L48 72" />
  </Drawing>
)

export const lockedDrawing = (
  <Drawing>
    <rect x="36" y="50" width="40" height="32" rx="6" />
    <path d="M44 50v-8a12 12 0 0 1 24 0v8" />
    <path d="M56 63v7" />
  </Drawing>
)
