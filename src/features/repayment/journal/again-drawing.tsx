import { Drawing } from '../../../ui/drawing.tsx'

/** A receipt with a tick, and another behind it. */
export const againDrawing = (
  <Drawing>
    <path d="M44 26h34v50" />
    <path d="M32 36h34v48l-5.7-4-5.6 4-5.7-4-5.7 4-5.6-4-5.7 4z" />
    <path d="M41 56l6 6 11-12" />
  </Drawing>
)
