import type { ComponentProps } from 'react'

/** A drawing of 48 px for a status card, in the card's colour: paths of one line weight. */
export function StatusDrawing(props: ComponentProps<'svg'>) {
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
      {...props}
    />
  )
}
