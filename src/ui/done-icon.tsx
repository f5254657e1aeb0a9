import { LineIcon } from './icon.tsx'

/** A tick. Kept out of the shared icons, which are in the first script. */
export const DoneIcon = () => (
  <LineIcon>
    <path d="M5 13l4.5 4.5L19 7.5" />
  </LineIcon>
)
