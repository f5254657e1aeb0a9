// Of screens that are not there when something fails: apart, so that no other screen has to fetch them.
import { Drawing } from './drawing-frame.tsx'

export const buildingDrawing = (
  <Drawing>
    <rect x="34" y="28" width="44" height="56" rx="6" />
    <path d="M44 42h24M44 54h24M44 66h12" />
  </Drawing>
)

export const successDrawing = (
  <Drawing>
    <circle cx="56" cy="56" r="26" />
    <path d="M44 57l9 9 16-18" />
  </Drawing>
)
