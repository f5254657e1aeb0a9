/** Paused: not to be paid now. Drawn as the loan's status icons are. */
export function WaitIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="24" cy="24" r="15" />
      <path d="M20 18v12M28 18v12" />
    </svg>
  )
}
