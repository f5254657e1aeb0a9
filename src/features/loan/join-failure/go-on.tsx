import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { useLeaveQuestion } from '../../../parts/leave-question.tsx'
import { env } from '../../../platform/env.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { hostedPages } from '../../../platform/links/hosted-pages.ts'
import { decideLink } from '../../../platform/links/link-policy.ts'
import { openLink } from '../../../platform/links/open-link.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.tsx'

/** Whether the failure's own link leads anywhere: what the link policy refuses is not offered. */
export const mayOpen = (url: string | undefined): url is string =>
  decideLink(url, { host: hostedPages(), schemes: env.appSchemes }).kind !== 'refused'

/** The way on that the server names. */
export function GoOn({ url }: { url: string }) {
  const { askToLeave, question } = useLeaveQuestion()
  const goOn = useSingleFlight(async () => {
    const result = await openLink(url, { askToLeave })
    if (result === 'refused' || result === 'failed') showToast(m.link_not_opened())
  })
  return (
    <>
      <Button onClick={() => void goOn()}>{m.go_on()}</Button>
      {question}
    </>
  )
}
