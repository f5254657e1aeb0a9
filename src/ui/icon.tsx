import type { ReactNode } from 'react'

/** An icon of 24 px in the text's colour. Hidden from screen readers: a label must be beside it or on its button. */
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

/** The path of each icon. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  refresh: 'M20 12a8 8 0 1 1-2.3-5.6M20 4v4.5h-4.5',
  phone: 'M6 4h3l1.5 4.5L8.3 10a12 12 0 0 0 5.7 5.7l1.5-2.2L20 15v3a2 2 0 0 1-2 2A15 15 0 0 1 4 6a2 2 0 0 1 2-2z',
  chevron: 'M9 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
}

/** One of the icons that screens share. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <LineIcon>
      <path d={PATHS[name]} />
    </LineIcon>
  )
}
