import { useGoHome } from '../platform/back.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { Button } from '../ui/button.tsx'

/** The button to the app's home. */
export function HomeButton({ look = 'primary' }: { look?: 'primary' | 'quiet' }) {
  const goHome = useGoHome()
  return (
    <Button look={look} onClick={() => void goHome()}>
      {m.to_home()}
    </Button>
  )
}
