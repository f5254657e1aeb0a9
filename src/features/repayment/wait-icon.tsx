import { StatusDrawing } from '../../ui/status-drawing.tsx'

/** Paused: not to be paid now. Drawn as the loan's status icons are. */
export function WaitIcon() {
  return (
    <StatusDrawing>
      <circle cx="24" cy="24" r="15" />
      <path d="M20 18v12M28 18v12" />
    </StatusDrawing>
  )
}
