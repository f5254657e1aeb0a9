import type { ReactNode } from 'react'

/** An icon of 24 px, drawn in the text's colour. It says nothing by itself: a label stands beside it or on its button. */
export function LineIcon({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
