import { type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect } from 'react'
import { ApiError } from '../api/api-error.ts'
import { BackButton } from '../parts/back-button.tsx'
import { errorWords, secondsToWait } from '../parts/error-words.ts'
import { HomeButton } from '../parts/home-button.tsx'
import { LoanHelp } from '../parts/loan-help.tsx'
import { ServicePhone } from '../parts/service-phone.tsx'
import { isScriptGone } from '../platform/faults.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { reloadNow } from '../platform/links/reload-once.ts'
import { useIsReloading } from '../platform/links/use-is-reloading.ts'
import { currentParams, hasToken, SessionMissing } from '../platform/session/session.ts'
import { useEverySecond } from '../platform/use-seconds-left.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { showToast } from '../ui/toast.tsx'
import { describeError, type FailureWords } from './describe-error.tsx'
import { PendingScreen } from '../parts/pending-screen.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Another way to continue, shown below the retry button. A separate script, because few screens fail. */
    otherWay?: ComponentType
    /** The screen's own words. */
    failureWords?: FailureWords
  }
}

/** A bug that came again after a retry. A further retry would meet it too. */
let metAgain: string | undefined

const faultOf = (error: unknown) => (error instanceof ApiError || isScriptGone(error) ? undefined : String(error))

/** Help links that lead to the same screen. */
const LEADS_HERE: Record<string, ('ask' | 'complain')[]> = {
  '/intelligentCustomerService': ['ask'],
  '/complainNewPage': ['ask'],
  '/complainPage': ['complain'],
}

/** The screen of a failed route: what happened, what it means, what to do next. The error itself is never shown. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { otherWay: OtherWay, failureWords } = useMatch({ strict: false, shouldThrow: false })?.staticData ?? {}
  // The server's message is shown as a toast, which is announced (APP-41). The notice below keeps it on the screen.
  useEffect(() => {
    const { toast, lang } = describeError(error, failureWords)
    if (toast) showToast(toast, 'message', lang)
  }, [error, failureWords])
  // Renders every second, because the words count down the wait of a busy server.
  useEverySecond(() => secondsToWait(error))
  if (useIsReloading()) return <PendingScreen />
  const retry = async () => {
    // Do not ask a busy server earlier than it allows.
    if (secondsToWait(error) > 0) return showToast(errorWords(error) ?? '')
    // Some engines remember that a script is gone.
    if (isScriptGone(error) && reloadNow()) return
    metAgain = faultOf(error)
    await router.invalidate()
  }
  const { title, notice, text, lang, drawing, ...described } = describeError(error, failureWords)
  const canRetry = described.canRetry && (metAgain === undefined || metAgain !== faultOf(error))
  const { orderId, orderNo } = currentParams()
  const loanId = orderId ?? orderNo
  const isOfLoan = loanId !== undefined || hasToken(currentParams())
  const hasEnded = error instanceof ApiError && error.kind === 'session'
  // The same request would be refused again, but there are other ways to continue.
  const isRefused = error instanceof ApiError && error.kind === 'refused'
  return (
    <Page title={title} start={<BackButton />}>
      <Notice drawing={drawing} title={notice} text={text} lang={lang}>
        {canRetry && <Button onClick={() => void retry()}>{m.retry()}</Button>}
        {OtherWay && (canRetry || isRefused) && (
          <Suspense fallback={<span className={buttonClass.quiet} aria-hidden="true" />}>
            <OtherWay />
          </Suspense>
        )}
        <HomeButton look={canRetry ? 'quiet' : 'primary'} hasEnded={hasEnded} />
        {!isOfLoan && <ServicePhone />}
      </Notice>
      {isOfLoan && (
        <LoanHelp
          orderId={loanId}
          without={
            hasEnded || error instanceof SessionMissing
              ? ['ask', 'complain']
              : LEADS_HERE[router.state.location.pathname]
          }
        />
      )}
    </Page>
  )
}
