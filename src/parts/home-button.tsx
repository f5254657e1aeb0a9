import { useGoHome } from '../platform/back.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { Button } from '../ui/button.tsx'

interface HomeButtonProps {
  look?: 'primary' | 'quiet'
  /** The session has ended, and the borrower has to log in again. */
  hasEnded?: boolean
}

/** The button to the app's home. */
export function HomeButton({ look = 'primary', hasEnded = false }: HomeButtonProps) {
  const goHome = useGoHome(hasEnded)
  return (
    <Button look={look} onClick={() => void goHome()}>
      {m.to_home()}
    </Button>
  )
}
