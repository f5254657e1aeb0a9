import { StatusDrawing } from '../../ui/status-drawing.tsx'

/** A receipt that asks, in the line of the status icons. */
export function QuestionIcon() {
  return (
    <StatusDrawing>
      <path d="M12 8h24v32l-4-3-4 3-4-3-4 3-4-3-4 3z" />
      <path d="M20 19a4 4 0 1 1 5.6 3.6c-1 .5-1.6 1.2-1.6 2.4" />
      <path d="M24 30h.01" strokeWidth="3.5" />
    </StatusDrawing>
  )
}
