import { useState } from 'react'
import { m } from '../platform/i18n/generated/messages.js'
import { reloadNow } from '../platform/links/reload-once.ts'
import { useIsReloading } from '../platform/links/use-is-reloading.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { showToast } from '../ui/toast.tsx'

/** In place of a part whose script did not load. Nothing while a reload may bring it, unless it was asked for here. */
export function NotLoaded({ text }: { text: string }) {
  const [isAsked, setAsked] = useState(false)
  const isComing = useIsReloading()
  const lookAgain = () => {
    setAsked(true)
    // Online, only a request that is being sent stands in the way.
    if (!reloadNow() && !isComing) showToast(navigator.onLine ? m.action_failed() : m.offline_note())
  }
  return (
    (isAsked || !isComing) && (
      <Card>
        <p>{text}</p>
        <Button look="quiet" aria-busy={isComing} onClick={lookAgain}>
          {m.retry()}
        </Button>
      </Card>
    )
  )
}
