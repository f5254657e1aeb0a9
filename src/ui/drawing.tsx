import type { ReactNode } from 'react'

interface DrawingProps {
  /** The path of the shape in front, filled with the page's background colour. */
  paper?: string
  /** The path of the lines on it and around it. */
  lines?: string
  children?: ReactNode
}

/** A drawing for a notice: lines in `currentColor`, on a circle in a tint of it. */
export function Drawing({ paper, lines, children }: DrawingProps) {
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
      <path d={paper} fill="var(--surface)" />
      <path d={lines} />
      {children}
    </svg>
  )
}

/** A plug beside its socket. */
export const connectionDrawing = (
  <Drawing
    paper="M38 44h8a12 12 0 0 1 0 24h-8zM78 44h-4a12 12 0 0 0 0 24h4z"
    lines="M24 56h14M58 50h4M58 62h4M88 56H78"
  />
)

/** A receipt with an exclamation mark. */
export const failureDrawing = (
  <Drawing
    paper="M36 28h30l12 12v42l-7-6-7 6-7-6-7 6-7-6-7 6z"
    lines="M66 28v12h12M57 46v12M55.5 67.5a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0"
  />
)

/** A page under a magnifying glass. */
export const missingDrawing = (
  <Drawing
    paper="M34 26h24l12 12v44H34zM79 65a12 12 0 1 1-24 0a12 12 0 1 1 24 0"
    lines="M58 26v12h12M43 46h10M76 74l9 9"
  />
)

/** A padlock. */
export const lockedDrawing = (
  <Drawing
    paper="M41 50h30a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7H41a7 7 0 0 1-7-7V57a7 7 0 0 1 7-7z"
    lines="M44 50v-8a12 12 0 0 1 24 0v8M56 64v8"
  />
)

/** A receipt with a clock: the result of a payment is not known yet. */
export const unknownDrawing = (
  <Drawing
    paper="M32 26h38v56l-6-5-6 5-7-5-6 5-7-5-6 5zM84 66a14 14 0 1 1-28 0a14 14 0 1 1 28 0"
    lines="M41 38h20M41 48h12M70 58v8l6 4"
  />
)
