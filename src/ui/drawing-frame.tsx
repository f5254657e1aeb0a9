import type { ReactNode } from 'react'

/** One line weight, two tones: the line is `currentColor`, the ground a tint of it. */
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
