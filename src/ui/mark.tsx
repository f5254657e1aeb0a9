/**
 * The lender's logo, as in public/icon.svg. The sign has the colour `--mark-sign`, and the background has the text's colour.
 */
export const Mark = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 64 64" fill="none" aria-hidden="true">
    <rect width="64" height="64" rx="16" fill="currentColor" stroke="none" />
    <path
      d="M20 18h24M20 28h24M20 18h7c13 0 13 19 0 19h-7l16 13"
      stroke="var(--mark-sign, var(--brand-ink))"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
