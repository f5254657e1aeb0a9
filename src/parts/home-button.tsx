import { useGoHome } from '../platform/back.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { Button } from '../ui/button.tsx'

/** The way out: primary where nothing else can be done. */
export function HomeButton({ look = 'primary' }: { look?: 'primary' | 'quiet' }) {
  const goHome = useGoHome()
  return (
    <Button look={look} onClick={() => void goHome()}>
      {m.to_home()}
    </Button>
  )
}
